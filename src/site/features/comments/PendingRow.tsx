import { useRef, useState } from 'react'
import { threadTexts as texts } from '#content/texts/thread.ts'
import { discard } from '#device/outbox/replay.ts'
import { ConfirmQuestion } from '#ui/controls/ConfirmQuestion.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { Avatar, authorOf } from './Author.tsx'
import { CommentText } from './CommentText.tsx'
import { focusWhenThere } from './focusWhenThere.ts'
import { PendingEditor } from './PendingEditor.tsx'
import { Problem } from './Problem.tsx'
import type { PendingItem } from './rows.ts'
import { deepestIndent } from './threadStyles.ts'
import { When } from './When.tsx'

interface PendingRowProps {
  item: PendingItem
  depth: number
  parentAuthor: string | undefined
}

/** A comment or reply of this device that is not sent yet (OB-08, OB-09): dashed, with Edit and Remove. */
export function PendingRow({ item, depth, parentAuthor }: PendingRowProps) {
  const { state, body, about } = item
  const [doing, setDoing] = useState<'edit' | 'remove'>()
  const [problem, setProblem] = useState<string>()
  const edit = useRef<HTMLButtonElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  const author = body.username.trim() ? authorOf(body.username) : texts.you
  const back = (to: typeof edit) => {
    setDoing(undefined)
    requestAnimationFrame(() => to.current?.focus())
  }
  const onRemove = async () => {
    const handled = await discard(item.key).catch(() => undefined)
    if (handled === 'done' || handled === 'gone') return focusParent(about?.commentId)
    setProblem(handled === 'sending' ? texts.tooLate : texts.notChanged)
    back(remove)
  }
  return (
    <li className="row" data-depth={Math.min(depth, deepestIndent)}>
      <article
        tabIndex={-1}
        data-pending={state.name}
        data-key={item.key}
        data-written-at={item.writtenAt}
        data-waits-under={about?.commentId ?? ''}
        aria-label={parentAuthor === undefined ? author : texts.answering(author, parentAuthor)}
      >
        <Avatar name={author} />
        <div className="body">
          <div className="who">
            <bdi>{author}</bdi>
            <Chip state={state.name} />
            <When at={item.writtenAt} />
          </div>
          {parentAuthor === undefined && item.kind === 'reply' && <div className="to">{texts.replyToUnknown}</div>}
          {state.name === 'needs-attention' && (
            <p className="refused">{texts.refused(state.message || texts.httpError(state.status))}</p>
          )}
          {doing === 'edit' ? (
            <PendingEditor item={item} onSaved={() => setDoing(undefined)} onClose={() => back(edit)} />
          ) : (
            <>
              <CommentText text={body.text} />
              <Problem text={problem} />
              {doing === 'remove' ? (
                <ConfirmQuestion
                  question={texts.removeQuestion}
                  confirm={texts.remove}
                  keep={texts.keep}
                  onConfirm={() => void onRemove()}
                  onKeep={() => back(remove)}
                />
              ) : (
                <div className="acts">
                  <button type="button" ref={edit} onClick={() => setDoing('edit')}>
                    {texts.edit}
                  </button>
                  <button type="button" ref={remove} onClick={() => setDoing('remove')}>
                    {texts.remove}
                  </button>
                </div>
              )}
            </>
          )}
        </div>
      </article>
    </li>
  )
}

/** After a removal the focus goes to where the text was begun: the comment replied to, or the form. */
function focusParent(commentId: string | undefined): void {
  focusWhenThere(() =>
    commentId === undefined
      ? document.querySelector<HTMLElement>('[data-form=comment] textarea')
      : document.getElementById(`comment-${commentId}`),
  )
}

function Chip({ state }: { state: PendingItem['state']['name'] }) {
  const text = { waiting: texts.waiting, sending: texts.sendingNow, 'needs-attention': texts.needsAttention }[state]
  return (
    <span className="chip">
      <Icon name={state === 'needs-attention' ? 'alert' : 'clock'} size="16px" />
      <span>{text}</span>
    </span>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { threadTexts as texts } from '#content/texts/thread.ts'
import { discard } from '#outbox/edit.ts'
import { Icon } from '#ui/Icon.tsx'
import { Avatar } from './Avatar.tsx'
import { authorOf } from './authorOf.ts'
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

/** What was written here and is not sent yet (decisions, Offline): dashed, with Edit and Remove. */
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
                <RemoveQuestion onRemove={() => void onRemove()} onKeep={() => back(remove)} />
              ) : (
                <Acts>
                  <button type="button" ref={edit} onClick={() => setDoing('edit')}>
                    {texts.edit}
                  </button>
                  <button type="button" ref={remove} onClick={() => setDoing('remove')}>
                    {texts.remove}
                  </button>
                </Acts>
              )}
            </>
          )}
        </div>
      </article>
    </li>
  )
}

/** Asks before what was written is removed. It takes the focus once: an arrival or another tab draws the row anew. */
function RemoveQuestion({ onRemove, onKeep }: { onRemove: () => void; onKeep: () => void }) {
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  return (
    <Acts label={texts.removeQuestion}>
      <button type="button" ref={yes} onClick={onRemove}>
        {texts.remove}
      </button>
      <button type="button" onClick={onKeep}>
        {texts.keep}
      </button>
    </Acts>
  )
}

/** What was removed leads back to where it was begun: the comment replied to, or the form. */
function focusParent(commentId: string | undefined): void {
  focusWhenThere(() =>
    commentId === undefined
      ? document.querySelector<HTMLElement>('[data-form=comment] textarea')
      : document.getElementById(`comment-${commentId}`),
  )
}

function Acts({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className="acts">
      {label && <span>{label}</span>}
      {children}
    </div>
  )
}

function Chip({ state }: { state: PendingItem['state']['name'] }) {
  const text = { waiting: texts.waiting, sending: texts.sendingNow, 'needs-attention': texts.needsAttention }[state]
  return (
    <span className="chip">
      <Icon name={state === 'needs-attention' ? 'alert' : 'clock'} size="16px" />
      {text}
    </span>
  )
}

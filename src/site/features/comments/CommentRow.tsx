import { memo, useRef, useSyncExternalStore } from 'react'
import { threadTexts as texts } from '#content/texts/thread.ts'
import { Avatar } from './Author.tsx'
import { CommentText } from './CommentText.tsx'
import { useThreadContext } from './threadContext.ts'
import { deepestIndent } from './threadStyles.ts'
import { When } from './When.tsx'
import { ReplyBox } from './WriteBoxes.tsx'

interface CommentRowProps {
  id: string
  author: string
  text: string
  date: string
  deleted: boolean
  held: boolean
  depth: number
  /** Author of the comment replied to; `undefined` at the top level. */
  parentAuthor: string | undefined
}

/** One comment. Its properties are plain values, so it renders again only when one of them changes. */
export const CommentRow = memo(function CommentRow(props: CommentRowProps) {
  const { id, author, text, date, deleted, held, depth, parentAuthor } = props
  return (
    <li className="row" data-depth={Math.min(depth, deepestIndent)}>
      <article
        id={`comment-${id}`}
        tabIndex={-1}
        aria-label={parentAuthor === undefined ? author : texts.answering(author, parentAuthor)}
      >
        <Avatar name={deleted ? '' : author} />
        {deleted ? (
          <div className="body">
            <div className="who">{texts.deletedAuthor}</div>
            <p className="gone">{texts.deletedText}</p>
          </div>
        ) : (
          <div className="body">
            <div className="who">
              <bdi>{author}</bdi>
              {held && <span className="chip">{texts.held}</span>}
              <When at={Date.parse(date)} />
            </div>
            {depth > deepestIndent && <div className="to">{texts.replyTo(parentAuthor ?? '')}</div>}
            <CommentText text={text} />
            {held ? <p className="note">{texts.heldNote}</p> : <Acts id={id} author={author} />}
          </div>
        )}
      </article>
    </li>
  )
})

/** Reply and Report, described by the author's name to screen readers, because each row has the same two buttons. */
function Acts({ id, author }: { id: string; author: string }) {
  const { openReply, report } = useThreadContext()
  const reply = useRef<HTMLButtonElement>(null)
  const open = useSyncExternalStore(openReply.subscribe, () => openReply.current === id)
  const cancel = () => {
    openReply.close()
    reply.current?.focus()
  }
  return (
    <>
      <div className="acts">
        <button
          ref={reply}
          type="button"
          aria-expanded={open}
          aria-description={author}
          onClick={() => openReply.open(id)}
        >
          {texts.reply}
        </button>
        <button type="button" aria-haspopup="dialog" aria-description={author} onClick={() => report(id)}>
          {texts.report}
        </button>
      </div>
      {open && <ReplyBox commentId={id} author={author} onCancel={cancel} />}
    </>
  )
}

import { useState } from 'react'
import { threadTexts as texts } from '#content/texts/thread.ts'
import { readComment } from '#device/offline/readComments.ts'
import type { Delivery } from '#device/outbox/send.ts'
import { focusWhenThere } from './focusWhenThere.ts'
import { useThreadContext } from './threadContext.ts'
import { WriteForm } from './WriteForm.tsx'
import { postedText } from './writing.ts'

/** The comment form under the thread. The focus stays in it; the result is announced. */
export function CommentBox({ blogId }: { blogId: string }) {
  const [status, setStatus] = useState<string>()
  const onDone = (delivery: Delivery) =>
    setStatus(delivery.state === 'sent' ? postedText('comment', delivery.answer) : undefined)
  return (
    <div className="box" onInput={() => setStatus(undefined)}>
      <h3>{texts.write.comment.title}</h3>
      <WriteForm target={{ blogId }} onDone={onDone} />
      <div role="status">{status}</div>
    </div>
  )
}

/** The form under a comment. A success closes it and moves the focus to the reply; Cancel moves it back to the button. */
export function ReplyBox({ commentId, author, onCancel }: { commentId: string; author: string; onCancel: () => void }) {
  const { blogId, openReply } = useThreadContext()
  return (
    <div className="reply-box">
      <h3>{texts.write.reply.title(author)}</h3>
      <WriteForm
        target={{ blogId, commentId }}
        onCancel={onCancel}
        onDone={(delivery) => {
          openReply.close()
          focusReply(delivery, commentId)
        }}
      />
    </div>
  )
}

/** Moves the focus to the reply: the server's comment, or the last one that waits under the same parent. */
function focusReply(delivery: Delivery, parentId: string): void {
  if (delivery.state === 'sent') {
    const id = readComment(delivery.answer)?._id
    if (id !== undefined) focusWhenThere(() => document.getElementById(`comment-${id}`))
  } else if (delivery.state === 'saved') {
    focusWhenThere(() =>
      [...document.querySelectorAll<HTMLElement>('[data-waits-under]')].findLast(
        (row) => row.dataset.waitsUnder === parentId,
      ),
    )
  }
}

import { threadTexts as texts } from '#content/texts/thread.ts'
import { focusSent } from './focusSent.ts'
import { useThreadMeans } from './threadContext.ts'
import { WriteForm } from './WriteForm.tsx'

/** The form under a comment. A success closes it and leads to the reply; Cancel leads back to where it was opened. */
export function ReplyBox({ commentId, author, onCancel }: { commentId: string; author: string; onCancel: () => void }) {
  const { blogId, openReply } = useThreadMeans()
  return (
    <div className="reply-box">
      <h3>{texts.write.reply.title(author)}</h3>
      <WriteForm
        target={{ blogId, commentId }}
        onCancel={onCancel}
        onDone={(delivery) => {
          openReply.close()
          focusSent(delivery, commentId)
        }}
      />
    </div>
  )
}

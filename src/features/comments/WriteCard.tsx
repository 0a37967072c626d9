import { useState } from 'react'
import { threadTexts as texts } from '#content/texts/thread.ts'
import type { Delivery } from '#outbox/send.ts'
import { WriteForm } from './WriteForm.tsx'
import { postedText } from './writing.ts'

/** The comment form under the thread. The focus stays in it; what became of the comment is announced. */
export function WriteCard({ blogId }: { blogId: string }) {
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

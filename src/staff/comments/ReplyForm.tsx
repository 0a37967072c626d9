import { Box } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { staffCommentTexts as texts } from '#content/texts/staff/lists.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { CommentItem } from '#contract/staff/comments.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { call } from '../data/call.ts'
import { useDraft } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { announceDone } from '../data/undo.ts'
import { Alert } from '../layout/Alert.tsx'
import { moderate } from './moderate.ts'

/** Answers a comment on the site under the office's name. */
export function ReplyForm({ comment, onDone }: { comment: CommentItem; onDone: () => void }) {
  const [text, setText] = useDraft(`reply:${comment.id}`)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const key = useRef({ text: '', key: '' })
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !text.trim()) return
    setBusy(true)
    setError('')
    if (key.current.text !== text) key.current = { text, key: uuidv7() }
    try {
      const reply = await call<CommentItem>('replyToComment', { id: comment.id, body: { text }, key: key.current.key })
      setText('')
      announceDone(texts.answered, async () => {
        await moderate([reply], 'delete')
      })
      announceChange({ kind: 'comment', id: comment.id, what: 'changed' })
      onDone()
    } catch (reason) {
      setError(errorText(reason))
      setBusy(false)
    }
  }
  return (
    <Box mt="4" maxW="measure">
      <form onSubmit={(event) => void onSubmit(event)}>
        <LabelledField
          label={texts.answerLabel}
          rows={4}
          maxLength={20_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {error && <Alert text={error} />}
        <Button type="submit" size="sm" mt="3" disabled={busy || !text.trim()}>
          {texts.sendAnswer}
        </Button>
      </form>
    </Box>
  )
}

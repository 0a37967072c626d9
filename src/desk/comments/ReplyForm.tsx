import { Box } from '@chakra-ui/react'
import { staffCommentTexts as texts } from '#content/texts/staff/lists.ts'
import type { CommentItem } from '#contract/staff/comments.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { call } from '../data/call.ts'
import { useDraft } from '../data/drafts.ts'
import { announceChange } from '../data/live.ts'
import { announceDone } from '../data/undo.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { Alert } from '../layout/Alert.tsx'
import { decide, partly } from './moderate.ts'

/** Answers a comment on the site under the office's name. */
export function ReplyForm({ comment, onDone }: { comment: CommentItem; onDone: () => void }) {
  const draft = `reply:${comment.id}`
  const [text, setText, clear] = useDraft(draft)
  const { onSubmit, isDisabled, error } = useSubmit(draft, text, async (answer, key) => {
    const reply = await call<CommentItem>('replyToComment', { id: comment.id, body: { text: answer }, key })
    clear(answer)
    announceDone(texts.answered, async () => {
      const undone = await decide('delete', [reply])
      announceChange({ kind: 'comment', id: comment.id, what: 'changed' })
      return partly(undone)
    })
    announceChange({ kind: 'comment', id: comment.id, what: 'changed' })
    onDone()
  })
  return (
    <Box mt="4" maxW="measure">
      <form onSubmit={onSubmit}>
        <LabelledField
          label={texts.answerLabel}
          rows={4}
          maxLength={20_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {error && <Alert text={error} />}
        <Button type="submit" size="sm" mt="3" disabled={isDisabled}>
          {texts.sendAnswer}
        </Button>
      </form>
    </Box>
  )
}

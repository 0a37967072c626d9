import { useState } from 'react'
import { staffCommentTexts as texts } from '#content/texts/staff/lists.ts'
import type { CommentItem, ModerationAction } from '#contract/staff/comments.ts'
import { Button } from '#ui/controls/Button.tsx'
import { moderate } from './moderate.ts'

interface ModerationButtonsProps {
  comments: readonly CommentItem[]
  onChanged: (changed: CommentItem[]) => void
}

/** The decisions about one or many comments that would change something. */
export function ModerationButtons({ comments, onChanged }: ModerationButtonsProps) {
  const [busy, setBusy] = useState(false)
  const decide = async (action: ModerationAction) => {
    if (busy) return
    setBusy(true)
    const changed = await moderate(comments, action)
    setBusy(false)
    onChanged(changed)
  }
  const some = (...states: string[]) => comments.some(({ state }) => states.includes(state))
  const hasReports = comments.some(({ reports }) => reports.length > 0)
  return (
    <>
      {(some('held', 'deleted') || hasReports) && (
        <Button variant="navy" size="sm" aria-disabled={busy} onClick={() => void decide('approve')}>
          {texts.approve}
        </Button>
      )}
      {some('shown') && (
        <Button variant="line" size="sm" color="link" aria-disabled={busy} onClick={() => void decide('hide')}>
          {texts.hide}
        </Button>
      )}
      {some('shown', 'held') && (
        <Button variant="line" size="sm" color="err" aria-disabled={busy} onClick={() => void decide('delete')}>
          {texts.remove}
        </Button>
      )}
    </>
  )
}

import { useState } from 'react'
import { staffCommentTexts as texts } from '#content/texts/staff/lists.ts'
import type { CommentItem } from '#contract/staff/comments.ts'
import { Button } from '#ui/controls/Button.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { announceDone, announceFailure } from '../data/undo.ts'

interface BanButtonProps {
  comment: CommentItem
  onChanged: (changed: CommentItem[]) => void
}

/** Stops or lets in again what comes from the comment's network, while it is known. */
export function BanButton({ comment, onChanged }: BanButtonProps) {
  const [busy, setBusy] = useState(false)
  const { bannedUntil } = comment
  const isBanned = bannedUntil !== null
  if (!isBanned && !comment.canBan) return null
  const set = (name: 'banAuthor' | 'unbanAuthor') =>
    call<CommentItem>(name, {
      id: comment.id,
      // A ban that is put back ends when it would have ended.
      ...(name === 'banAuthor' && { body: isBanned ? { days: daysUntil(bannedUntil) } : {} }),
    })
  const toggle = async () => {
    if (busy) return
    setBusy(true)
    try {
      onChanged([await set(isBanned ? 'unbanAuthor' : 'banAuthor')])
      announceDone(isBanned ? texts.unbanned : texts.banned, async () => {
        await set(isBanned ? 'banAuthor' : 'unbanAuthor')
        announceChange({ kind: 'comment', id: comment.id, what: 'changed' })
      })
    } catch (error) {
      announceFailure(errorText(error))
    }
    setBusy(false)
  }
  return (
    <Button
      variant="line"
      size="sm"
      color={isBanned ? 'link' : 'err'}
      aria-disabled={busy}
      onClick={() => void toggle()}
    >
      {isBanned ? texts.unban : texts.ban}
    </Button>
  )
}

/** Begun days until then, within the bounds of `banRequest` also where this device's clock is wrong. */
function daysUntil(time: string): number {
  return Math.min(365, Math.max(1, Math.ceil((Date.parse(time) - Date.now()) / 86_400_000)))
}

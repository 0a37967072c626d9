import { useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { EnquiryAnswer } from '#contract/staff/enquiries.ts'
import { Button } from '#ui/controls/Button.tsx'
import { beginAttempt } from '../data/attempts.ts'
import { call, isAway } from '../data/call.ts'
import { fillField, readDraft } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { announceDone, announceFailure, dismissWaiting } from '../data/undo.ts'
import { focusComposer } from './composerMode.ts'
import { joinedWords } from './useAnswer.ts'

interface TakeBackAnswerProps {
  enquiryId: string
  answer: EnquiryAnswer
}

/**
 * Takes back an answer that has not gone out, however long it waits: for the scan of its files, or for a mail server that is
 * away. Its words and files are in the composer again.
 */
export function TakeBackAnswer({ enquiryId, answer }: TakeBackAnswerProps) {
  const [busy, setBusy] = useState(false)
  const restore = () => {
    const draft = `answer:${enquiryId}`
    const text = joinedWords(answer.text, readDraft(draft))
    fillField(draft, text)
    fillField(`subject:${enquiryId}`, answer.subject)
    const { attachments } = answer
    fillField(`files:${enquiryId}`, attachments.length > 0 ? JSON.stringify(attachments) : '')
    return { draft, text }
  }
  const takeBack = async () => {
    if (busy) return
    setBusy(true)
    try {
      await call('cancelAnswer', { id: answer.id })
      restore()
      // The notice with the same offer.
      dismissWaiting(new Set([answer.id]))
      announceDone(texts.takenBack)
      focusComposer('answer')
    } catch (reason) {
      if (isAway(reason)) {
        // It may be cancelled all the same. With the version from before, sending it again asks first if it is not.
        const { draft, text } = restore()
        const { subject, attachments } = answer
        const words = { subject, text, keepState: false, attachments: attachments.map(({ id }) => id) }
        beginAttempt(draft, JSON.stringify(words), answer.version - 1)
      }
      announceFailure(errorText(reason))
      setBusy(false)
    }
    announceChange({ kind: 'enquiry', id: enquiryId, what: 'changed' })
  }
  return (
    <Button
      data-screen=""
      variant="line"
      size="sm"
      color="link"
      mt="3"
      aria-disabled={busy}
      onClick={() => void takeBack()}
    >
      {texts.takeBack}
    </Button>
  )
}

import { useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { EnquiryAnswer, EnquiryDetail } from '#contract/staff/enquiries.ts'
import { Button } from '#ui/controls/Button.tsx'
import { beginAttempt } from '../data/attempts.ts'
import { call, isAway } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { announceDone, announceFailure, dismissWaiting } from '../data/undo.ts'
import { useSession } from '../data/useSession.ts'
import { focusComposer } from './composerMode.ts'
import { putBack } from './putBack.ts'
import { signatureFor, signed } from './signature.ts'

interface TakeBackAnswerProps {
  enquiry: EnquiryDetail
  answer: EnquiryAnswer
}

/**
 * Takes back an answer that has not gone out, however long it waits: for the scan of its files, or for a mail server that is
 * away. Words, files and what was chosen for it are in the composer again.
 */
export function TakeBackAnswer({ enquiry, answer }: TakeBackAnswerProps) {
  const { signatures } = useSession()
  const [busy, setBusy] = useState(false)
  const restore = () => {
    const { subject, text, attachments: files } = answer
    const isUnsigned = signed(text, signatureFor(enquiry.page, signatures)) !== text
    return putBack(enquiry.id, { subject, text, keepState: keptState(enquiry, answer), files, isUnsigned })
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
        beginAttempt(`answer:${enquiry.id}`, JSON.stringify(restore()), answer.version - 1)
      }
      announceFailure(errorText(reason))
      setBusy(false)
    }
    announceChange({ kind: 'enquiry', id: enquiry.id, what: 'changed' })
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

/** Whether the answer was sent without marking the enquiry as answered. */
function keptState({ events }: EnquiryDetail, { author, at }: EnquiryAnswer): boolean {
  const sent = events.find((event) => event.kind === 'answer' && event.actor === author && event.at === at)
  return sent !== undefined && sent.to !== 'answered'
}

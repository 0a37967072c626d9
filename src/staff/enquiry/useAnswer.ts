import { useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { EnquiryAnswer, EnquiryConflict, EnquiryDetail, EnquiryItem } from '#contract/staff/enquiries.ts'
import { beginAttempt, endAttempt } from '../data/attempts.ts'
import { CallError, call } from '../data/call.ts'
import { useDraft } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { announceDone } from '../data/undo.ts'

/**
 * Hook: an answer in work and its sending. Words and attempt are drafts, so that the same answer keeps its key and version
 * until the server has spoken, whether or not its form was left: sent again after a lost connection, it is one email.
 */
export function useAnswer(enquiry: EnquiryDetail, reload: () => void) {
  const { id } = enquiry
  const draft = `answer:${id}`
  const [subject, setSubject] = useDraft(`subject:${id}`, texts.defaultSubject(enquiry.reference))
  const [text, setText] = useDraft(draft)
  const [keep, setKeep] = useDraft(`keepState:${id}`)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [overtaken, setOvertaken] = useState<EnquiryItem>()
  const keepState = keep !== ''
  const isDisabled = busy || !text.trim()
  const send = async (version: number) => {
    if (isDisabled) return
    setBusy(true)
    setError('')
    setOvertaken(undefined)
    const body = { subject, text, keepState }
    const attempt = beginAttempt(draft, JSON.stringify(body), version)
    try {
      const answer = await call<EnquiryAnswer>('answerEnquiry', {
        id,
        body: { ...body, version: attempt.version },
        key: attempt.key,
      })
      endAttempt(draft)
      setText('')
      setSubject(texts.defaultSubject(enquiry.reference))
      setKeep('')
      announceDone(texts.answerWaits, async () => {
        await call('cancelAnswer', { id: answer.id })
        setSubject(body.subject)
        setKeep(keep)
        setText(body.text)
        announceChange({ kind: 'enquiry', id, what: 'changed' })
      })
      announceChange({ kind: 'enquiry', id, what: 'changed' })
      reload()
    } catch (reason) {
      if (reason instanceof CallError && reason.status === 409) {
        endAttempt(draft)
        setOvertaken((reason.body as EnquiryConflict).theirs)
        reload()
      } else setError(errorText(reason))
    }
    setBusy(false)
  }
  return {
    subject,
    setSubject,
    text,
    setText,
    keepState,
    setKeepState: (next: boolean) => setKeep(next ? 'yes' : ''),
    busy,
    isDisabled,
    error,
    /** The enquiry as a colleague changed it, if the answer was not sent because of that. */
    overtaken,
    send,
  }
}

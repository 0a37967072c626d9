import { useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { EnquiryAnswer, EnquiryConflict, EnquiryDetail, EnquiryItem } from '#contract/staff/enquiries.ts'
import { beginAttempt, endAttempt } from '../data/attempts.ts'
import { CallError, call, isAway } from '../data/call.ts'
import { readDraft, useDraft } from '../data/drafts.ts'
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
  const [subject, setSubject, clearSubject] = useDraft(`subject:${id}`, texts.defaultSubject(enquiry.reference))
  const [text, setText, clearText] = useDraft(draft)
  const [keep, setKeep, clearKeep] = useDraft(`keepState:${id}`)
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
      // The words before their key: should anything fail in between, the same words are still the same answer.
      clearText(text)
      clearSubject(subject)
      clearKeep(keep)
      endAttempt(draft, attempt)
      const restore = () => {
        const restored = joined(text, readDraft(draft))
        setText(restored)
        setSubject(subject)
        setKeep(keep)
        return { ...body, text: restored }
      }
      announceDone(texts.answerWaits, async () => {
        try {
          await call('cancelAnswer', { id: answer.id })
        } catch (reason) {
          // It may be cancelled all the same. With the version from before, sending it again asks first if it is not.
          if (isAway(reason)) beginAttempt(draft, JSON.stringify(restore()), attempt.version)
          throw reason
        }
        restore()
        announceChange({ kind: 'enquiry', id, what: 'changed' })
      })
      announceChange({ kind: 'enquiry', id, what: 'changed' })
      reload()
    } catch (reason) {
      if (reason instanceof CallError && reason.status === 409) {
        endAttempt(draft, attempt)
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

/** An answer that was taken back, above what was typed since it was sent. */
function joined(text: string, typed: string): string {
  if (!typed.trim()) return text
  return typed.startsWith(text) ? typed : `${text}\n\n${typed}`
}

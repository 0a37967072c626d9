import { useRef, useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { offlineTexts } from '#content/texts/staff/offline.ts'
import {
  answerDelay,
  type EnquiryAnswer,
  type EnquiryConflict,
  type EnquiryDetail,
  type EnquiryItem,
} from '#contract/staff/enquiries.ts'
import { type Attempt, beginAttempt, endAttempt } from '../data/attempts.ts'
import { CallError, call, isAway } from '../data/call.ts'
import { useDraft } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { useSession } from '../data/useSession.ts'
import { canQueue, dropFromQueue, queueAnswer } from '../offline/queue.ts'
import type { AnswerWords } from '../offline/queueItem.ts'
import { useAnswerBase } from './answerBase.ts'
import { putBack } from './putBack.ts'
import { signatureFor, signed } from './signature.ts'
import { deliveryOf } from './thread.ts'
import { useFiles } from './useFiles.ts'

/**
 * Hook: an answer in work and its sending. Words and attempt are drafts, so that the same answer keeps its key and version
 * until the server has spoken, whether or not its form was left: sent again after a lost connection, it is one email. Without
 * a connection it waits on this device.
 */
export function useAnswer(enquiry: EnquiryDetail, reload: () => void) {
  const { id } = enquiry
  const { address, signatures, scansFiles = false } = useSession()
  const draft = `answer:${id}`
  const [subject, setSubject, clearSubject] = useDraft(`subject:${id}`, texts.defaultSubject(enquiry.reference))
  const [text, setText, clearText] = useDraft(draft)
  const [keep, setKeep, clearKeep] = useDraft(`keepState:${id}`)
  const [unsigned, setUnsigned, clearUnsigned] = useDraft(`unsigned:${id}`)
  const ownSignature = signatureFor(enquiry.page, signatures)
  const signature = unsigned ? '' : ownSignature
  const files = useFiles(id)
  const { version: begunWith, news } = useAnswerBase(enquiry, text, address)
  /** The version that an answer was sent to, and the one it made: the next answer may be ready before that is loaded. */
  const own = useRef<{ from: number; to: number }>(undefined)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const [overtaken, setOvertaken] = useState<EnquiryItem>()
  const keepState = keep !== ''
  const isDisabled = busy || files.busy || !text.trim()

  const clear = (attempt: Attempt) => {
    // The words before their key: should anything fail in between, the same words are still the same answer.
    clearText(text)
    clearSubject(subject)
    clearKeep(keep)
    clearUnsigned(unsigned)
    files.clear(files.files)
    endAttempt(draft, attempt)
  }
  /** The rest of the answer, as it is in its fields. */
  const rest = { files: files.files, isUnsigned: unsigned !== '' }
  const restore = (words: AnswerWords): AnswerWords => putBack(id, { ...words, ...rest })
  const changed = () => announceChange({ kind: 'enquiry', id, what: 'changed' })

  /** The words as the client gets them: with the signature, which stays out of the field. */
  const withSignature = (words: AnswerWords): AnswerWords => ({ ...words, text: signed(words.text, signature) })

  const letWait = async (words: AnswerWords, attempt: Attempt) => {
    await queueAnswer(enquiry, withSignature(words), { ...attempt, ...rest }, address)
    clear(attempt)
    const takeOut = async () => {
      await dropFromQueue(attempt.key)
      // The server may have it although nothing came back: with the version from before it asks.
      beginAttempt(draft, JSON.stringify(withSignature(restore(words))), attempt.version)
      changed()
    }
    announceDone(offlineTexts.answerWaits, takeOut, { waitsFor: attempt.key })
    changed()
  }
  const wayBack = (answer: EnquiryAnswer, words: AnswerWords, version: number) => {
    /** Begun with the words that are in the field again since the server did not answer; they are put back once. */
    let begun: Attempt | undefined
    return async () => {
      try {
        await call('cancelAnswer', { id: answer.id })
      } catch (reason) {
        // It may be cancelled all the same. With the version from before, sending it again asks first if it is not.
        if (isAway(reason)) begun ??= beginAttempt(draft, JSON.stringify(withSignature(restore(words))), version)
        throw reason
      }
      if (begun) endAttempt(draft, begun)
      else restore(words)
      changed()
    }
  }
  /** Whether the answer was sent, or waits to be. */
  const send = async (version = own.current?.from === begunWith ? own.current.to : begunWith): Promise<boolean> => {
    if (isDisabled) return false
    setBusy(true)
    setError('')
    setOvertaken(undefined)
    const words = { subject, text, keepState, attachments: files.files.map((file) => file.id) }
    const attempt = beginAttempt(draft, JSON.stringify(withSignature(words)), version)
    const begunAt = Date.now()
    try {
      const body = { ...withSignature(words), version: attempt.version }
      const answer = await call<EnquiryAnswer>('answerEnquiry', { id, body, key: attempt.key })
      if (answer.version > attempt.version) own.current = { from: attempt.version, to: answer.version }
      clear(attempt)
      // Of one whose confirmation was lost, the time may be over.
      if (answer.cancelUntil === null) announceDone(texts.answerSent)
      else {
        const until = begunAt + answerDelay * 1000
        const waits = deliveryOf(answer, scansFiles) === 'scanning' ? texts.answerScans : texts.answerWaits
        announceDone(waits, wayBack(answer, words, attempt.version), {
          until,
          waitsFor: answer.id,
        })
      }
      changed()
      reload()
      return true
    } catch (reason) {
      if (reason instanceof CallError && reason.status === 409) {
        endAttempt(draft, attempt)
        setOvertaken((reason.body as EnquiryConflict).theirs)
        reload()
      } else if (isAway(reason) && canQueue()) {
        await letWait(words, attempt)
        return true
      } else setError(errorText(reason))
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    subject,
    setSubject,
    text,
    setText,
    keepState,
    setKeepState: (next: boolean) => setKeep(next ? 'yes' : ''),
    /** The member's own signature, whether or not it goes below this answer. */
    signature: ownSignature,
    isSigned: signature !== '',
    /** It stands in the field already. */
    isSignedByHand: signed(text, ownSignature) === text,
    setSigned: (next: boolean) => setUnsigned(next ? '' : 'yes'),
    busy,
    isDisabled,
    error,
    files,
    /** Events of others since the first keystroke. */
    news,
    /** The enquiry as a colleague changed it, if the answer was not sent because of that. */
    overtaken,
    keepText: () => setOvertaken(undefined),
    send,
  }
}

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/enquiry.ts'
import { outboxTexts } from '#content/texts/outbox.ts'
import { clearDraft, saveDraft } from '#outbox/drafts.ts'
import { bindDraft, sendForm, valuesOf } from '#outbox/formDraft.ts'
import { referenceOf } from '#outbox/receipts.ts'
import type { Delivery } from '#outbox/send.ts'
import { type NoticeContent, useNotice } from '#ui/notices/useNotice.ts'
import { toast } from '#ui/toasts/toast.ts'
import { type EnquiryFields, enquiryOf } from './enquiryBody.ts'

/** One draft for all enquiry forms: who starts on one page may finish on another. */
const draftId = 'enquiry'

/** State of an enquiry form: idle, submitting, then sent, saved or failed (specification, section 4; decisions). */
export function useEnquiry() {
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const [submitting, setSubmitting] = useState(false)
  const [stranded, setStranded] = useState(false)
  const [notice, show] = useNotice()

  useEffect(() => {
    if (form.current) return bindDraft(form.current, draftId)
  }, [])

  const onInput = () => {
    if (form.current) saveDraft(draftId, valuesOf(form.current))
  }
  const clear = () => {
    form.current?.reset()
    setStranded(false)
    void clearDraft(draftId)
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const node = form.current
    // State is set too late to stop a second press in the same moment.
    if (!node || busy.current) return
    busy.current = true
    setSubmitting(true)
    const delivery = await sendForm(node, draftId, enquiryOf(fieldsOf(node), location.pathname))
    busy.current = false
    if (!form.current) return tellAway(delivery)
    setSubmitting(false)
    show(noticeOf(delivery))
    setStranded(delivery.state === 'unavailable')
  }
  return { form, submitting, stranded, notice, onInput, onSubmit, clear }
}

/** The specification's words for what became of an enquiry (section 8; decisions, Offline). */
export function noticeOf(delivery: Delivery): NoticeContent {
  if (delivery.state === 'sent') return { tone: 'success', text: texts.sent }
  if (delivery.state === 'saved') return { tone: 'info', text: texts.saved }
  if (delivery.state === 'unavailable') return { tone: 'error', text: texts.failed(texts.unavailable) }
  return { tone: 'error', text: texts.failed(delivery.message || texts.httpError(delivery.status)) }
}

/** Who has gone on to another page by then hears it there. */
function tellAway(delivery: Delivery): void {
  const { tone, text } = noticeOf(delivery)
  const reference = delivery.state === 'sent' ? referenceOf(delivery.answer) : undefined
  toast(reference === undefined ? text : `${text} ${outboxTexts.reference(reference)}`, tone)
}

/** What stands in the form now. */
export function fieldsOf(form: HTMLFormElement): EnquiryFields {
  return valuesOf(form) as Record<keyof EnquiryFields, string>
}

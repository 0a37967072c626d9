import { type FormEvent, useState } from 'react'
import { enquiryDraftId } from '#content/storageKeys.ts'
import { enquiryTexts as texts } from '#content/texts/enquiry.ts'
import { formTexts } from '#content/texts/form.ts'
import { callPath, type EnquiryBody } from '#contract/calls.ts'
import { clearDraft } from '#device/outbox/drafts.ts'
import type { Submission } from '#device/outbox/item.ts'
import { referenceOf } from '#device/outbox/receipts.ts'
import type { Delivery } from '#device/outbox/send.ts'
import { useOutboxForm } from '#ui/controls/useOutboxForm.ts'
import { toast } from '#ui/feedback/toasts/toast.ts'
import { type NoticeContent, useNotice } from '#ui/feedback/useNotice.ts'

/** The values of the form's five fields. */
export type EnquiryFields = Record<'firstName' | 'lastName' | 'email' | 'contactNumber' | 'message', string>

/** State of an enquiry form: idle, submitting, then sent, saved or failed. `onSent` gets the answer that the form itself shows. */
export function useEnquiry(onSent?: (answer: unknown) => void) {
  const { form, sending, isKept, saveTyped, submit } = useOutboxForm(enquiryDraftId)
  const [undeliverable, setUndeliverable] = useState(false)
  const [notice, show] = useNotice()

  const clear = () => {
    form.current?.reset()
    setUndeliverable(false)
    clearDraft(enquiryDraftId)
  }
  const onSubmit = async (event: FormEvent) => {
    const outcome = await submit(event, (values) => enquiryOf(values as EnquiryFields, location.pathname))
    if (!outcome) return
    const { delivery, isMounted } = outcome
    if (!isMounted) return toastAway(delivery)
    show(noticeOf(delivery))
    if (import.meta.env.SITE_OFFERS_CALLS && delivery.state === 'sent') onSent?.(delivery.answer)
    setUndeliverable(delivery.state === 'unavailable')
  }
  return { form, submitting: sending, isKept, undeliverable, notice, onInput: saveTyped, onSubmit, clear }
}

/** First and last name joined and trimmed; blank values become 'N/A' (FM-04, FM-05). */
export function enquiryBodyOf(fields: EnquiryFields): EnquiryBody {
  return {
    name: filled(`${fields.firstName} ${fields.lastName}`.trim()),
    email: filled(fields.email),
    message: filled(fields.message),
    contactNumber: filled(fields.contactNumber),
  }
}

/** The enquiry as the outbox takes it. */
export function enquiryOf(fields: EnquiryFields, page: string): Submission {
  return { kind: 'enquiry', body: enquiryBodyOf(fields), path: callPath.contact(), page }
}

function filled(value: string): string {
  return value.trim() ? value : texts.empty
}

/** The notice for the outcome of an enquiry (FM-10, OB-01, OB-16, OB-27). */
export function noticeOf(delivery: Delivery): NoticeContent {
  if (delivery.state === 'sent') return { tone: 'success', text: texts.sent }
  if (delivery.state === 'saved') return { tone: 'info', text: texts.saved }
  if (delivery.state === 'unavailable') return { tone: 'error', text: texts.failed(texts.unavailable) }
  return { tone: 'error', text: texts.failed(delivery.message || texts.httpError(delivery.status)) }
}

/** Shows the outcome on the page to which the visitor has moved on, unless a card there does. */
function toastAway(delivery: Delivery): void {
  if (import.meta.env.SITE_OFFERS_CALLS && delivery.state === 'sent' && delivery.isLeft) return
  const { tone, text } = noticeOf(delivery)
  const reference = delivery.state === 'sent' ? referenceOf(delivery.answer) : undefined
  toast(reference === undefined ? text : `${text} ${formTexts.reference(reference)}`, tone)
}

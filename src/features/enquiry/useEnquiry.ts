import { type FormEvent, useEffect, useRef, useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/enquiry.ts'
import { clearDraft, loadDraft, saveDraft } from '#outbox/drafts.ts'
import { type Delivery, send } from '#outbox/send.ts'
import { type NoticeContent, useNotice } from '#ui/notices/useNotice.ts'
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
    void loadDraft(draftId).then((draft) => {
      const node = form.current
      if (!node) return
      // It may have been typed before the page was awake.
      const typed = Object.values(fieldsOf(node)).some(Boolean)
      if (draft) fill(node, draft)
      if (typed) saveDraft(draftId, { ...fieldsOf(node) })
    })
  }, [])

  const onInput = () => {
    if (form.current) saveDraft(draftId, { ...fieldsOf(form.current) })
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
    const delivery = await send(enquiryOf(fieldsOf(node), location.pathname))
    busy.current = false
    setSubmitting(false)
    show(noticeOf(delivery))
    setStranded(delivery.state === 'unavailable')
    if (delivery.state === 'sent' || delivery.state === 'saved') {
      node.reset()
      await clearDraft(draftId)
    }
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

/** What stands in the form now. */
export function fieldsOf(form: HTMLFormElement): EnquiryFields {
  const data = new FormData(form)
  const text = (name: keyof EnquiryFields) => String(data.get(name) ?? '')
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    contactNumber: text('contactNumber'),
    message: text('message'),
  }
}

/** Puts a draft into the fields that are still empty: what was typed meanwhile is worth more. */
function fill(form: HTMLFormElement, draft: Record<string, string>): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name)
    if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && !field.value) field.value = value
  }
}

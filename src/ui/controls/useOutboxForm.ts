import { type FormEvent, useEffect, useRef, useState } from 'react'
import { saveDraft } from '#outbox/drafts.ts'
import { bindDraft, sendForm, valuesOf } from '#outbox/forms.ts'
import type { Submission } from '#outbox/item.ts'
import type { Delivery } from '#outbox/send.ts'

const reset = (form: HTMLFormElement) => form.reset()

/** What came of a submit. The visitor may have left the page meanwhile; then the form is gone and a toast must tell. */
interface Outcome {
  delivery: Delivery
  isMounted: boolean
}

/**
 * A form that sends through the outbox: it shows its draft, keeps what is typed, sends once at a time, and is emptied when
 * its text is sent or saved. `empty` must be stable; it defaults to a reset.
 */
export function useOutboxForm(draftId: string, empty: (form: HTMLFormElement) => void = reset) {
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const [sending, setSending] = useState(false)

  useEffect(() => {
    const node = form.current
    if (node) return bindDraft(node, draftId, () => empty(node))
  }, [draftId, empty])

  const saveTyped = () => {
    if (form.current) saveDraft(draftId, valuesOf(form.current))
  }

  /** Sends what `read` finds in the form; `undefined` when it finds nothing to send, or a submit is under way already. */
  const submit = async (
    event: FormEvent,
    read: (form: HTMLFormElement) => Submission | undefined,
    emptyAfter = empty,
  ): Promise<Outcome | undefined> => {
    event.preventDefault()
    const node = form.current
    // React state updates too late to stop a second click in the same frame.
    if (!node || busy.current) return undefined
    const submission = read(node)
    if (!submission) return undefined
    busy.current = true
    setSending(true)
    const delivery = await sendForm(node, draftId, submission, () => emptyAfter(node))
    busy.current = false
    const isMounted = form.current !== null
    if (isMounted) setSending(false)
    return { delivery, isMounted }
  }
  return { form, sending, saveTyped, submit }
}

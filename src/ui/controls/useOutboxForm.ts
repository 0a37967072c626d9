import { type FormEvent, useEffect, useRef, useState } from 'react'
import { takeForm } from '#browser/earlyInput.ts'
import { press } from '#browser/repeatPresses.ts'
import { isSentElsewhere, isSubmitted, loadDraft, sameText, saveDraft, watchDrafts } from '#outbox/drafts.ts'
import { prepareFirstTries } from '#outbox/firstTries.ts'
import { type Draft, type Submission, subscribe } from '#outbox/item.ts'
import { type Delivery, sendText } from '#outbox/send.ts'

const reset = (form: HTMLFormElement) => form.reset()

/** The outcome of a submit. The visitor may have left the page meanwhile; then the form is gone and a toast must tell. */
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

  useEffect(() => void prepareFirstTries(), [])
  useEffect(() => {
    const node = form.current
    if (node) return bindDraft(node, draftId, () => empty(node))
  }, [draftId, empty])

  const saveTyped = () => {
    if (form.current) saveDraft(draftId, valuesOf(form.current))
  }

  /** Sends what `read` makes of the values; `undefined` when that is nothing, or a submit is under way already. */
  const submit = async (
    event: FormEvent,
    read: (values: Draft) => Submission | undefined,
    emptyAfter = empty,
  ): Promise<Outcome | undefined> => {
    event.preventDefault()
    const node = form.current
    // React state updates too late to stop a second click in the same frame.
    if (!node || busy.current) return undefined
    const submission = read(valuesOf(node))
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

/** Forms whose submit is in flight: their text stays visible until the outcome is known. */
const inFlight = new WeakSet<HTMLFormElement>()

/**
 * Shows the draft in the form: what was typed earlier, and what comes back from the outbox. What was typed before React
 * heard of the form becomes its draft, and a submit that was pressed is pressed again. A text that went into the outbox
 * leaves the form, also where the browser itself put it back after a reload. The returned function ends it.
 */
export function bindDraft(form: HTMLFormElement, formId: string, empty = () => form.reset()): () => void {
  const unwatch = watchDrafts(({ id, fields }, direction) => {
    if (id !== formId || inFlight.has(form)) return
    if (direction === 'back') fillIn(form, fields)
    else if (sameText(valuesOf(form), fields)) empty()
  })
  const early = takeForm(form)
  void loadDraft(formId).then((draft) => {
    if (!form.isConnected) return
    early?.submit?.removeAttribute('aria-busy')
    if (inFlight.has(form)) return early?.forget()
    if (isSubmitted(formId, valuesOf(form))) {
      early?.forget()
      return empty()
    }
    // It may have been typed before hydration.
    const typed = controlsOf(form).some(({ value, defaultValue }) => value !== defaultValue)
    if (early) fillIn(form, early.fields)
    if (draft) fillIn(form, draft)
    // The same text keeps its time, by which another page knows that it was sent (see `isSentElsewhere`).
    if ((typed || early) && !sameText(draft ?? {}, valuesOf(form))) saveDraft(formId, valuesOf(form))
    // Before anything is sent: a page that comes back from the bfcache must not send it a second time.
    early?.forget()
    if (early?.submit) void press(early.submit)
  })
  const ended = new AbortController()
  const { signal } = ended
  /** A text that another page has sent must not be sent from here, too. */
  const emptyIfSent = async () => {
    const fields = valuesOf(form)
    // On the way out no transaction begins (see `openDatabase`).
    if (document.visibilityState !== 'visible' || !(await isSentElsewhere(formId, fields))) return
    if (!signal.aborted && !inFlight.has(form) && sameText(valuesOf(form), fields)) empty()
  }
  // Shown again, from the bfcache or as a tab; or the other page is beside this one.
  addEventListener('pageshow', emptyIfSent, { signal })
  document.addEventListener('visibilitychange', emptyIfSent, { signal })
  const unsubscribe = subscribe(() => void emptyIfSent())
  return () => {
    unwatch()
    unsubscribe()
    ended.abort()
  }
}

/** Sends the form's text. Once it is sent or saved the form is emptied, unless its text has changed meanwhile. */
export async function sendForm(
  form: HTMLFormElement,
  id: string,
  written: Submission,
  empty = () => form.reset(),
): Promise<Delivery> {
  const fields = valuesOf(form)
  inFlight.add(form)
  const delivery = await sendText({ id, fields, isMounted: () => form.isConnected }, written)
  inFlight.delete(form)
  const gone = delivery.state === 'sent' || delivery.state === 'saved'
  if (gone && sameText(valuesOf(form), fields)) empty()
  return delivery
}

/** The form's current values, as typed. */
export function valuesOf(form: HTMLFormElement): Draft {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** Fills fields that are still empty: what was typed meanwhile is worth more. */
function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const control of controlsOf(form)) control.value ||= draft[control.name] ?? ''
}

/** The form's fields that can be typed in. */
export function controlsOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]')]
}

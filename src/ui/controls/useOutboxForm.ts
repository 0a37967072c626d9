import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  isDraftKept,
  isDraftShown,
  isGone,
  loadDraft,
  newerDraft,
  sameText,
  saveDraft,
  watchDrafts,
} from '#device/outbox/drafts.ts'
import type { Draft, Submission } from '#device/outbox/item.ts'
import { type Delivery, prepareFirstTries, sendText } from '#device/outbox/send.ts'
import { mayBeTyped, takeEarlyText } from '#ui/browser/earlyText.ts'

const reset = (form: HTMLFormElement) => form.reset()

/** The outcome of a submit. The visitor may have left the page meanwhile; then the form is gone and a toast must tell. */
interface Outcome {
  delivery: Delivery
  isMounted: boolean
}

/**
 * A form that sends through the outbox: it shows its draft, keeps what is typed, sends once at a time, and is emptied when
 * its text is sent or saved. `isKept` is false where what is typed lives only as long as the page. `empty` must be stable; it
 * defaults to a reset.
 */
export function useOutboxForm(draftId: string, empty: (form: HTMLFormElement) => void = reset) {
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  const [isKept, setKept] = useState(true)

  useEffect(() => void prepareFirstTries(), [])
  useEffect(() => {
    const node = form.current
    if (node) return bindDraft(node, draftId, () => empty(node))
  }, [draftId, empty])

  const saveTyped = () => {
    if (!form.current) return
    saveDraft(draftId, valuesOf(form.current))
    setKept(isDraftKept(draftId))
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
  return { form, sending, isKept, saveTyped, submit }
}

/** Forms whose submit is in flight: their text stays visible until the outcome is known. */
const inFlight = new WeakSet<HTMLFormElement>()

/**
 * Shows the draft in the form: what was typed earlier, and what comes back from the outbox. What was typed before React
 * heard of the form becomes its draft; what the browser itself put back, after a reload or on the way back, does not take the
 * place of a newer one. A text that was submitted leaves the form. The returned function ends it.
 */
export function bindDraft(form: HTMLFormElement, formId: string, empty = () => form.reset()): () => void {
  const unwatch = watchDrafts(({ id, fields }, direction) => {
    if (id !== formId || inFlight.has(form)) return
    if (direction === 'back') {
      fillIn(form, fields)
      isDraftShown(formId, valuesOf(form))
    } else if (sameText(valuesOf(form), fields)) empty()
  })
  const draft = loadDraft(formId)
  if (!inFlight.has(form)) {
    if (isGone(formId, valuesOf(form))) empty()
    else if (!isDraftShown(formId, valuesOf(form))) {
      if (draft) (mayBeTyped(form) ? fillIn : show)(form, draft)
      const typed = controlsOf(form).some(({ value, defaultValue }) => value !== defaultValue)
      if (typed && !sameText(draft ?? {}, valuesOf(form))) saveDraft(formId, valuesOf(form))
    }
  }
  takeEarlyText(form)
  const ended = new AbortController()
  const { signal } = ended
  /** A text that another page has submitted must not be sent from here, too, nor typed on where that page has. */
  const catchUp = () => {
    if (inFlight.has(form)) return
    if (isGone(formId, valuesOf(form))) return empty()
    const newer = newerDraft(formId, valuesOf(form))
    if (newer) show(form, newer)
  }
  // Shown again, from the bfcache or as a tab: `watchDrafts` is not told what was typed meanwhile.
  addEventListener('pageshow', catchUp, { signal })
  document.addEventListener('visibilitychange', catchUp, { signal })
  return () => {
    unwatch()
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

/** Shows the draft in all fields, as a new page would. */
function show(form: HTMLFormElement, draft: Draft): void {
  for (const control of controlsOf(form)) control.value = draft[control.name] || control.defaultValue
}

/** The form's fields that can be typed in. */
export function controlsOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]')]
}

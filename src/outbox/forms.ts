import { type Draft, editId, isSubmitted, loadDraft, sameText, saveDraft, watchDrafts } from './drafts.ts'
import type { Submission } from './item.ts'
import { type Delivery, sendText } from './send.ts'

/** Forms whose submit is in flight: their text stays visible until the outcome is known. */
const sending = new WeakSet<HTMLFormElement>()

/**
 * Shows the draft in the form: what was typed earlier, and what comes back from the outbox. A text that went into the
 * outbox leaves the form, also where the browser itself put it back after a reload. The returned function ends it.
 */
export function bindDraft(form: HTMLFormElement, formId: string, empty = () => form.reset()): () => void {
  const unwatch = watchDrafts(({ id, fields }, turn) => {
    if (id !== formId || sending.has(form)) return
    if (turn === 'back') fillIn(form, fields)
    else if (sameText(valuesOf(form), fields)) empty()
  })
  void loadDraft(formId).then((draft) => {
    if (!form.isConnected || sending.has(form)) return
    if (isSubmitted(formId, valuesOf(form))) return empty()
    // It may have been typed before the page was awake.
    const typed = controlsOf(form).some(({ value, defaultValue }) => value !== defaultValue)
    if (draft) fillIn(form, draft)
    if (typed) saveDraft(formId, valuesOf(form))
  })
  return unwatch
}

/**
 * Shows in an item's editor what was typed there before and not saved, in the fields that were not changed since it was
 * opened: what is typed while the draft loads stays.
 */
export async function showEditDraft(form: HTMLFormElement, key: string): Promise<void> {
  const draft = await loadDraft(editId(key))
  for (const control of controlsOf(form)) {
    const earlier = draft?.[control.name]
    if (earlier !== undefined && control.value === control.defaultValue) control.value = earlier
  }
}

/** Keeps what is typed in an item's editor, so that closing it with the page loses nothing. */
export function saveEditDraft(form: HTMLFormElement, key: string): void {
  saveDraft(editId(key), valuesOf(form))
}

/** Sends the form's text. Once it is sent or saved the form is emptied, unless its text has changed meanwhile. */
export async function sendForm(
  form: HTMLFormElement,
  id: string,
  written: Submission,
  empty = () => form.reset(),
): Promise<Delivery> {
  const fields = valuesOf(form)
  sending.add(form)
  const delivery = await sendText({ id, fields, isMounted: () => form.isConnected }, written)
  sending.delete(form)
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

function controlsOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]')]
}

import { type Draft, isHandedOver, loadDraft, sameText, saveDraft, watchDrafts } from './drafts.ts'
import type { Written } from './item.ts'
import { type Delivery, sendText } from './send.ts'

/** Its text stands in a form until it is known what became of it. */
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
    if (isHandedOver(formId, valuesOf(form))) return empty()
    // It may have been typed before the page was awake.
    const typed = controlsOf(form).some(({ value, defaultValue }) => value !== defaultValue)
    if (draft) fillIn(form, draft)
    if (typed) saveDraft(formId, valuesOf(form))
  })
  return unwatch
}

/** Sends what stands in the form, and empties it unless something else stands there once it is sent or saved. */
export async function sendForm(
  form: HTMLFormElement,
  id: string,
  written: Written,
  empty = () => form.reset(),
): Promise<Delivery> {
  const fields = valuesOf(form)
  sending.add(form)
  const delivery = await sendText({ id, fields, stands: () => form.isConnected }, written)
  sending.delete(form)
  const gone = delivery.state === 'sent' || delivery.state === 'saved'
  if (gone && sameText(valuesOf(form), fields)) empty()
  return delivery
}

/** What stands in the form's fields now, as typed. */
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

import { type Draft, isHandedOver, loadDraft, sameText, saveDraft, watchDraft } from './drafts.ts'

interface DraftForm {
  /** Its own text is under way: it stands there until it is known what became of it. */
  busy(): boolean
  empty(): void
}

/**
 * Shows the draft in the form: what was typed earlier, and what comes back from the outbox. A text that went into the
 * outbox leaves the form, also where the browser itself put it back after a reload. The returned function ends it.
 */
export function bindDraft(form: HTMLFormElement, formId: string, { busy, empty }: DraftForm): () => void {
  const leave = () => {
    if (!busy()) empty()
  }
  const unwatch = watchDraft(formId, (turn, fields) => {
    if (turn === 'back') fillIn(form, fields)
    else if (sameText(valuesOf(form), fields)) leave()
  })
  let bound = true
  void loadDraft(formId).then((draft) => {
    if (!bound) return
    if (isHandedOver(formId, valuesOf(form))) return leave()
    // It may have been typed before the page was awake.
    const typed = controlsOf(form).some(({ value, defaultValue }) => value !== defaultValue)
    if (draft) fillIn(form, draft)
    if (typed) saveDraft(formId, valuesOf(form))
  })
  return () => {
    bound = false
    unwatch()
  }
}

/** What stands in the form's fields now, as typed. */
export function valuesOf(form: HTMLFormElement): Draft {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** Fills fields that are still empty: what was typed meanwhile is worth more. */
function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const control of controlsOf(form)) control.value ||= draft[control.name] ?? ''
}

function controlsOf(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.elements].filter(
    (control): control is HTMLInputElement | HTMLTextAreaElement =>
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && control.name !== '',
  )
}

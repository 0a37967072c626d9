import { del, get, promisifyRequest } from 'idb-keyval'
import { deviceStore } from './deviceStore.ts'

/** What was typed so far, by field name. */
export type Draft = Record<string, string>

interface KeptDraft {
  fields: Draft
  at: number
}

const pause = 300
const kept = 30 * 24 * 3600 * 1000
const store = deviceStore('drafts')
const unsaved = new Map<string, Draft>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps what was typed in the form, on this device only: the first keystroke at once, later ones every 300 ms. */
export function saveDraft(formId: string, fields: Draft): void {
  unsaved.set(formId, fields)
  if (timer !== undefined) return
  void flushDrafts()
  timer = setTimeout(() => {
    timer = undefined
    void flushDrafts()
  }, pause)
}

/** What was typed in the form and not sent; `undefined` when nothing was, it is 30 days old, or storage is unusable. */
export async function loadDraft(formId: string, now = Date.now()): Promise<Draft | undefined> {
  const own = unsaved.get(formId)
  if (own) return own
  try {
    const draft = await get<KeptDraft>(formId, store)
    if (!draft || now - draft.at <= kept) return draft?.fields
    await del(formId, store)
  } catch {
    // Nothing can have been kept either.
  }
  return undefined
}

/** Forgets what was typed in the form: after it was sent or saved, or when the visitor clears it. */
export async function clearDraft(formId: string): Promise<void> {
  unsaved.delete(formId)
  await del(formId, store).catch(() => {})
}

/** Writes at once what is still unsaved; the page calls it when it is hidden. */
export async function flushDrafts(): Promise<void> {
  const pending = [...unsaved]
  unsaved.clear()
  await Promise.all(pending.map(([formId, fields]) => put(formId, { fields, at: Date.now() }).catch(() => {})))
}

/** Commits at once: a transaction that waits for this page to say that it is done ends with the page. */
function put(formId: string, draft: KeptDraft): Promise<void> {
  return store('readwrite', (records) => {
    records.put(draft, formId)
    records.transaction.commit?.()
    return promisifyRequest(records.transaction)
  })
}

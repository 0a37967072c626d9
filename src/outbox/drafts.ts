import { del, get, promisifyRequest } from 'idb-keyval'
import { change, deviceStore, dropWhere } from './deviceStore.ts'

/** What was typed so far, by field name. */
export type Draft = Record<string, string>

/** The text of a form as it stood when it was submitted, and the draft that it was until then. */
export interface FormText {
  id: string
  fields: Draft
}

interface KeptDraft {
  fields: Draft
  at: number
}

/** Told in this tab that a text went into the outbox, or came back from there. */
type Watcher = (text: FormText, turn: 'taken' | 'back') => void

const pause = 300
const kept = 30 * 24 * 3600 * 1000
const store = deviceStore('drafts')
const unsaved = new Map<string, Draft>()
/** The last text of each form that went into the outbox from this page: it is no draft, whatever storage still holds. */
const handedOver = new Map<string, Draft>()
const watchers = new Set<Watcher>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps what was typed in the form, on this device only: the first keystroke at once, later ones every 300 ms. */
export function saveDraft(formId: string, fields: Draft): void {
  unsaved.set(formId, fields)
  handedOver.delete(formId)
  if (timer !== undefined) return
  void flushDrafts()
  timer = setTimeout(() => {
    timer = undefined
    void flushDrafts()
  }, pause)
}

/** What was typed in the form and not sent; `undefined` when nothing was, or it is 30 days old. */
export async function loadDraft(formId: string, now = Date.now()): Promise<Draft | undefined> {
  const draft = unsaved.get(formId) ?? (await stored(formId, now))
  return draft && isHandedOver(formId, draft) ? undefined : draft
}

async function stored(formId: string, now: number): Promise<Draft | undefined> {
  // Where storage cannot be used nothing can have been kept either.
  const draft = await get<KeptDraft>(formId, store).catch(() => undefined)
  return draft && now - draft.at <= kept ? draft.fields : undefined
}

/** The draft of a change to what waits in the outbox under this key. */
export function editId(key: string): string {
  return `outbox:${key}`
}

/** Forgets what was typed in the form, as when the visitor clears it. */
export async function clearDraft(formId: string): Promise<void> {
  unsaved.delete(formId)
  await del(formId, store).catch(() => {})
}

/** Writes at once what is still unsaved; the page calls it when it is hidden. */
export async function flushDrafts(): Promise<void> {
  const writes = [...unsaved].map(([formId, fields]) =>
    put(formId, { fields, at: Date.now() }).then(() => {
      if (unsaved.get(formId) === fields) unsaved.delete(formId)
    }),
  )
  // Where storage cannot be used a draft lives as long as the page.
  await Promise.allSettled(writes)
}

/** Commits at once: a transaction that waits for this page to say that it is done ends with the page. */
function put(formId: string, draft: KeptDraft): Promise<void> {
  return store('readwrite', (records) => {
    records.put(draft, formId)
    records.transaction.commit?.()
    return promisifyRequest(records.transaction)
  })
}

/** From now on the text is no draft in this page: it is on its way into the outbox, and no other form shows it. */
export function handOver({ id, fields }: FormText): void {
  handedOver.set(id, fields)
}

/** Whether this is the text that went from that form into the outbox. */
export function isHandedOver(formId: string, fields: Draft): boolean {
  const gone = handedOver.get(formId)
  return gone !== undefined && sameText(gone, fields)
}

/** The text is in the outbox now: its draft goes, but not one that says something else, as from another tab. */
export async function takeDraft(text: FormText): Promise<void> {
  const { id, fields } = text
  handOver(text)
  // What is still unsaved shall not come after, and what it would have replaced shall not stay.
  await flushDrafts()
  const own = unsaved.get(id)
  if (own && sameText(own, fields)) unsaved.delete(id)
  await change<KeptDraft>(store, id, (old) => (old && sameText(old.fields, fields) ? undefined : old)).catch(() => {})
  for (const watcher of watchers) watcher(text, 'taken')
}

/** The text came back from the outbox and is a draft again. `false` when something else stands there by now. */
export async function putBackDraft(text: FormText): Promise<boolean> {
  const { id, fields } = text
  if (isHandedOver(id, fields)) handedOver.delete(id)
  const own = unsaved.get(id)
  if (own && !sameText(own, {})) return sameText(own, fields)
  unsaved.delete(id)
  try {
    const now = await change<KeptDraft>(store, id, (old) =>
      old && !sameText(old.fields, {}) ? old : { fields, at: Date.now() },
    )
    if (!now || !sameText(now.fields, fields)) return false
  } catch {
    unsaved.set(id, fields)
  }
  for (const watcher of watchers) watcher(text, 'back')
  return true
}

/** Hears what happens to the drafts in this tab, until the returned function is called. */
export function watchDrafts(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Drops every draft that is 30 days old, whether or not its form is ever opened again. */
export function sweepDrafts(now = Date.now()): Promise<void> {
  return dropWhere<KeptDraft>(store, ({ at }) => now - at > kept).catch(() => {})
}

/** Whether both say the same; a field that is missing is empty. */
export function sameText(one: Draft, other: Draft): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

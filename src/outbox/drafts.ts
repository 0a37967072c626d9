import { del, delMany, entries, get, promisifyRequest } from 'idb-keyval'
import { change, deviceStore } from './deviceStore.ts'

/** What was typed so far, by field name. */
export type Draft = Record<string, string>

/** The text of a form as it stood when it was submitted, and the draft that it was until then. */
export interface FormText {
  id: string
  fields: Draft
}

/** What happens to the draft of a form in this tab: its text went into the outbox, or came back from there. */
export type Turn = 'taken' | 'back'

interface KeptDraft {
  fields: Draft
  at: number
}

type Watcher = (turn: Turn, fields: Draft) => void

const pause = 300
const kept = 30 * 24 * 3600 * 1000
const store = deviceStore('drafts')
const unsaved = new Map<string, Draft>()
const beingSaved = new Map<string, Draft>()
/** The last text of each form that went into the outbox from this page: it is no draft, whatever storage still holds. */
const handedOver = new Map<string, Draft>()
const watchers = new Map<string, Set<Watcher>>()
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
  const draft = unsaved.get(formId) ?? beingSaved.get(formId) ?? (await stored(formId, now))
  return draft && isHandedOver(formId, draft) ? undefined : draft
}

async function stored(formId: string, now: number): Promise<Draft | undefined> {
  try {
    const draft = await get<KeptDraft>(formId, store)
    if (!draft || now - draft.at <= kept) return draft?.fields
    await del(formId, store)
  } catch {
    // Nothing can have been kept either.
  }
  return undefined
}

/** The draft of a change to what waits in the outbox under this key. */
export function editId(key: string): string {
  return `outbox:${key}`
}

/** Forgets what was typed in the form, as when the visitor clears it. */
export async function clearDraft(formId: string): Promise<void> {
  unsaved.delete(formId)
  beingSaved.delete(formId)
  await del(formId, store).catch(() => {})
}

/** Writes at once what is still unsaved; the page calls it when it is hidden. */
export async function flushDrafts(): Promise<void> {
  const pending = [...unsaved]
  unsaved.clear()
  for (const [formId, fields] of pending) beingSaved.set(formId, fields)
  await Promise.all(pending.map(([formId, fields]) => write(formId, fields)))
}

async function write(formId: string, fields: Draft): Promise<void> {
  const saved = await put(formId, { fields, at: Date.now() }).then(
    () => true,
    () => false,
  )
  if (beingSaved.get(formId) !== fields) return
  beingSaved.delete(formId)
  // Where storage cannot be used a draft lives as long as the page.
  if (!saved && !unsaved.has(formId)) unsaved.set(formId, fields)
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
  tell('taken', text)
}

/** The text came back from the outbox and is a draft again. `false` when something else stands there by now. */
export async function putBackDraft(text: FormText): Promise<boolean> {
  const { id, fields } = text
  if (isHandedOver(id, fields)) handedOver.delete(id)
  const own = unsaved.get(id) ?? beingSaved.get(id)
  if (own && !isBlank(own)) return sameText(own, fields)
  unsaved.delete(id)
  try {
    const now = await change<KeptDraft>(store, id, (old) =>
      old && !isBlank(old.fields) ? old : { fields, at: Date.now() },
    )
    if (!now || !sameText(now.fields, fields)) return false
  } catch {
    unsaved.set(id, fields)
  }
  tell('back', text)
  return true
}

/** Hears what happens to the form's draft in this tab, until the returned function is called. */
export function watchDraft(formId: string, watcher: Watcher): () => void {
  const all = watchers.get(formId) ?? new Set()
  watchers.set(formId, all.add(watcher))
  return () => all.delete(watcher)
}

function tell(turn: Turn, { id, fields }: FormText): void {
  for (const watcher of watchers.get(id) ?? []) watcher(turn, fields)
}

/** Drops every draft that is 30 days old, whether or not its form is ever opened again. */
export async function sweepDrafts(now = Date.now()): Promise<void> {
  try {
    const old = (await entries<string, KeptDraft>(store)).filter(([, { at }]) => now - at > kept)
    if (old.length > 0)
      await delMany(
        old.map(([formId]) => formId),
        store,
      )
  } catch {
    // Nothing can have been kept either.
  }
}

/** Whether both say the same; a field that is missing is empty. */
export function sameText(one: Draft, other: Draft): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

function isBlank(fields: Draft): boolean {
  return !Object.values(fields).some((value) => value.trim())
}

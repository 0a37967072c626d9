import { del, get, promisifyRequest } from 'idb-keyval'
import { deviceDays } from '#content/retention.ts'
import { commit, dropWhere } from '#device/records.ts'
import { type MirroredText, readMirror, writeMirror } from './draftMirror.ts'
import { browserEnv, type OutboxEnv } from './env.ts'
import type { Draft, FormText } from './item.ts'

/** A draft in storage. */
export interface StoredDraft {
  fields: Draft
  at: number
}

/** Called in this tab when a text went into the outbox, or came back from there. */
type Watcher = (text: FormText, direction: 'taken' | 'back') => void

const kept = deviceDays.drafts * 24 * 3600 * 1000
/** A write that begins within so many milliseconds has not waited. */
const momentary = 1000

/** Knowledge of drafts that this page alone has. */
interface DraftMemory {
  unsaved: Map<string, Draft>
  /** As this page last wrote or read them in storage. */
  stored: Map<string, StoredDraft>
  /** The last text of each form that went into the outbox from this page: it is no draft, whatever storage still holds. */
  submitted: Map<string, Draft>
  /**
   * Texts that came back while another one has their place, with whether their form still shows them: loaded once that
   * one is gone.
   */
  displaced: Map<FormText, () => boolean>
  /** Texts that the server has, although storage may never say that they are written. */
  delivered: WeakSet<Draft>
  watchers: Set<Watcher>
  writing: Promise<void> | undefined
}

const memories = new WeakMap<OutboxEnv, DraftMemory>()

/** The memory of this page, or of this test's. The first use takes over what was mirrored, and writes it. */
export function memoryOf(env: OutboxEnv): DraftMemory {
  const known = memories.get(env)
  if (known) return known
  const memory: DraftMemory = {
    unsaved: new Map(),
    stored: new Map(),
    submitted: new Map(),
    displaced: new Map(),
    delivered: new WeakSet(),
    watchers: new Set(),
    writing: undefined,
  }
  memories.set(env, memory)
  if (env === browserEnv) {
    takeOver(memory)
    globalThis.addEventListener?.('pageshow', (event) => {
      if (!('persisted' in event && event.persisted)) return
      takeOver(memory)
      void flushDrafts(env)
    })
  }
  void flushDrafts(env)
  return memory
}

/**
 * Adopts what an earlier page of this tab mirrored. After a bfcache restore, drops what other pages have adopted
 * meanwhile.
 */
function takeOver(memory: DraftMemory): void {
  const { unsaved, displaced } = memory
  const { added, taken } = readMirror()
  for (const [id, fields] of taken) {
    dropCopies(id, fields, memory)
    if (sameText(unsaved.get(id) ?? {}, fields)) unsaved.delete(id)
  }
  for (const [id, fields, isDisplaced] of added) {
    if (isDisplaced) displaced.set({ id, fields }, () => false)
    else unsaved.set(id, fields)
  }
}

/** Mirrors what is in this page's memory only. */
export function mirror({ unsaved, displaced, delivered }: DraftMemory, env: OutboxEnv): void {
  if (env !== browserEnv) return
  const pending = [...unsaved].filter(([, fields]) => !delivered.has(fields))
  writeMirror([...pending, ...[...displaced.keys()].map(({ id, fields }) => [id, fields, true] as MirroredText)])
}

/**
 * Keeps what was typed in the form, on this device only. Every keystroke is written at once; while a write is under way
 * the next one waits and takes the latest text. Nothing is left for the moment when the page is hidden or left: a
 * transaction that begins there can block storage for the whole site (WebKit), and is not carried out in time.
 */
export function saveDraft(formId: string, fields: Draft, env: OutboxEnv = browserEnv): void {
  const memory = memoryOf(env)
  memory.unsaved.set(formId, fields)
  dropShown(formId, memory)
  dropCopies(formId, fields, memory)
  mirror(memory, env)
  memory.submitted.delete(formId)
  void flushDrafts(env)
}

/** A text that came back into its own form, and was edited or cleared there, need not be loaded later. */
function dropShown(formId: string, { displaced }: DraftMemory): void {
  for (const [text, isShown] of displaced) if (text.id === formId && isShown()) displaced.delete(text)
}

/** A text that is sent, or a draft again, need not be loaded once more. */
export function dropCopies(formId: string, fields: Draft, { displaced }: DraftMemory): void {
  for (const text of displaced.keys()) if (text.id === formId && sameText(text.fields, fields)) displaced.delete(text)
}

/** Resolves when everything typed so far is on this device, or cannot be. */
export function flushDrafts(env: OutboxEnv = browserEnv): Promise<void> {
  const memory = memoryOf(env)
  if (memory.unsaved.size > 0) memory.writing ??= writeAll(memory, env)
  return memory.writing ?? Promise.resolve()
}

async function writeAll(memory: DraftMemory, env: OutboxEnv): Promise<void> {
  const { unsaved, stored } = memory
  try {
    while (unsaved.size > 0) {
      const texts = [...unsaved]
      const at = env.now()
      await put(texts, at, memory, env)
      for (const [formId, fields] of texts) {
        stored.set(formId, { fields, at })
        if (unsaved.get(formId) === fields) unsaved.delete(formId)
      }
      mirror(memory, env)
    }
  } catch {
    // Without storage, a draft lives as long as the page.
  } finally {
    memory.writing = undefined
  }
}

/**
 * Commits at once: a transaction that waits for this page to say that it is done ends with the page. Only a write that had
 * to wait, as in the bfcache, looks first for what was typed or sent later.
 */
function put(texts: [string, Draft][], at: number, { unsaved }: DraftMemory, env: OutboxEnv): Promise<void> {
  return env.drafts('readwrite', async (records) => {
    for (const [formId, fields] of texts) {
      // Another page of this tab may have taken it over from the mirror; no other tab has.
      const isTaken = env.now() - at > momentary && unsaved.get(formId) !== fields
      if (isTaken && (await isOutdated(formId, at, records, env))) continue
      records.put({ fields, at } satisfies StoredDraft, formId)
    }
    commit(records.transaction)
    return promisifyRequest(records.transaction)
  })
}

async function isOutdated(formId: string, at: number, records: IDBObjectStore, env: OutboxEnv): Promise<boolean> {
  const requests = [formId, sentId(formId)].map((id) => promisifyRequest<StoredDraft | undefined>(records.get(id)))
  // A time in the future comes from a clock that was wrong then.
  return (await Promise.all(requests)).some((found) => found && found.at > at && found.at <= env.now())
}

/** The form's unsent text, or the one that it displaced; `undefined` where there is none, or after 30 days. */
export async function loadDraft(formId: string, env: OutboxEnv = browserEnv): Promise<Draft | undefined> {
  const { unsaved, displaced } = memoryOf(env)
  const found = unsaved.get(formId) ?? (await readDraft(formId, env))
  const draft = found && isSubmitted(formId, found, env) ? undefined : found
  const text = [...displaced.keys()].find(({ id }) => id === formId)
  if (!text || !sameText(unsaved.get(formId) ?? draft ?? {}, {})) return draft
  saveDraft(formId, text.fields, env)
  return text.fields
}

async function readDraft(formId: string, env: OutboxEnv): Promise<Draft | undefined> {
  // Without storage, nothing can have been kept either.
  const draft = await get<StoredDraft>(formId, env.drafts).catch(() => undefined)
  if (!draft || env.now() - draft.at > kept) return undefined
  memoryOf(env).stored.set(formId, draft)
  return draft.fields
}

/** Forgets what was typed in the form, as when the visitor clears it. */
export async function clearDraft(formId: string, env: OutboxEnv = browserEnv): Promise<void> {
  dropShown(formId, memoryOf(env))
  dropUnsaved(formId, env)
  await del(formId, env.drafts).catch(() => {})
}

/** A pending write must not land after its draft was deleted. */
export function dropUnsaved(formId: string, env: OutboxEnv): void {
  const memory = memoryOf(env)
  memory.unsaved.delete(formId)
  mirror(memory, env)
}

/** Whether this is the text that went from that form into the outbox. */
export function isSubmitted(formId: string, fields: Draft, env: OutboxEnv = browserEnv): boolean {
  const gone = memoryOf(env).submitted.get(formId)
  return gone !== undefined && sameText(gone, fields)
}

/** Beside the drafts: when the text was typed that last went from the form into the outbox, without that text. */
export const sentId = (formId: string) => `sent:${formId}`

/**
 * Whether the form's text went into the outbox from another page since this one wrote or read it. A text that another
 * tab has only overwritten did not: the times differ then. Where storage cannot be read the answer is no.
 */
export async function isSentElsewhere(formId: string, fields: Draft, env: OutboxEnv = browserEnv): Promise<boolean> {
  const { unsaved, stored } = memoryOf(env)
  const own = stored.get(formId)
  if (!own || !sameText(own.fields, fields)) return false
  const sent = await get<StoredDraft>(sentId(formId), env.drafts).catch(() => undefined)
  return sent?.at === own.at && stored.get(formId) === own && !unsaved.has(formId)
}

/** Calls back when a text of this tab went into the outbox or came back, until the returned function is called. */
export function watchDrafts(watcher: Watcher, env: OutboxEnv = browserEnv): () => void {
  const { watchers } = memoryOf(env)
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Drops every draft that is 30 days old, whether or not its form is ever opened again. */
export function sweepDrafts(env: OutboxEnv = browserEnv): Promise<void> {
  return dropWhere<StoredDraft>(env.drafts, ({ at }) => env.now() - at > kept).catch(() => {})
}

/** Whether both say the same; a field that is missing is empty. */
export function sameText(one: Draft, other: Draft): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

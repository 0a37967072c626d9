import { del, get, promisifyRequest } from 'idb-keyval'
import { deviceDays } from '#content/retention.ts'
import { unsavedDraftsKey } from '#content/storageKeys.ts'
import { commit, dropWhere, get as getIn } from './db.ts'
import { browserEnv, type OutboxEnv } from './env.ts'
import type { Draft, FormText } from './item.ts'

interface StoredDraft {
  fields: Draft
  at: number
}

/** Called in this tab when a text went into the outbox, or came back from there. */
type Watcher = (text: FormText, turn: 'taken' | 'back') => void

const kept = deviceDays.drafts * 24 * 3600 * 1000

/** What this page alone knows of its drafts. */
interface DraftMemory {
  unsaved: Map<string, Draft>
  /** The last text of each form that went into the outbox from this page: it is no draft, whatever storage still holds. */
  submitted: Map<string, Draft>
  /** Texts that came back when storage failed and another one was begun in their place: loaded once that one is gone. */
  displaced: Set<FormText>
  watchers: Set<Watcher>
  writing: Promise<void> | undefined
}

const memories = new WeakMap<OutboxEnv, DraftMemory>()

function memoryOf(env: OutboxEnv): DraftMemory {
  const known = memories.get(env)
  if (known) return known
  const memory = {
    unsaved: new Map(env === browserEnv ? readMirror() : []),
    submitted: new Map(),
    displaced: new Set<FormText>(),
    watchers: new Set<Watcher>(),
    writing: undefined,
  }
  memories.set(env, memory)
  void flushDrafts(env)
  return memory
}

interface PageGlobals {
  /** A worker has none. */
  sessionStorage?: {
    getItem(key: string): string | null
    setItem(key: string, text: string): void
    removeItem(key: string): void
  }
}

/** What a page of this tab that was left before IndexedDB had written it has mirrored. */
function readMirror(): [formId: string, fields: Draft][] {
  try {
    const { sessionStorage } = globalThis as PageGlobals
    return JSON.parse(sessionStorage?.getItem(unsavedDraftsKey) ?? '[]')
  } catch {
    return []
  }
}

/**
 * Mirrors what IndexedDB has not written yet. A reload right after a keystroke aborts that write (see `openDatabase`);
 * session storage is written before the event handler returns.
 */
function mirror(unsaved: DraftMemory['unsaved'], env: OutboxEnv): void {
  if (env !== browserEnv) return
  try {
    const { sessionStorage } = globalThis as PageGlobals
    if (!sessionStorage) return
    if (unsaved.size > 0) sessionStorage.setItem(unsavedDraftsKey, JSON.stringify([...unsaved]))
    else sessionStorage.removeItem(unsavedDraftsKey)
  } catch {
    // Blocked or full: then the write to IndexedDB alone counts.
  }
}

/**
 * Keeps what was typed in the form, on this device only. Every keystroke is written at once; while a write is under way
 * the next one waits and takes the latest text. Nothing is left for the moment when the page is hidden or left: a
 * transaction that begins there can block storage for the whole site (WebKit), and is not carried out in time.
 */
export function saveDraft(formId: string, fields: Draft, env: OutboxEnv = browserEnv): void {
  const { unsaved, submitted } = memoryOf(env)
  unsaved.set(formId, fields)
  mirror(unsaved, env)
  submitted.delete(formId)
  void flushDrafts(env)
}

/** Resolves when everything typed so far is on this device, or cannot be. */
export function flushDrafts(env: OutboxEnv = browserEnv): Promise<void> {
  const memory = memoryOf(env)
  if (memory.unsaved.size > 0) memory.writing ??= writeAll(memory, env)
  return memory.writing ?? Promise.resolve()
}

async function writeAll(memory: DraftMemory, env: OutboxEnv): Promise<void> {
  const { unsaved } = memory
  try {
    while (unsaved.size > 0) {
      const texts = [...unsaved]
      await put(texts, env)
      for (const [formId, fields] of texts) if (unsaved.get(formId) === fields) unsaved.delete(formId)
      mirror(unsaved, env)
    }
  } catch {
    // Where storage cannot be used a draft lives as long as the page.
  } finally {
    memory.writing = undefined
  }
}

/** Commits at once: a transaction that waits for this page to say that it is done ends with the page. */
function put(texts: [string, Draft][], env: OutboxEnv): Promise<void> {
  return env.drafts('readwrite', (records) => {
    for (const [formId, fields] of texts) records.put({ fields, at: env.now() } satisfies StoredDraft, formId)
    commit(records.transaction)
    return promisifyRequest(records.transaction)
  })
}

/** What was typed in the form and not sent, or what that displaced; `undefined` where there is none, or after 30 days. */
export async function loadDraft(formId: string, env: OutboxEnv = browserEnv): Promise<Draft | undefined> {
  const { unsaved, displaced } = memoryOf(env)
  const found = unsaved.get(formId) ?? (await readDraft(formId, env))
  const draft = found && isSubmitted(formId, found, env) ? undefined : found
  const text = [...displaced].find(({ id }) => id === formId)
  if (!text || !sameText(unsaved.get(formId) ?? draft ?? {}, {})) return draft
  displaced.delete(text)
  saveDraft(formId, text.fields, env)
  return text.fields
}

async function readDraft(formId: string, env: OutboxEnv): Promise<Draft | undefined> {
  // Where storage cannot be used nothing can have been kept either.
  const draft = await get<StoredDraft>(formId, env.drafts).catch(() => undefined)
  return draft && env.now() - draft.at <= kept ? draft.fields : undefined
}

/** Forgets what was typed in the form, as when the visitor clears it. */
export async function clearDraft(formId: string, env: OutboxEnv = browserEnv): Promise<void> {
  dropUnsaved(formId, env)
  await del(formId, env.drafts).catch(() => {})
}

/** A pending write must not land after its draft was deleted. */
export function dropUnsaved(formId: string, env: OutboxEnv): void {
  const { unsaved } = memoryOf(env)
  unsaved.delete(formId)
  mirror(unsaved, env)
}

/** Whether this is the text that went from that form into the outbox. */
export function isSubmitted(formId: string, fields: Draft, env: OutboxEnv = browserEnv): boolean {
  const gone = memoryOf(env).submitted.get(formId)
  return gone !== undefined && sameText(gone, fields)
}

/**
 * A form's text from its submit on: it is no draft in this page, and no other form shows it, unless it comes back. The
 * outbox calls the rest around its own transactions.
 */
export function submitText(text: FormText, env: OutboxEnv = browserEnv, isMounted = () => false) {
  const { id, fields } = text
  const { unsaved, submitted, displaced, watchers } = memoryOf(env)
  /** Something else was typed in this page meanwhile. */
  let replaced = false
  const mark = () => submitted.set(id, fields)
  /** An earlier version of the same text must not stay behind as a draft. */
  const flush = () => flushDrafts(env)
  /** As a part of the transaction that puts the text into the outbox. What another tab has typed instead stays. */
  const clearIn = async (drafts: IDBObjectStore): Promise<void> => {
    const old = await getIn<StoredDraft>(drafts, id)
    if (old && sameText(old.fields, fields)) drafts.delete(id)
  }
  /** The text is in the outbox now and leaves the other forms of this page. */
  const cleared = () => {
    mark()
    if (sameText(unsaved.get(id) ?? {}, fields)) dropUnsaved(id, env)
    for (const watcher of watchers) watcher(text, 'taken')
  }
  /** All of that for a text that is not stored in the outbox. */
  const clear = async (): Promise<void> => {
    await flush()
    await env.transact(['drafts'], ({ drafts }) => clearIn(drafts)).catch(() => {})
    cleared()
  }
  /** The text is on its way back from the outbox: it may be a draft again. */
  const returning = () => {
    if (isSubmitted(id, fields, env)) submitted.delete(id)
    else replaced = true
    // An empty form must not be written over it.
    if (sameText(unsaved.get(id) ?? {}, {})) unsaved.delete(id)
  }
  /**
   * As a part of the transaction that takes the text out of the outbox. `false` when something else was typed meanwhile,
   * in this page or in another tab.
   */
  const restoreIn = async (drafts: IDBObjectStore): Promise<boolean> => {
    const own = unsaved.get(id)
    if (own) return sameText(own, fields)
    const old = await getIn<StoredDraft>(drafts, id)
    if (old && !sameText(old.fields, {})) return sameText(old.fields, fields)
    drafts.put({ fields, at: env.now() } satisfies StoredDraft, id)
    return true
  }
  /** The text is a draft again, and an open form shows it. */
  const restored = () => {
    for (const watcher of watchers) watcher(text, 'back')
  }
  /** The same in this page's memory, where storage fails: beside what was begun in the place of a form that is gone. */
  const remember = () => {
    if (replaced && !isMounted()) return void displaced.add(text)
    if (!replaced && !unsaved.has(id)) saveDraft(id, fields, env)
    restored()
  }
  /** Storage was only late, and has the text now. */
  const stored = () => displaced.delete(text)
  mark()
  return { isMounted, flush, clearIn, cleared, clear, returning, restoreIn, restored, remember, stored }
}

export type SubmittedText = ReturnType<typeof submitText>

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

import { get } from 'idb-keyval'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { withTimeout } from '#contract/withTimeout.ts'
import { whenFree } from '#device/locks.ts'
import { sharedText } from '#device/shares.ts'
import { isCredible, isFresh } from '#device/typedAt.ts'
import { browserEnv, type OutboxEnv } from './env.ts'
import {
  type Draft,
  editOf,
  type FormText,
  type FormTexts,
  type Item,
  isLeased,
  itemLock,
  type TypedText,
} from './item.ts'

/** Called when a text was submitted in this or another page, or came back. */
type Watcher = (text: FormText, direction: 'taken' | 'back') => void

/** Knowledge that this page alone has. */
interface PageDrafts {
  /** The text of each form as this page last read or wrote it. */
  own: Map<string, TypedText>
  /** Keys of texts that this page is sending. */
  sending: Set<string>
}

/** An empty form: none of the texts on the device. */
const nothing: TypedText = { fields: {}, at: 0 }

const pages = new WeakMap<OutboxEnv, PageDrafts>()

function pageOf(env: OutboxEnv): PageDrafts {
  const page = pages.get(env) ?? { own: new Map(), sending: new Set() }
  pages.set(env, page)
  return page
}

/**
 * Keeps what was typed in a form, on this device only, before it returns. It takes the place of the text that the form has
 * shown, and of no other: what another page has typed is a draft below it.
 */
export function saveDraft(formId: string, fields: Draft, env: OutboxEnv = browserEnv): void {
  const kept = read(formId, env)
  const before = shownText(kept, formId, env)
  const text = draftOf(kept, fields) ?? { fields, at: newTime(kept, env) }
  const rest = kept.texts.filter((one) => one !== before && (one.isOut || !sameText(one.fields, fields)))
  pageOf(env).own.set(formId, text)
  write(formId, { ...kept, texts: sameText(fields, {}) ? rest : [text, ...rest] }, env)
}

/**
 * The form's unsent text; `undefined` where there is none, or after 30 days. A text that an earlier page was sending when
 * it ended is told to `watchDrafts` if it comes back.
 */
export function loadDraft(formId: string, env: OutboxEnv = browserEnv): Draft | undefined {
  void settle(formId, env)
  const draft = read(formId, env).texts.find(isDraft)
  const { own } = pageOf(env)
  own.set(formId, draft ?? own.get(formId) ?? nothing)
  return draft?.fields
}

/** Whether the form shows a draft. What is typed there next changes that one, also where it is not the first. */
export function isDraftShown(formId: string, fields: Draft, env: OutboxEnv = browserEnv): boolean {
  const draft = draftOf(read(formId, env), fields)
  if (draft) pageOf(env).own.set(formId, draft)
  return draft !== undefined
}

/** Forgets what was typed in the form, as when the visitor clears it. */
export function clearDraft(formId: string, env: OutboxEnv = browserEnv): void {
  const kept = read(formId, env)
  const shown = shownText(kept, formId, env)
  pageOf(env).own.set(formId, nothing)
  write(formId, { ...kept, texts: kept.texts.filter((text) => text !== shown) }, env)
}

/** Whether what was typed in the form is on the device, and not only in this page. */
export function isDraftKept(formId: string, env: OutboxEnv = browserEnv): boolean {
  return env.drafts.isKept(formId)
}

/**
 * The form's text is being sent: it is no draft from now on, and no form shows it, unless it comes back. Answers with the
 * key under which to send it. A text that was submitted before and not changed has its key already (OB-28).
 */
export function markSubmitted({ id, fields }: FormText, env: OutboxEnv, key?: string): string {
  const kept = read(id, env)
  const known = kept.texts.find((text) => sameText(text.fields, fields))
  const own = key ?? known?.key ?? uuidv7(env.now())
  const text: TypedText = { fields, at: known?.at ?? newTime(kept, env), key: own, isOut: true }
  pageOf(env).own.set(id, text)
  pageOf(env).sending.add(own)
  write(id, { ...kept, texts: [text, ...kept.texts.filter((one) => !sameText(one.fields, fields))] }, env)
  return own
}

/** The text was sent, or waits in the outbox: it is nowhere else any more. */
export function dropSubmitted(id: string, key: string, env: OutboxEnv): void {
  pageOf(env).sending.delete(key)
  const kept = read(id, env)
  const text = kept.texts.find((one) => one.key === key)
  if (!text) return
  const texts = kept.texts.filter(({ fields }) => !sameText(fields, text.fields))
  write(id, { texts, sent: { at: text.at, key } }, env)
}

/**
 * The text comes back, and is a draft again: below another one that was begun meanwhile. One that its writer has changed in
 * the form is not.
 */
export function restoreSubmitted({ id, fields }: FormText, key: string, isMounted: boolean, env: OutboxEnv): void {
  const { own, sending } = pageOf(env)
  sending.delete(key)
  const kept = read(id, env)
  const text = kept.texts.find((one) => one.key === key)
  const draft: TypedText = { fields, at: text?.at ?? newTime(kept, env), key }
  const shown = own.get(id)
  const isTypedOn = isMounted && shown && shown.key !== key && !sameText(shown.fields, {})
  const others = kept.texts.filter((one) => one !== text)
  write(id, { ...kept, texts: isTypedOn ? others : [...others, draft] }, env)
}

/** Whether there is another draft in the form's place than the text with this key. */
export function hasOtherDraft(id: string, key: string, env: OutboxEnv): boolean {
  return read(id, env).texts.some((text) => isDraft(text) && text.key !== key)
}

/**
 * Whether this text of a form is being sent, or was, from whichever page. A text that another tab has only overwritten was
 * not: the times differ then.
 */
export function isGone(formId: string, fields: Draft, env: OutboxEnv = browserEnv): boolean {
  const { texts, sent } = read(formId, env)
  const same = texts.filter((text) => sameText(text.fields, fields))
  if (same.length > 0) return !same.some(isDraft)
  const own = pageOf(env).own.get(formId)
  return own !== undefined && own.at === sent?.at && sameText(own.fields, fields)
}

/** The draft that has taken the place of this text, which the form still shows as this page last wrote or loaded it. */
export function newerDraft(formId: string, fields: Draft, env: OutboxEnv = browserEnv): Draft | undefined {
  const own = pageOf(env).own.get(formId)
  const isLeft = own && sameText(own.fields, fields) && !isDraftShown(formId, fields, env)
  return isLeft ? loadDraft(formId, env) : undefined
}

/** Calls back when a text was submitted or came back, in any tab, until the returned function is called. */
export function watchDrafts(watcher: Watcher, env: OutboxEnv = browserEnv): () => void {
  return env.drafts.watch((id, before, after) => {
    for (const { fields, key, isOut } of after?.texts ?? []) {
      const wasOut = before?.texts.some((text) => text.isOut && text.key === key) ?? false
      if (wasOut !== Boolean(isOut)) watcher({ id, fields }, isOut ? 'taken' : 'back')
    }
  })
}

/**
 * Drops every draft and shared text that is 30 days old, and what was typed into items that are gone; settles what earlier
 * pages were sending when they ended. The days of a text that was typed while the clock was wrong begin now.
 */
export async function sweepDrafts(env: OutboxEnv = browserEnv): Promise<void> {
  for (const id of env.drafts.ids()) {
    const kept = read(id, env)
    const dated = (text: TypedText) =>
      isCredible(text.since ?? text.at, env.now()) ? text : { ...text, since: env.now() }
    write(id, { ...kept, texts: kept.texts.map(dated) }, env)
    await settle(id, env)
    const edited = editOf(id)
    const isGoneItem =
      edited &&
      (await get(edited, env.items)
        .then((item) => !item)
        .catch(() => false))
    if (isGoneItem) env.drafts.set(id, undefined)
  }
  await sharedText()
}

/** Whether both say the same; a field that is missing is empty. */
export function sameText(one: Draft, other: Draft): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

const isDraft = (text: TypedText) => !text.isOut

function read(formId: string, env: OutboxEnv): FormTexts {
  const { texts = [], sent } = env.drafts.get(formId) ?? {}
  const isKept = (text: { at: number; since?: number }) => isFresh(text.since ?? text.at, env.now())
  return { texts: texts.filter(isKept), ...(sent && isKept(sent) && { sent }) }
}

function write(formId: string, kept: FormTexts, env: OutboxEnv): void {
  // Should the rest not fit, what was sent must not stay.
  if (kept.texts.length === 0) env.drafts.set(formId, undefined)
  if (kept.texts.length > 0 || kept.sent) env.drafts.set(formId, kept)
}

function draftOf({ texts }: FormTexts, fields: Draft): TypedText | undefined {
  return texts.find((text) => isDraft(text) && sameText(text.fields, fields))
}

/** The draft that this page's form shows; the first one where this page has loaded none. */
function shownText(kept: FormTexts, formId: string, env: OutboxEnv): TypedText | undefined {
  const own = pageOf(env).own.get(formId)
  return own ? draftOf(kept, own.fields) : kept.texts.find(isDraft)
}

/** Later than every time of the form, also where the clock was put back. */
function newTime({ texts, sent }: FormTexts, env: OutboxEnv): number {
  return Math.max(env.now(), ...texts.map(({ at }) => at + 1), (sent?.at ?? 0) + 1)
}

/**
 * Decides about texts that a page was sending which has ended: who still sends one holds its lock, or its lease. The outbox
 * or its receipts know those that are stored; all others are drafts again, also where storage cannot be read. A draft that
 * they know is none: without Web Locks it was given back while its page stored it, and that page ended.
 */
async function settle(id: string, env: OutboxEnv): Promise<void> {
  const { sending } = pageOf(env)
  const left = () => read(id, env).texts.filter(({ key }) => key !== undefined && !sending.has(key))
  for (const { key = '' } of left()) {
    await whenFree(env, itemLock(key), async () => {
      const find = () => left().find((text) => text.key === key)
      const before = find()
      if (!before) return
      const state = await withTimeout(env.timeouts.storage, stateOf(before, env)).catch(() => 'unknown')
      const text = find()
      if (!text || state === 'sending') return
      if (state === 'known') {
        // Forms that show it hear of it.
        if (!text.isOut) markSubmitted({ id, fields: text.fields }, env, key)
        dropSubmitted(id, key, env)
      } else if (text.isOut) restoreSubmitted({ id, fields: text.fields }, key, false, env)
    })
  }
}

/** Receipts last: an item that is received meanwhile is among them before it is gone. */
async function stateOf({ key = '', isOut }: TypedText, env: OutboxEnv): Promise<'sending' | 'known' | 'unknown'> {
  const item = await get<Item>(key, env.items)
  // The page that gave a draft back may be late in deleting its item.
  const mayBeDeleted = item?.state.name === 'sending' && !isOut
  if (mayBeDeleted || (item && env.locks === undefined && isLeased(item, env))) return 'sending'
  return (item ?? (await get(key, env.receipts))) === undefined ? 'unknown' : 'known'
}

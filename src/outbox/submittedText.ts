import { get } from '#device/records.ts'
import {
  dropCopies,
  flushDrafts,
  isSubmitted,
  memoryOf,
  mirror,
  type StoredDraft,
  sameText,
  saveDraft,
  sentId,
} from './drafts.ts'
import { browserEnv, type OutboxEnv } from './env.ts'
import type { FormText } from './item.ts'

/**
 * A form's text from its submit on: it is no draft in this page, and no other form shows it, unless it comes back. The
 * outbox calls the rest around its own transactions.
 */
export function submitText(text: FormText, env: OutboxEnv = browserEnv, isMounted = () => false) {
  const { id, fields } = text
  const memory = memoryOf(env)
  const { unsaved, stored, submitted, displaced, delivered, watchers } = memory
  /** Something else was typed in this page meanwhile. */
  let replaced = false
  const isReplaced = () => {
    const own = unsaved.get(id)
    return own !== undefined && !sameText(own, fields)
  }
  const displace = () => {
    displaced.set(text, isMounted)
    mirror(memory, env)
  }
  const forgetDisplaced = () => {
    if (displaced.delete(text)) mirror(memory, env)
  }
  const mark = () => submitted.set(id, fields)
  /** An earlier version of the same text must not stay behind as a draft. */
  const flush = () => flushDrafts(env)
  /** As a part of the transaction that puts the text into the outbox. What another tab has typed instead stays. */
  const clearIn = async (drafts: IDBObjectStore): Promise<void> => {
    const old = await get<StoredDraft>(drafts, id)
    if (!old || !sameText(old.fields, fields)) return
    drafts.delete(id)
    drafts.put({ fields: {}, at: old.at } satisfies StoredDraft, sentId(id))
  }
  /** The text is in the outbox now and leaves the other forms of this page. */
  const cleared = () => {
    mark()
    dropCopies(id, fields, memory)
    if (sameText(unsaved.get(id) ?? {}, fields)) unsaved.delete(id)
    mirror(memory, env)
    for (const watcher of watchers) watcher(text, 'taken')
  }
  /** Clears the draft of a text that was delivered without being stored in the outbox. */
  const clear = async (): Promise<void> => {
    const own = unsaved.get(id)
    if (own && sameText(own, fields)) delivered.add(own)
    dropCopies(id, fields, memory)
    mirror(memory, env)
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
    // Submitted again since `returning`, which had taken the mark away.
    if (isSubmitted(id, fields, env)) return false
    drafts.delete(sentId(id))
    if (isReplaced()) return false
    const old = await get<StoredDraft>(drafts, id)
    if (old && !sameText(old.fields, {})) return sameText(old.fields, fields)
    const draft: StoredDraft = { fields, at: env.now() }
    drafts.put(draft, id)
    stored.set(id, draft)
    return true
  }
  /** The text is a draft again, and an open form shows it, unless something was typed after storage had decided so. */
  const restored = () => {
    if (isReplaced()) return isMounted() ? undefined : displace()
    forgetDisplaced()
    for (const watcher of watchers) watcher(text, 'back')
  }
  /** Its form shows the text, and another tab has the draft: this page loads it again once that one is gone. */
  const shown = () => {
    if (!replaced && !isReplaced()) displace()
  }
  /**
   * Keeps the text in this page's memory, where storage is late or fails. Where the form is gone it is no draft: another
   * tab may have one, which cannot be read now.
   */
  const remember = () => {
    replaced ||= isReplaced()
    if (!isMounted()) return displace()
    if (!replaced && !unsaved.has(id)) saveDraft(id, fields, env)
    restored()
  }
  /** Storage has failed for good: unless another text has its place in this page, the draft is in its memory. */
  const keepInMemory = () => {
    if (!displaced.has(text) || !sameText(unsaved.get(id) ?? {}, {})) return
    saveDraft(id, fields, env)
    restored()
  }
  mark()
  const outcomes = { cleared, clear, returning, restored, shown, remember, forgetDisplaced, keepInMemory }
  return { ...outcomes, isMounted, flush, clearIn, restoreIn }
}

export type SubmittedText = ReturnType<typeof submitText>

import { fillField, readDraft, useDraft } from './drafts.ts'

/**
 * Hook: the fields of a form for a record. Those that were changed outlive the page, as every draft does, with the version that
 * they were typed over: saved under that one, they do not overwrite what a colleague has saved since. `forget` drops them, once
 * they are saved or are not wanted; what was typed since then stays. `goOnFrom` lets what is typed by now replace that version,
 * which its author has seen or made.
 */
export function useTypedOver<T extends { version: number }>(name: string, stored: T) {
  const [kept, keep, clear] = useDraft(name)
  const typed = kept ? (JSON.parse(kept) as Partial<T>) : {}
  return {
    values: { ...stored, ...typed },
    isTyped: kept !== '',
    change: (next: Partial<T>) => keep(JSON.stringify({ version: stored.version, ...typed, ...next })),
    forget: () => clear(kept),
    goOnFrom: (version: number) => {
      const now = readDraft(name)
      if (now) fillField(name, JSON.stringify({ ...JSON.parse(now), version }))
    },
  }
}

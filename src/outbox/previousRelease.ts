/** The databases of the first release, one for each store, each with an object store of this name. */
export const previous = {
  'outbox-items': 'items',
  'outbox-receipts': 'receipts',
  'outbox-keys': 'keys',
  drafts: 'drafts',
} as const
export type Previous = keyof typeof previous

/** Those that may be on this device; all of them in a browser that does not list its databases. */
export async function previousNames(): Promise<Previous[]> {
  const names = Object.keys(previous) as Previous[]
  if (!indexedDB.databases) return names
  const existing = new Set((await indexedDB.databases()).map(({ name }) => name))
  return names.filter((name) => existing.has(name))
}

const start = 'mark-'

/** The part of an address that leads to a mark in its article. */
export const markHash = {
  of: (id: string) => start + id,
  idIn: (hash: string) => (hash.startsWith(start) ? hash.slice(start.length) : undefined),
}

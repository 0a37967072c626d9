/** A part of a file by its first and last byte, both included. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * The part of `size` bytes that a `Range` header names (RFC 9110, section 14), or one that is not there. `undefined` stands for
 * the whole, which also answers several parts, other units, and what cannot be read.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last ? 'unsatisfiable' : { first, last }
}

/** Whether the file is still the one of which a part is there already; a date says too little for that, and so does a weak tag. */
export function isSameFile(ifRange: string | string[] | undefined, etag: string): boolean {
  return ifRange === undefined || (ifRange === etag && !etag.startsWith('W/'))
}

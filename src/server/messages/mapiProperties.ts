import { ByteReader } from './byteReader.ts'

/** One value of a property: its type without the flag for several values, and its bytes. */
export interface MapiValue {
  type: number
  bytes: Buffer
}

/** Types whose values have a length of their own (MS-OXCDATA, section 2.11.1). */
export const mapiTypes = { object: 0x0d, text8: 0x1e, text16: 0x1f, binary: 0x102 } as const
const withLength = new Set<number>(Object.values(mapiTypes))
const severalValues = 0x1000
/** Bytes of the values of all other types. */
const sizes: Readonly<Record<number, number>> = {
  1: 0,
  2: 2,
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 8,
  10: 4,
  11: 2,
  20: 8,
  64: 8,
  72: 16,
}

/**
 * The properties in a list (MS-OXTNEF, section 2.1.3.4) by their ids, of several values the first. Those with names are read over.
 * Views of the bytes, no copies. A list that breaks off gives what is before it: `isWhole` says so.
 */
export function readProperties(bytes: Uint8Array): { values: Map<number, MapiValue>; isWhole: boolean } {
  const reader = new ByteReader(bytes)
  const values = new Map<number, MapiValue>()
  try {
    // The count may lie: each property takes at least four bytes, so the end of the bytes ends the loop, too.
    for (let count = reader.uint32(); count > 0; count -= 1) {
      const type = reader.uint16()
      const id = reader.uint16()
      if (id >= 0x8000) skipName(reader)
      const [first] = readValues(reader, type)
      if (first && id < 0x8000) values.set(id, { type: type & ~severalValues, bytes: first })
    }
    return { values, isWhole: true }
  } catch (error) {
    if (error instanceof RangeError) return { values, isWhole: false }
    throw error
  }
}

function skipName(reader: ByteReader): void {
  reader.take(16)
  if (reader.uint32() === 0) reader.uint32()
  else skip(reader, reader.uint32())
}

function skip(reader: ByteReader, size: number): void {
  reader.take(size)
  reader.pad(size)
}

function readValues(reader: ByteReader, type: number): Buffer[] {
  const kind = type & ~severalValues
  const hasLength = withLength.has(kind)
  const size = sizes[kind]
  if (!hasLength && size === undefined) throw new RangeError('a type of property that does not exist')
  let first: Buffer | undefined
  for (let count = hasLength || kind !== type ? reader.uint32() : 1; count > 0; count -= 1) {
    const length = hasLength ? reader.uint32() : (size ?? 0)
    const value = reader.take(length)
    reader.pad(length)
    first ??= value
    // Values of no bytes would otherwise be counted for as long as the count says.
    if (length === 0 && !hasLength) break
  }
  return first ? [first] : []
}

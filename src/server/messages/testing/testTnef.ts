/** A file for a packet; without `property` as old programs write it, in an attribute of its own. */
export interface TestPackedFile {
  name: string
  content: Buffer
  /** `message`: the content is a packet, of a message that was attached. */
  property?: 'binary' | 'message'
  /** In a code page of Windows instead of Unicode. */
  name8?: Buffer
}

const uint16 = (value: number) => Buffer.from(Uint16Array.of(value).buffer)
const uint32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer)

/** An attribute with its checksum. */
export function attribute(level: 1 | 2, id: number, data: Buffer): Buffer {
  const sum = data.reduce((total, byte) => total + byte, 0)
  return Buffer.concat([Buffer.from([level]), uint32(id), uint32(data.length), data, uint16(sum & 0xffff)])
}

/** A property whose values have lengths. */
export function property(type: number, id: number, value: Buffer): Buffer {
  return Buffer.concat([
    uint16(type),
    uint16(id),
    uint32(1),
    uint32(value.length),
    value,
    Buffer.alloc(-value.length & 3),
  ])
}

/** The list of an attachment, with properties of other kinds before those that are read, as Outlook writes them. */
export function propertyList(properties: readonly Buffer[]): Buffer {
  const method = Buffer.concat([uint16(3), uint16(0x3705), uint32(1)])
  const hidden = Buffer.concat([uint16(0x0b), uint16(0x7ffe), uint16(0), uint16(0)])
  const numbered = Buffer.concat([uint16(3), uint16(0x8001), Buffer.alloc(16, 7), uint32(0), uint32(9), uint32(1)])
  const word = Buffer.from('Kind\0', 'utf16le')
  const name = [uint32(1), uint32(word.length), word, Buffer.alloc(-word.length & 3)]
  const named = Buffer.concat([
    uint16(0x1f),
    uint16(0x8002),
    Buffer.alloc(16, 7),
    ...name,
    uint32(1),
    uint32(2),
    uint32(0),
  ])
  const several = Buffer.concat([uint16(0x1003), uint16(0x1234), uint32(2), uint32(1), uint32(2)])
  const all = [method, hidden, numbered, named, several, ...properties]
  return Buffer.concat([uint32(all.length), ...all])
}

/** A `winmail.dat` as Outlook and Exchange write it (MS-OXTNEF). */
export function testTnef(files: readonly TestPackedFile[], codePage = 1252): Buffer {
  const head = Buffer.concat([
    Buffer.from('789f3e220100', 'hex'),
    attribute(1, 0x00089006, uint32(0x00010000)),
    attribute(1, 0x00069007, Buffer.concat([uint32(codePage), uint32(0)])),
    attribute(1, 0x00069003, propertyList([property(0x102, 0x1009, Buffer.from('compressed RTF'))])),
  ])
  return Buffer.concat([head, ...files.flatMap(attachment)])
}

function attachment({ name, content, property: way, name8 }: TestPackedFile): Buffer[] {
  const begin = attribute(2, 0x00069002, Buffer.alloc(14))
  const short = Buffer.from(`${name.slice(0, 4)}~1.TMP\0`, 'latin1')
  const title = attribute(2, 0x00018010, name8 ? Buffer.concat([name8, Buffer.alloc(1)]) : short)
  if (way === undefined) return [begin, title, attribute(2, 0x0006800f, content)]
  const long = property(0x1f, 0x3707, Buffer.from(`${name}\0`, 'utf16le'))
  const message = Buffer.concat([Buffer.from('0703020000000000c000000000000046', 'hex'), content])
  const data = way === 'message' ? property(0x0d, 0x3701, message) : property(0x102, 0x3701, content)
  return [begin, title, attribute(2, 0x00069005, propertyList(name8 ? [data] : [long, data]))]
}

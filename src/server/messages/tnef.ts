import { ByteReader } from './byteReader.ts'
import { type MapiValue, mapiTypes, readProperties } from './mapiProperties.ts'

/** A file in a packet: its name as written, and a view of its bytes. */
export interface PackedFile {
  name: string
  content: Uint8Array
}

/** The files of a packet. `isWhole` is false if it breaks off, lies about a length, or holds more than is taken out of it. */
export interface Unpacked {
  files: PackedFile[]
  isWhole: boolean
}

const signature = 0x223e9f78
/** Attributes (MS-OXTNEF, section 2.1.2), each with its type. */
const attributes = {
  beginAttachment: 0x00069002,
  title: 0x00018010,
  data: 0x0006800f,
  properties: 0x00069005,
  codePage: 0x00069007,
}
/** Properties of an attachment (MS-OXPROPS). */
const ids = { displayName: 0x3001, data: 0x3701, fileName: 0x3704, longFileName: 0x3707 }
/** Of an object: its interface comes before its bytes. */
const interfaceBytes = 16
const embeddedMessage = Buffer.from('0703020000000000c000000000000046', 'hex')

const mostFiles = 500
/** Messages within messages; each is a part of the bytes of the one around it. */
const mostLevels = 5

/** Whether the bytes are such a packet: its name says nothing. */
export function isTnef(content: Uint8Array): boolean {
  return content.length >= 6 && Buffer.from(content.subarray(0, 4)).readUInt32LE() === signature
}

/**
 * The files in a `winmail.dat` (TNEF, MS-OXTNEF), also those of the messages attached in it, in their order. Text and its RTF
 * are left out. Takes time and memory in proportion to the bytes, whatever lengths and counts they claim. Never throws.
 */
export function unpackTnef(packet: Uint8Array): Unpacked {
  const found: Unpacked = { files: [], isWhole: true }
  readPacket(packet, 1, found)
  return found
}

interface OpenAttachment {
  title: Buffer | undefined
  data: Buffer | undefined
  values: ReadonlyMap<number, MapiValue>
}

function readPacket(packet: Uint8Array, level: number, found: Unpacked): void {
  const reader = new ByteReader(packet)
  let decoder = decoderOf(undefined)
  let open: OpenAttachment | undefined
  const close = () => {
    if (open) addFile(open, decoder, level, found)
    open = undefined
  }
  try {
    if (reader.uint32() !== signature) throw new RangeError('no packet')
    reader.uint16()
    while (reader.left > 0) {
      const part = reader.uint8()
      if (part !== 1 && part !== 2) throw new RangeError('no attribute')
      const attribute = reader.uint32()
      const data = reader.take(reader.uint32())
      // The checksum: some programs write a wrong one.
      reader.take(Math.min(2, reader.left))
      if (attribute === attributes.codePage && data.length >= 4) decoder = decoderOf(data.readUInt32LE())
      if (attribute === attributes.beginAttachment) {
        close()
        open = { title: undefined, data: undefined, values: new Map() }
      }
      if (!open) continue
      if (attribute === attributes.title) open.title = data
      if (attribute === attributes.data) open.data = data
      if (attribute === attributes.properties) {
        const { values, isWhole } = readProperties(data)
        open.values = values
        found.isWhole &&= isWhole
      }
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    found.isWhole = false
  }
  close()
}

/** Adds the file of an attachment, or the files of the message that it is. */
function addFile({ title, data, values }: OpenAttachment, decoder: TextDecoder, level: number, found: Unpacked): void {
  const value = values.get(ids.data)
  const isObject = value?.type === mapiTypes.object
  const bytes = value && (isObject ? value.bytes.subarray(interfaceBytes) : value.bytes)
  const content = data?.length ? data : bytes
  if (!content?.length) {
    // A link to a file elsewhere, or one whose bytes are cut off.
    found.isWhole = false
    return
  }
  const isMessage = isObject && value.bytes.subarray(0, interfaceBytes).equals(embeddedMessage)
  if ((isMessage || isTnef(content)) && level < mostLevels) {
    const before = found.files.length
    readPacket(content, level + 1, found)
    // Its words are nowhere else, so a message without files is kept in its packet.
    if (isMessage || found.files.length === before) found.isWhole = false
    return
  }
  if (found.files.length === mostFiles) {
    found.isWhole = false
    return
  }
  const names = [ids.longFileName, ids.fileName, ids.displayName].map((id) => textOf(values.get(id), decoder))
  const name = [names[0], names[1], title && decoder.decode(title), names[2]].find((one) => one?.replaceAll('\0', ''))
  found.files.push({ name: (name ?? '').replace(/\0.*$/s, ''), content })
}

function textOf(value: MapiValue | undefined, decoder: TextDecoder): string {
  if (value?.type === mapiTypes.text16) return new TextDecoder('utf-16le').decode(value.bytes)
  return value?.type === mapiTypes.text8 ? decoder.decode(value.bytes) : ''
}

/** Encodings of Windows code pages that are not called by their numbers. */
const encodings: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  65001: 'utf-8',
}

function decoderOf(codePage = 1252): TextDecoder {
  try {
    return new TextDecoder(encodings[codePage] ?? `windows-${codePage}`)
  } catch {
    return new TextDecoder('windows-1252')
  }
}

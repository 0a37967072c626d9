import { fileTypeFromBuffer } from 'file-type'
import { encryptedType, outlookType, signatureType } from '#contract/staff/messages.ts'
import { isTnef } from './tnef.ts'

export const unknownType = 'application/octet-stream'

/** The type of a file by its content; its name and what its sender calls it say nothing. */
export async function typeOf(content: Uint8Array): Promise<string> {
  const packed = packedTypeOf(content)
  if (packed) return packed
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  // Markup may hold scripts: it is text.
  if (found) return /xml|html|svg/.test(found.mime) && !/openxmlformats/.test(found.mime) ? 'text/plain' : found.mime
  return isText(content) ? 'text/plain' : unknownType
}

/** The object identifiers of CMS (RFC 5652) that the first bytes of a signature or an encrypted email hold. */
const cms = [
  { type: signatureType, bytes: Buffer.from('06092a864886f70d010702', 'hex') },
  { type: encryptedType, bytes: Buffer.from('06092a864886f70d010703', 'hex') },
]

/** Of what only a mail program reads: Outlook's `winmail.dat` (TNEF), and the parts of S/MIME. */
function packedTypeOf(content: Uint8Array): string | undefined {
  const beginning = Buffer.from(content.subarray(0, 24))
  if (isTnef(beginning)) return outlookType
  return beginning[0] === 0x30 ? cms.find(({ bytes }) => beginning.includes(bytes))?.type : undefined
}

function isText(content: Uint8Array): boolean {
  const beginning = content.subarray(0, 65_536)
  if (beginning.length === 0 || beginning.includes(0)) return false
  try {
    // The end may be within a character.
    new TextDecoder('utf-8', { fatal: true }).decode(beginning, { stream: true })
    return true
  } catch {
    return false
  }
}

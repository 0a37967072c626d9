import { fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import type { Email } from 'postal-mime'

/** Object identifier of signed data (RFC 5652, section 5). */
const signedData = '1.2.840.113549.1.7.2'

/**
 * The email in an opaque S/MIME signature (RFC 8551, section 3.5.2), as Outlook sends it: the outer headers with the content
 * that is signed. The signature is not checked. `undefined` if the email is no such one, or is encrypted.
 */
export function signedMailIn({ headerLines, attachments }: Email): Uint8Array | undefined {
  const type = headerLines.find(({ key }) => key === 'content-type')?.line ?? ''
  const [part] = attachments
  if (!/^content-type:\s*application\/(?:x-)?pkcs7-mime\b/i.test(type) || !part) return undefined
  if (typeof part.content === 'string') return undefined
  const content = contentOf(part.content instanceof Uint8Array ? part.content : new Uint8Array(part.content))
  if (!content) return undefined
  const outer = headerLines.filter(({ key }) => !key.startsWith('content-')).map(({ line }) => line)
  return Buffer.concat([Buffer.from(`${outer.join('\r\n')}\r\n`, 'latin1'), content])
}

/** The content of ContentInfo, SignedData, EncapsulatedContentInfo, also in several pieces (BER). */
function contentOf(der: Uint8Array): Uint8Array | undefined {
  const info = itemsOf(read(der))
  if (!(info[0] instanceof ObjectIdentifier) || info[0].getValue() !== signedData) return undefined
  const encapsulated = itemsOf(itemsOf(itemsOf(info[1])[0])[2])
  const [octets] = itemsOf(encapsulated[1])
  return octets instanceof OctetString ? new Uint8Array(octets.getValue()) : undefined
}

function read(der: Uint8Array): unknown {
  try {
    const { offset, result } = fromBER(new Uint8Array(der).buffer)
    return offset > 0 && result instanceof Sequence ? result : undefined
  } catch {
    // Nested so deeply that only an attacker could have made it.
    return undefined
  }
}

function itemsOf(value: unknown): unknown[] {
  const items = (value as { valueBlock?: { value?: unknown } } | undefined)?.valueBlock?.value
  return Array.isArray(items) ? items : []
}

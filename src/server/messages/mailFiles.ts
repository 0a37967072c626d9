import type { Attachment, Email } from 'postal-mime'
import type { NewFile } from './attachments.ts'
import { cleanFileName } from './fileName.ts'
import { typeOf } from './fileType.ts'
import { isTnef, unpackTnef } from './tnef.ts'

/** Files of one email; more are not kept, and a file says which. */
const mostFiles = 50
/** Bytes of all of them together: a mailbox takes about as much. */
const mostBytes = 30_000_000

/** Names of parts that have none, by what they are. */
const namesByType: Readonly<Record<string, string>> = {
  'message/rfc822': 'message.eml',
  'text/calendar': 'invitation.ics',
  'application/ms-tnef': 'winmail.dat',
}

/**
 * The files of an email as they are: signatures, forwarded messages, pictures in the text. Only `winmail.dat` is unpacked; it is
 * kept beside its files if not all of it could be read. A text that is too long to be shown becomes a file.
 */
export async function filesIn(email: Email, longText: string | undefined): Promise<NewFile[]> {
  const files: NewFile[] = []
  const left: string[] = []
  let bytes = 0
  for (const { name, content } of email.attachments.flatMap(partsOf)) {
    if (files.length === mostFiles || bytes + content.length > mostBytes) {
      left.push(`${name} (${content.length} bytes)`)
      continue
    }
    bytes += content.length
    files.push({ name, type: await typeOf(content), content })
  }
  if (longText !== undefined) files.push(textFile('whole message.txt', longText.slice(0, mostBytes)))
  if (left.length > 0) files.push(textFile('files that were not kept.txt', left.slice(0, 1000).join('\n')))
  return files
}

/** A part of an email, or the files in it if only Outlook reads it. */
function partsOf(part: Attachment): Omit<NewFile, 'type'>[] {
  const content = contentOf(part)
  if (content.length === 0) return []
  const whole = { name: cleanFileName(part.filename ?? namesByType[part.mimeType] ?? 'file'), content }
  if (!isTnef(content)) return [whole]
  const { files, isWhole } = unpackTnef(content)
  const unpacked = files.map((file) => ({ name: cleanFileName(file.name), content: file.content }))
  return isWhole && files.length > 0 ? unpacked : [...unpacked, whole]
}

function textFile(name: string, text: string): NewFile {
  return { name, type: 'text/plain', content: Buffer.from(text) }
}

function contentOf({ content }: Attachment): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content)
  return content instanceof Uint8Array ? content : new Uint8Array(content)
}

import { fileTypeFromBuffer } from 'file-type'

export const unknownType = 'application/octet-stream'

/** The type of a file by its content; its name and what its sender calls it say nothing. */
export async function typeOf(content: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  // Markup may hold scripts: it is text.
  if (found) return /xml|html|svg/.test(found.mime) && !/openxmlformats/.test(found.mime) ? 'text/plain' : found.mime
  return isText(content) ? 'text/plain' : unknownType
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

import { normalized } from '#contract/normalized.ts'

const longest = 150
/** The form of an extension; the rest of a long name is shortened before it. */
const extension = /\.[\p{L}\p{N}]{1,10}$/u

/** The name of a file as it may be stored and saved: one line without a path, control characters or reversed text. */
export function cleanFileName(name: string): string {
  const whole = normalized(name.slice(0, 10_000), 'NFC')
    .replace(/[\p{C}\u2028\u2029]+/gu, '')
    .replace(/^.*[/\\]/s, '')
    .replace(/[:*?"<>|]+/g, '_')
    .replace(/\s+/g, ' ')
    // A name of dots is a folder, and one that begins with a dot is hidden.
    .replace(/^[. ]+/, '')
  // Not by an expression, which would try every dot of a name that is all dots.
  let length = whole.length
  while (whole[length - 1] === '.' || whole[length - 1] === ' ') length -= 1
  const line = whole.slice(0, length)
  const [end = ''] = extension.exec(line) ?? []
  const characters = Array.from(line)
  if (characters.length <= longest) return line || 'file'
  const room = longest - Array.from(end).length
  return (
    Array.from(line.slice(0, line.length - end.length))
      .slice(0, room)
      .join('') + end
  )
}

/** Content-Disposition (RFC 6266) that saves the file under its name, whatever it is. */
export function attachmentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

import { escapedHtml } from '../escapedHtml.ts'

/** A piece of a letter; every letter is sent as plain text and as simple HTML from the same pieces. */
export type Part =
  | { kind: 'text'; text: string }
  /** Labels with what was written, which may have many lines. */
  | { kind: 'fields'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'quote'; author: string; text: string }
  | { kind: 'link'; label: string; url: string }

/** The letter as plain text. */
export function plainText(parts: readonly Part[]): string {
  return `${parts.map(plainPart).join('\n\n')}\n`
}

/** The letter as HTML without styles, scripts and remote images. */
export function htmlText(parts: readonly Part[]): string {
  return `<!doctype html><html lang="en"><body>${parts.map(htmlPart).join('')}</body></html>`
}

function plainPart(part: Part): string {
  if (part.kind === 'text') return part.text
  if (part.kind === 'link') return `${part.label}:\n${part.url}`
  if (part.kind === 'quote') return quoted(`${part.author}:\n${part.text}`)
  return part.rows
    .map(([label, value]) => `${label}:${hasLines(value) ? `\n${quoted(value)}` : ` ${value}`}`)
    .join('\n')
}

function htmlPart(part: Part): string {
  if (part.kind === 'text') return `<p>${lines(part.text)}</p>`
  if (part.kind === 'link') return `<p><a href="${escapedHtml(part.url)}">${escapedHtml(part.label)}</a></p>`
  if (part.kind === 'quote') {
    return `<blockquote><p><strong>${escapedHtml(part.author)}</strong></p><p>${lines(part.text)}</p></blockquote>`
  }
  const rows = part.rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top">${escapedHtml(label)}</th><td>${htmlValue(value)}</td></tr>`,
  )
  return `<table cellpadding="6">${rows.join('')}</table>`
}

function htmlValue(value: string): string {
  return hasLines(value) ? `<blockquote>${lines(value)}</blockquote>` : lines(value)
}

function lines(text: string): string {
  return linesOf(text).map(escapedHtml).join('<br>')
}

/** On every line, so that no line of a visitor's can pass for one of ours. */
function quoted(text: string): string {
  return linesOf(text)
    .map((line) => `> ${line}`)
    .join('\n')
}

function hasLines(value: string): boolean {
  return linesOf(value).length > 1
}

/** By whatever some mail program breaks a line at. */
function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
}

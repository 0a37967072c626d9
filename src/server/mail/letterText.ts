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
  if (part.kind === 'quote') return [`${part.author}:`, ...part.text.split('\n')].map((line) => `> ${line}`).join('\n')
  return part.rows.map(([label, value]) => `${label}: ${value.includes('\n') ? `\n${value}` : value}`).join('\n')
}

function htmlPart(part: Part): string {
  if (part.kind === 'text') return `<p>${lines(part.text)}</p>`
  if (part.kind === 'link') return `<p><a href="${escapedHtml(part.url)}">${escapedHtml(part.label)}</a></p>`
  if (part.kind === 'quote') {
    return `<blockquote><p><strong>${escapedHtml(part.author)}</strong></p><p>${lines(part.text)}</p></blockquote>`
  }
  const rows = part.rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top">${escapedHtml(label)}</th><td>${lines(value)}</td></tr>`,
  )
  return `<table cellpadding="6">${rows.join('')}</table>`
}

function lines(text: string): string {
  return escapedHtml(text).replace(/\r?\n/g, '<br>')
}

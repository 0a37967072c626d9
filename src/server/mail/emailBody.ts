import { escapeHtml, withoutDirectionMarks } from '../links/pageHtml.ts'

/** One block of an email. Every email is sent as plain text and as simple HTML, both rendered from the same blocks. */
export type Block =
  | { kind: 'text'; text: string }
  /** Labels with values, which may have several lines. */
  | { kind: 'fields'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'quote'; author: string; text: string }
  | { kind: 'link'; label: string; url: string }

/** The blocks as plain text. */
export function toPlainText(blocks: readonly Block[]): string {
  return withoutDirectionMarks(`${blocks.map(plainBlock).join('\n\n')}\n`)
}

/** The blocks as HTML without styles, scripts or remote images. */
export function toHtml(blocks: readonly Block[], lang = 'en'): string {
  return `<!doctype html><html lang="${lang}"><body>${blocks.map(htmlBlock).join('')}</body></html>`
}

function plainBlock(block: Block): string {
  if (block.kind === 'text') return block.text
  if (block.kind === 'link') return `${block.label}:\n${block.url}`
  if (block.kind === 'quote') return quoted(`${block.author}:\n${block.text}`)
  return block.rows
    .map(([label, value]) => `${label}:${isMultiline(value) ? `\n${quoted(value)}` : ` ${value}`}`)
    .join('\n')
}

function htmlBlock(block: Block): string {
  if (block.kind === 'text') return `<p>${withBreaks(block.text)}</p>`
  if (block.kind === 'link') return `<p><a href="${escapeHtml(block.url)}">${escapeHtml(block.label)}</a></p>`
  if (block.kind === 'quote') {
    return `<blockquote><p><strong>${escapeHtml(block.author)}</strong></p><p>${withBreaks(block.text)}</p></blockquote>`
  }
  const rows = block.rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top">${escapeHtml(label)}</th><td>${htmlValue(value)}</td></tr>`,
  )
  return `<table cellpadding="6">${rows.join('')}</table>`
}

function htmlValue(value: string): string {
  return isMultiline(value) ? `<blockquote>${withBreaks(value)}</blockquote>` : withBreaks(value)
}

function withBreaks(text: string): string {
  return linesOf(text).map(escapeHtml).join('<br>')
}

/** Prefixes every line, so that no visitor's line can pass for one of ours. */
function quoted(text: string): string {
  return linesOf(text)
    .map((line) => `> ${line}`)
    .join('\n')
}

function isMultiline(value: string): boolean {
  return linesOf(value).length > 1
}

/** Splits at every character that some mail client treats as a line break. */
function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
}

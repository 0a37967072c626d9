import { type Inline, parseInline } from '#content/inline.ts'
import { site } from '#content/site.ts'
import { escapeHtml } from '../links/pageHtml.ts'

/** A heading ('## …'), a list (lines that begin with '- '), or a paragraph; an empty line ends each. */
interface Part {
  kind: 'heading' | 'list' | 'paragraph'
  lines: string[]
}

/** The text as HTML: paragraphs, headings, lists, links, bold and emphasis. Everything else is shown as it was typed. */
export function markupHtml(text: string): string {
  return partsOf(text)
    .map(({ kind, lines }) => {
      if (kind === 'list') return `<ul>${lines.map((line) => `<li>${inlineHtml(line)}</li>`).join('')}</ul>`
      const tag = kind === 'heading' ? 'h2' : 'p'
      return `<${tag}>${lines.map(inlineHtml).join('<br>')}</${tag}>`
    })
    .join('\n')
}

/** The same as plain text, with addresses behind the words of their links. */
export function markupPlain(text: string): string {
  return partsOf(text)
    .map(({ kind, lines }) => lines.map((line) => (kind === 'list' ? '- ' : '') + inlinePlain(line)).join('\n'))
    .join('\n\n')
}

function partsOf(text: string): Part[] {
  const parts: Part[] = []
  for (const block of text.split(/\r?\n\s*\n/)) {
    for (const line of block.split(/\r?\n/).map((one) => one.trim())) {
      const [, heading] = /^#{2,3} (.+)$/.exec(line) ?? []
      const [, item] = /^[-*] (.+)$/.exec(line) ?? []
      if (heading !== undefined) parts.push({ kind: 'heading', lines: [heading] }, { kind: 'paragraph', lines: [] })
      else addLine(parts, item === undefined ? 'paragraph' : 'list', item ?? line)
    }
    // The next block begins a part of its own.
    parts.push({ kind: 'paragraph', lines: [] })
  }
  return parts.filter(({ lines }) => lines.some((line) => line !== ''))
}

function addLine(parts: Part[], kind: 'paragraph' | 'list', line: string): void {
  const last = parts.at(-1)
  if (last?.kind === kind) last.lines.push(line)
  else parts.push({ kind, lines: [line] })
}

function inlineHtml(line: string): string {
  const html = (part: Inline): string => {
    switch (part.type) {
      case 'text':
        return escapeHtml(part.text)
      case 'bold':
        return `<strong>${part.content.map(html).join('')}</strong>`
      case 'emphasis':
        return `<em>${part.content.map(html).join('')}</em>`
      case 'link':
        return `<a href="${escapeHtml(urlOf(part.href))}">${part.content.map(html).join('')}</a>`
      default:
        return escapeHtml(`[^${part.number}]`)
    }
  }
  return parseInline(line).map(html).join('')
}

function inlinePlain(line: string): string {
  const plain = (part: Inline): string => {
    switch (part.type) {
      case 'text':
        return part.text
      case 'link':
        return `${part.content.map(plain).join('')} (${urlOf(part.href)})`
      case 'note':
        return `[^${part.number}]`
      default:
        return part.content.map(plain).join('')
    }
  }
  return parseInline(line).map(plain).join('')
}

/** An email has no address of its own that a path could lead on from. */
function urlOf(href: string): string {
  return href.startsWith('/') ? site.origin + href : href
}

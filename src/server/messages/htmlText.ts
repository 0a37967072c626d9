import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

/** Longer HTML is cut before it is read: a mail program's markup is a few times its text. */
const longestHtml = 1_000_000
const deepestQuotation = 5

/** Elements whose content a reader does not see as text. */
const unseen = new Set(['style', 'script', 'title', 'noscript', 'template', 'object', 'iframe', 'svg', 'select'])
/** Elements that begin and end a line, and those with an empty line around them. */
const lines =
  /^(?:address|article|aside|body|center|dd|div|dl|dt|fieldset|figure|footer|form|header|hr|html|li|main|nav|section|table|tbody|tr)$/
const paragraphs = /^(?:blockquote|h[1-6]|ol|p|pre|ul)$/

/**
 * The text of an HTML email: its lines, its links written out, its quotations marked by `>`. Nothing in it is run or loaded.
 * Only the tokens are read and no tree is built, so the time grows with the length however the markup is nested.
 */
export function htmlText(html: string): string {
  const source = html.slice(0, longestHtml)
  const writer = new Writer()
  let name = ''
  let attribute = ''
  let value = ''
  let href = ''
  const open = () => writer.open(name, href)
  const callbacks: TokenizerCallbacks = {
    onopentagname(start, end) {
      name = source.slice(start, end).toLowerCase()
      href = ''
    },
    onattribname(start, end) {
      attribute = source.slice(start, end).toLowerCase()
      value = ''
    },
    onattribdata(start, end) {
      if (attribute === 'href') value += source.slice(start, end)
    },
    onattribentity(codepoint) {
      if (attribute === 'href') value += String.fromCodePoint(codepoint)
    },
    onattribend() {
      if (attribute === 'href') href = value.trim()
    },
    onopentagend: open,
    onselfclosingtag() {
      open()
      // Of these only a drawing may have no end tag (HTML standard, foreign elements).
      if (name === 'svg') writer.close(name)
    },
    onclosetag: (start, end) => writer.close(source.slice(start, end).trim().toLowerCase()),
    ontext: (start, end) => writer.text(source.slice(start, end)),
    ontextentity: (codepoint) => writer.text(String.fromCodePoint(codepoint)),
    oncdata: () => undefined,
    oncomment: () => undefined,
    ondeclaration: () => undefined,
    onprocessinginstruction: () => undefined,
    onend: () => undefined,
  }
  const tokenizer = new Tokenizer({ decodeEntities: true }, callbacks)
  tokenizer.write(source)
  tokenizer.end()
  return writer.result()
}

/** Puts lines together from what is opened, closed and said. */
class Writer {
  readonly #parts: string[] = []
  /** Line ends before the next text. */
  #breaks = 0
  #isEmpty = true
  #needsSpace = false
  #quotation = 0
  /** The unseen element, and how often it is open within itself. */
  #unseen = { name: '', count: 0 }
  #link: { href: string; text: string } | undefined

  open(name: string, href: string): void {
    if (this.#unseen.count > 0) {
      // An element of the head that is never closed ends where the body begins.
      if (name === 'body') this.#unseen.count = 0
      else if (name === this.#unseen.name) this.#unseen.count += 1
      return
    }
    if (unseen.has(name)) this.#unseen = { name, count: 1 }
    else if (name === 'br') this.#breaks = Math.min(2, this.#breaks + 1)
    else if (name === 'a') this.#link = { href, text: '' }
    else if (name === 'td' || name === 'th') this.#needsSpace = true
    this.#breakAround(name)
    if (name === 'blockquote') this.#quotation += 1
    if (name === 'li') this.text('* ')
  }

  close(name: string): void {
    if (this.#unseen.count > 0) {
      if (name === this.#unseen.name) this.#unseen.count -= 1
      return
    }
    if (name === 'a') this.#endLink()
    this.#breakAround(name)
    if (name === 'blockquote') this.#quotation = Math.max(0, this.#quotation - 1)
  }

  text(text: string): void {
    if (this.#unseen.count > 0) return
    const plain = text.replace(/[\s\u00a0]+/g, ' ')
    if (plain === ' ' || plain === '') {
      this.#needsSpace = true
      return
    }
    const marks = '> '.repeat(Math.min(this.#quotation, deepestQuotation))
    if (this.#isEmpty) this.#parts.push(marks)
    else if (this.#breaks > 0) this.#parts.push(`\n${marks}`.repeat(this.#breaks))
    else if (this.#needsSpace || plain.startsWith(' ')) this.#parts.push(' ')
    this.#parts.push(plain.trim())
    this.#needsSpace = plain.endsWith(' ')
    this.#isEmpty = false
    this.#breaks = 0
    if (this.#link) this.#link.text += plain
  }

  result(): string {
    return this.#parts.join('').trim()
  }

  #breakAround(name: string): void {
    if (lines.test(name)) this.#breaks = Math.max(1, this.#breaks)
    if (paragraphs.test(name)) this.#breaks = 2
  }

  #endLink(): void {
    const link = this.#link
    this.#link = undefined
    if (!link || !/^(?:https?|mailto|tel):/i.test(link.href)) return
    const said = link.text.trim()
    if (said !== '' && shortened(said) !== shortened(link.href)) this.text(` [${link.href}]`)
  }
}

/**
 * An address without what readers leave out of it. Words that are only a part of theirs do not say it: "file" stands in many
 * addresses, and that of a bank in one that leads elsewhere.
 */
function shortened(address: string): string {
  return address
    .replace(/^mailto:([^?]*).*$/is, '$1')
    .replace(/^(?:https?:\/\/|tel:)/i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
}

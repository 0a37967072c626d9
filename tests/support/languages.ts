import { checkedPaths } from 'virtual:translations'
import { sourceLanguage, translations } from '#content/languages.ts'
import { site } from '#content/site.ts'

/** Within a sentence; any other tag ends one. */
const inline = /^(?:a|abbr|b|bdi|cite|code|em|i|kbd|mark|q|small|span|strong|sub|sup|time|u|wbr)$/
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const unread = /^(?:script|style|template|svg)$/
/** Attributes that people hear or read. */
const spoken = /\s(?:alt|title|placeholder|aria-label|aria-description)="([^"]*)"/g

/** Four words in Latin letters or more in a row. */
const run = /[A-Za-z][\w’'&.-]*(?:[\s,;:/–-]+[A-Za-z][\w’'&.-]*){3,}/g

/** Words that may stay in English: names that are said so, what stands in brackets after its translation, addresses. */
const allowed = [
  new RegExp(site.product, 'g'),
  ...Object.values(site.places).map(({ label }) => new RegExp(label, 'g')),
  /\([^()]*\)/g,
  /\b(?:https?:\/\/|www\.)\S+|\S+@\S+/g,
]

/**
 * Runs of four or more words in Latin letters on a page of a language with other ones, outside of every element that says it
 * is in English. A screen reader would read them out as words of the page's language.
 */
export function englishRuns(html: string): string[] {
  const found: string[] = []
  const open: { name: string; isEnglish: boolean; isUnread: boolean }[] = []
  let text = ''
  const end = () => {
    found.push(...runsIn(text))
    text = ''
  }
  for (const [, comment, tag, words] of html.matchAll(/(<!--[\s\S]*?-->)|(<[^>]*>)|([^<]+)/g)) {
    const isEnglish = open.some((one) => one.isEnglish)
    if (comment) continue
    if (words !== undefined) {
      if (!isEnglish && !open.some(({ isUnread }) => isUnread)) text += words
      continue
    }
    const [, slash, name = ''] = /^<(\/?)([a-zA-Z][\w-]*)/.exec(tag ?? '') ?? []
    if (!inline.test(name)) end()
    if (slash) {
      const at = open.findLastIndex((one) => one.name === name)
      if (at >= 0) open.splice(at)
      continue
    }
    const lang = /\slang="([^"]*)"/.exec(tag ?? '')?.[1]
    const now = lang === undefined ? isEnglish : lang.startsWith('en')
    if (now) text += ' … '
    else for (const [, value = ''] of (tag ?? '').matchAll(spoken)) found.push(...runsIn(value))
    if (!empty.test(name) && !tag?.endsWith('/>')) open.push({ name, isEnglish: now, isUnread: unread.test(name) })
  }
  end()
  return found
}

function runsIn(text: string): string[] {
  // Twice: brackets may stand in brackets.
  const names = [...allowed, ...allowed]
  const plain = names.reduce((left, name) => left.replace(name, ' … '), text.replace(/&[#\w]+;/g, ' '))
  return plain.match(run) ?? []
}

/** The addresses of the same page in each language, as it names them for search engines. */
export function alternatesOf(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)
  return Object.fromEntries(Array.from(links, ([, code = '', href = '']) => [code, href]))
}

/**
 * Finds what an English page has of other languages besides a link to each in its footer, and the alternates in its head where a
 * person has checked the translation.
 */
export function withoutOtherLanguages(html: string, path: string): string | undefined {
  const codes = translations.map(({ code }) => code)
  const links = codes.flatMap((code) => [
    ...html.matchAll(new RegExp(`<a href="/${code}(?:/[^>]*)?" [^>]*>[^<]*</a>`, 'g')),
  ])
  if (links.length !== codes.length) return `${links.length} links`
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang[^>]*>/gi)]
  const checked = codes.filter((code) => checkedPaths[code]?.includes(path))
  if (alternates.length !== (checked.length > 0 ? checked.length + 2 : 0)) return `${alternates.length} alternates`
  const rest = [...links, ...alternates].reduce((left, [link]) => left.replace(link, ''), html)
  const strange = translations.flatMap(({ code, script }) => [
    `"/${code}[/"]`,
    ...(script === sourceLanguage.script ? [] : [String.raw`\p{Script=${script}}`]),
  ])
  const at = strange.length > 0 ? rest.search(new RegExp(strange.join('|'), 'u')) : -1
  return at < 0 ? undefined : rest.slice(Math.max(0, at - 40), at + 40)
}

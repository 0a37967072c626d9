import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFontsMark } from '#offline/pageFontsMark.ts'
import { kindSheet, kindStylesName, nameKindSheets, pageStylesMark, sharedStylesName } from '#offline/pageStyles.ts'
import type { RenderedPage, Rule } from './entry.tsx'
import { takeOwnStyles } from './ownStyles.ts'

/** From so many kinds of page on that need it, a class rule is in the file of all pages. */
const many = 3
/** Kinds of page whose own rules take fewer bytes have one text of inline rules together. */
const few = 1000
/** The styles of the site as the pages carry them. */
export interface PageStyles {
  /** For each kind of page the `<style>` elements of its head, and the `<meta>`s that name the stylesheets. */
  inHead: ReadonlyMap<string, string>
  /** The text of the `<style>` elements, for the Content-Security-Policy. */
  texts: string[]
}

/**
 * Inlines the rules of each kind of page: a separate stylesheet would cost the first paint a round trip. One text is the same
 * in all pages, the other in all pages of a kind, and kinds with few rules of their own share one. So one policy with a dozen
 * hashes serves the whole site; some hosts drop headers of more than 2,000 characters. The names of the fonts are apart: a
 * page is read in the fallback, which takes the same room, but cannot be used before its scripts have come.
 *
 * For the pages that the visitor opens next there are files. Class rules that many kinds need are one, which the script
 * loads after hydration; the others are in a file of each kind, which comes with its first page. `own` are the
 * stylesheets of the client build (fonts, print), which come first.
 */
export function writePageStyles(
  siteDir: string,
  own: readonly string[],
  rendered: ReadonlyMap<string, RenderedPage>,
): PageStyles {
  const { print, faces, names, first } = takeOwnStyles(siteDir, own)
  const pages = [...rendered.values()]
  const rules = rulesOf(pages)
  const kinds = [...new Set(pages.map(({ kind }) => kind))].map((kind) => ({
    kind,
    ...rulesOf(pages.filter((page) => page.kind === kind)),
  }))
  const usersOf = (id: string) => kinds.filter(({ classes }) => classes.has(id))
  // The page of an unknown address is no route, with which its rules could be loaded.
  const isOfMany = (id: string) => usersOf(id).length >= many || usersOf(id).some(({ kind }) => kind === '/404')
  const base = first + textOf(rules.global) + faces + print + textOf(rules.menus)

  mkdirSync(join(siteDir, 'assets/packed'), { recursive: true })
  const write = (path: string, css: string) => {
    writeFileSync(join(siteDir, path), css)
    return path
  }
  const writeHashed = (name: string, css: string) => write(`/assets/packed/${name}-${hashOf(css)}.css`, css)
  const shared = [writeHashed('base', base + names), writeHashed('site', textOf(rules.classes, isOfMany))]
  const ofKinds = new Map(kinds.map(({ kind, classes }) => [kind, textOf(classes, (id) => !isOfMany(id))]))
  const hash = hashOf([...ofKinds].join())
  const sheets = new Map<string, string>()
  for (const [kind, css] of ofKinds) if (css) sheets.set(kind, write(kindSheet(kind, hash), css))
  const fonts =
    `<style ${pageFontsMark} media="not all">${names}</style>` + `<noscript><style>${names}</style></noscript>`
  const without = kinds.flatMap(({ kind }) => (sheets.has(kind) ? [] : [kind]))
  const all = `<meta name="${kindStylesName}" content="${nameKindSheets(hash, without)}">`
  const style = (css: string) => `<style ${pageStylesMark}>${css}</style>`
  const texts = new Set([base, names])
  const inHead = new Map<string, string>()
  const areFew = (kind: string) => (ofKinds.get(kind) ?? '').length < few
  const withFew = new Map(kinds.filter(({ kind }) => areFew(kind)).flatMap(({ classes }) => [...classes]))
  for (const { kind, classes } of kinds) {
    const named = [...shared, ...(sheets.has(kind) ? [sheets.get(kind)] : [])].join(' ')
    const css = textOf(areFew(kind) ? withFew : classes)
    texts.add(css)
    inHead.set(kind, `${style(base)}${style(css)}${fonts}<meta name="${sharedStylesName}" content="${named}">${all}`)
  }
  return { inHead, texts: [...texts] }
}

const hashOf = (css: string): string => createHash('sha256').update(css).digest('hex').slice(0, 8)

/** The texts of the inline rules of a page and of the names of its fonts. */
export function inlineStyles(html: string): string[] {
  const style = new RegExp(`<style (?:${pageStylesMark}|${pageFontsMark})[^>]*>([^<]*)</style>`, 'g')
  return [...html.matchAll(style)].map(([, css = '']) => css)
}

type Rules = ReadonlyMap<string, string>

const textOf = (rules: Rules, isWanted: (id: string) => boolean = () => true): string =>
  [...rules].flatMap(([id, css]) => (isWanted(id) ? [css] : [])).join('')

/** The rules of these pages, each once: those without a class, those of the menus, and the others. */
function rulesOf(pages: readonly RenderedPage[]): Record<Rule['of'], Rules> {
  const found = {
    global: new Map<string, string>(),
    menus: new Map<string, string>(),
    classes: new Map<string, string>(),
  }
  for (const page of pages) for (const rule of page.rules) found[rule.of].set(rule.id, rule.css.replaceAll(';}', '}'))
  for (const id of found.menus.keys()) found.classes.delete(id)
  return found
}

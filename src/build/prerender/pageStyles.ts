import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFontsName, pageStylesMark, stylesheetsName } from '#content/pageMarks.ts'
import type { RenderedPage, Rule } from './entry.tsx'
import { takeOwnStyles } from './ownStyles.ts'

/** A class is in the text of every page where so many kinds of page need it. */
const most = 7
/** Kinds of page have one text of further rules together where those that fewer than `many` kinds need take few bytes. */
const [few, many] = [1000, 3]

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
 * hashes serves the whole site; some hosts drop headers of more than 2,000 characters.
 *
 * The first text is a file as well, to which the pages that a device stores link, and the other classes of all kinds are one, for
 * the pages that the visitor opens next. `own` are the stylesheets of the client build (fonts, print), which come first.
 */
export function writePageStyles(
  siteDir: string,
  own: readonly string[],
  rendered: ReadonlyMap<string, RenderedPage>,
): PageStyles {
  const { print, faces, first, fonts } = takeOwnStyles(siteDir, own)
  const pages = [...rendered.values()]
  const rules = rulesOf(pages)
  const kinds = [...new Set(pages.map(({ kind }) => kind))].map((kind) => ({
    kind,
    ...rulesOf(pages.filter((page) => page.kind === kind)),
  }))
  const usersOf = (id: string) => kinds.filter(({ classes }) => classes.has(id)).length
  const isShared = (id: string) => usersOf(id) >= most
  const base = first + textOf(rules.global) + faces + print + textOf(rules.classes, isShared)

  mkdirSync(join(siteDir, 'assets/packed'), { recursive: true })
  const write = (name: string, css: string) => {
    const path = `/assets/packed/${name}-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
    writeFileSync(join(siteDir, path), css)
    return path
  }
  const others = textOf(rules.classes, (id) => !isShared(id))
  const sheets = [write('base', base), write('site', others)].join(' ')
  const named = `<meta name="${stylesheetsName}" content="${sheets}"><meta name="${pageFontsName}" content="${fonts.join(' ')}">`
  const style = (css: string) => `<style ${pageStylesMark}>${css}</style>`
  const texts = new Set([base])
  const inHead = new Map<string, string>()
  const areFew = (classes: Rules) => textOf(classes, (id) => usersOf(id) < many).length < few
  const withFew = new Map(kinds.flatMap(({ classes }) => (areFew(classes) ? [...classes] : [])))
  for (const { kind, classes } of kinds) {
    const css = textOf(areFew(classes) ? withFew : classes, (id) => !isShared(id))
    texts.add(css)
    inHead.set(kind, style(base) + style(css) + named)
  }
  return { inHead, texts: [...texts] }
}

/** The texts of the inline rules of a page. */
export function inlineStyles(html: string): string[] {
  const style = new RegExp(`<style ${pageStylesMark}>([^<]*)</style>`, 'g')
  return [...html.matchAll(style)].map(([, css = '']) => css)
}

type Rules = ReadonlyMap<string, string>

const textOf = (rules: Rules, isWanted: (id: string) => boolean = () => true): string =>
  [...rules].flatMap(([id, css]) => (isWanted(id) ? [css] : [])).join('')

/** The rules of these pages, each once: those without a class, and the others. */
function rulesOf(pages: readonly RenderedPage[]): Record<Rule['of'], Rules> {
  const found = { global: new Map<string, string>(), classes: new Map<string, string>() }
  for (const page of pages) for (const rule of page.rules) found[rule.of].set(rule.id, rule.css.replaceAll(';}', '}'))
  return found
}

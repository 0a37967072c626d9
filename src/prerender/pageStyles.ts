import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFontsMark } from '#offline/pageFontsMark.ts'
import { kindSheetName, kindStylesName, listKindSheets, pageStylesMark, sharedStylesName } from '#offline/pageStyles.ts'
import type { RenderedPage } from './entry.tsx'

/** From so many kinds of page on that need it, a class rule is in the file of all pages. */
const many = 3
/** Faces with a fallback of the same metrics: not those of Devanagari, and not the fallbacks, which are of the platform. */
const deferredFace = /@font-face\{(?![^}]*Devanagari)[^}]*url\([^}]*\}/g
/** Those of them that every page is read in: not the faces of a few characters, and not what readers choose. */
const readingFace = /url\((?!\/assets\/asked\/)([^)]+)\)(?![^}]*unicode-range)/g
const italicFace = /@font-face\{[^}]*font-style:italic[^}]*\}/

/** The styles of the site as the pages carry them. */
export interface PageStyles {
  /** For each kind of page its `<style>` elements, and the `<meta>`s that name the stylesheets. */
  inHead: ReadonlyMap<string, string>
  /** The text of the `<style>` elements, for the Content-Security-Policy. */
  texts: string[]
}

/**
 * Inlines the rules of each kind of page: a separate stylesheet would cost the first paint a round trip. All pages of a
 * kind have the same text, so one policy with a dozen hashes serves the whole site. The faces of fonts are apart: a page is
 * read in the fallback, which takes the same room, but cannot be used before its scripts have come.
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
  const ownCss = own.map((name) => readFileSync(join(siteDir, name), 'utf8')).join('')
  for (const name of own) rmSync(join(siteDir, name))
  // Most pages fetch italics after hydration, behind everything that they are read and used with.
  const [italics = ''] = ownCss.match(italicFace) ?? []
  const uprightCss = ownCss.replace(italics, '')
  const uprights = uprightCss.match(deferredFace)?.join('') ?? ''
  const fontsAhead = [...uprights.matchAll(readingFace)].map(([, address]) => address).join(' ')
  const inlineCss = uprightCss.replace(deferredFace, '')
  const pages = [...rendered.values()]
  const rules = rulesOf(pages)
  const kinds = [...new Set(pages.map(({ kind }) => kind))].map((kind) => ({
    kind,
    ...rulesOf(pages.filter((page) => page.kind === kind)),
  }))
  const usersOf = (id: string) => kinds.filter(({ classes }) => classes.has(id))
  // The page of an unknown address is no route, with which its rules could be loaded.
  const isOfMany = (id: string) => usersOf(id).length >= many || usersOf(id).some(({ kind }) => kind === '/404')

  mkdirSync(join(siteDir, 'assets/packed'), { recursive: true })
  const write = (name: string, css: string) => {
    const path = `/assets/${name}-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
    writeFileSync(join(siteDir, path), css)
    return path
  }
  const shared = [
    write('packed/base', uprightCss + textOf(rules.ofEveryPage)),
    write('packed/site', italics + textOf(rules.classes, isOfMany)),
  ]
  const sheets = new Map<string, string>()
  for (const { kind, classes } of kinds) {
    const css = textOf(classes, (id) => !isOfMany(id))
    if (css) sheets.set(kind, write(kindSheetName(kind), css))
  }
  const all = `<meta name="${kindStylesName}" content="${listKindSheets([...sheets.values()])}">`
  const texts = new Set<string>()
  const inHead = kinds.map(({ kind, ofEveryPage, classes }) => {
    const named = [...shared, ...(sheets.has(kind) ? [sheets.get(kind)] : [])].join(' ')
    const css = inlineCss + textOf(ofEveryPage) + textOf(classes)
    // Where the page's own design is set in italics they are in sight at once; else a passage or two further down.
    const faces = uprights + (css.includes('font-style:italic') ? italics : '')
    texts.add(css).add(faces)
    const waiting = `<style ${pageFontsMark}="${fontsAhead}" media="not all">${faces}</style>`
    const fonts = `${waiting}<noscript><style>${faces}</style></noscript>`
    const style = `<style ${pageStylesMark}>${css}</style>${fonts}`
    return [kind, `${style}<meta name="${sharedStylesName}" content="${named}">${all}`] as const
  })
  return { inHead: new Map(inHead), texts: [...texts] }
}

/** The texts of the inline rules and faces of a page. */
export function inlineStyles(html: string): string[] {
  const style = new RegExp(`<style (?:${pageStylesMark}|${pageFontsMark})[^>]*>([^<]*)</style>`, 'g')
  return [...html.matchAll(style)].map(([, css = '']) => css)
}

type Rules = ReadonlyMap<string, string>

const textOf = (rules: Rules, isWanted: (id: string) => boolean = () => true): string =>
  [...rules].flatMap(([id, css]) => (isWanted(id) ? [css] : [])).join('')

/** The rules of these pages, each once. */
function rulesOf(pages: readonly RenderedPage[]): { ofEveryPage: Rules; classes: Rules } {
  const ofEveryPage = new Map<string, string>()
  const classes = new Map<string, string>()
  for (const page of pages) {
    for (const rule of page.rules)
      (rule.ofEveryPage ? ofEveryPage : classes).set(rule.id, rule.css.replaceAll(';}', '}'))
  }
  for (const id of ofEveryPage.keys()) classes.delete(id)
  return { ofEveryPage, classes }
}

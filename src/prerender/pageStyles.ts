import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFontsMark } from '#offline/pageFontsMark.ts'
import { kindSheet, kindStylesName, nameKindSheets, pageStylesMark, sharedStylesName } from '#offline/pageStyles.ts'
import { foldMark } from '#theme/foldMark.ts'
import type { RenderedPage, Rule } from './entry.tsx'

/** From so many kinds of page on that need it, a class rule is in the file of all pages. */
const many = 3
/** Kinds of page whose own rules take fewer bytes have one text of inline rules together. */
const few = 1000
/** The kinds of page that most visits begin with: what only one of their first screens needs is in the head of every page. */
const landingKinds = ['/', '/blogs/$param', '/services/$serviceName', '/blogs/', '/contact']
/**
 * Faces with a fallback of the same metrics: not those of Devanagari, and not the fallbacks, which are of the platform; and
 * the names of these faces.
 */
const deferredFace = /@font-face\{(?![^}]*Devanagari)[^}]*url\([^}]*\}|html\{--anek:[^}]*\}/g
/** Those of them that every page is read in: not the faces of a few characters, and not what readers choose. */
const readingFace = /url\((?!\/assets\/asked\/)([^)]+)\)(?![^}]*unicode-range)/g
const italicFace = /@font-face\{[^}]*font-style:italic[^}]*\}/
/** The layer of `print.css`; nothing else in the stylesheets of the build is in one. */
const printLayer = /@layer reset\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/

/** The styles of the site as the pages carry them. */
export interface PageStyles {
  /** For each kind of page the `<style>` elements of its head. */
  inHead: ReadonlyMap<string, string>
  /** For each kind of page the `<style>` elements at its fold, and the `<meta>`s that name the stylesheets. */
  atFold: ReadonlyMap<string, string>
  /** The text of the `<style>` elements, for the Content-Security-Policy. */
  texts: string[]
}

/**
 * Inlines the rules of each kind of page: a separate stylesheet would cost the first paint a round trip. What first screens
 * need is one text in the heads of all pages; the rest comes at the fold (ui/layout/Fold.tsx), for all pages of a kind the
 * same, or in the head as well where the first screen is of its own. So one policy with a dozen hashes serves the whole
 * site; some hosts drop headers of more than 2,000 characters. The faces of fonts are apart: a page is read in
 * the fallback, which takes the same room, but cannot be used before its scripts have come.
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
  const [print = ''] = ownCss.match(printLayer) ?? []
  const uprightCss = ownCss.replace(italics, '').replace(print, '')
  const uprights = uprightCss.match(deferredFace)?.join('') ?? ''
  const fontsAhead = [...uprights.matchAll(readingFace)].map(([, address]) => address).join(' ')
  const pages = [...rendered.values()]
  const rules = rulesOf(pages)
  const kinds = [...new Set(pages.map(({ kind }) => kind))].map((kind) => ({
    kind,
    ...rulesOf(pages.filter((page) => page.kind === kind)),
  }))
  const usersOf = (id: string) => kinds.filter(({ classes }) => classes.has(id))
  const firstScreens = new Map(kinds.map(({ kind }) => [kind, new Set<string>()]))
  for (const page of pages) for (const id of classesAboveFold(page)) firstScreens.get(page.kind)?.add(id)
  const isAbove = (id: string) => {
    const users = kinds.filter(({ kind }) => firstScreens.get(kind)?.has(id))
    return users.length > 1 || users.some(({ kind }) => kinds.length === 1 || landingKinds.includes(kind))
  }
  const isBelow = (id: string) => !isAbove(id)
  // The page of an unknown address is no route, with which its rules could be loaded.
  const isOfMany = (id: string) =>
    isBelow(id) && (usersOf(id).length >= many || usersOf(id).some(({ kind }) => kind === '/404'))
  const first =
    uprightCss.replace(deferredFace, '') +
    textOf(rules.global) +
    textOf(rules.menus, isAbove) +
    textOf(rules.classes, isAbove)
  const ofMenus = print + textOf(rules.menus, isBelow)

  mkdirSync(join(siteDir, 'assets/packed'), { recursive: true })
  const write = (path: string, css: string) => {
    writeFileSync(join(siteDir, path), css)
    return path
  }
  const writeHashed = (name: string, css: string) => write(`/assets/packed/${name}-${hashOf(css)}.css`, css)
  const shared = [
    writeHashed('first', first),
    writeHashed('base', uprights + ofMenus),
    writeHashed('site', italics + textOf(rules.classes, isOfMany)),
  ]
  const ofKinds = new Map(
    kinds.map(({ kind, classes }) => [kind, textOf(classes, (id) => isBelow(id) && !isOfMany(id))]),
  )
  const hash = hashOf([...ofKinds].join())
  const sheets = new Map<string, string>()
  for (const [kind, css] of ofKinds) if (css) sheets.set(kind, write(kindSheet(kind, hash), css))
  const without = kinds.flatMap(({ kind }) => (sheets.has(kind) ? [] : [kind]))
  const all = `<meta name="${kindStylesName}" content="${nameKindSheets(hash, without)}">`
  const texts = new Set([first])
  const inHead = new Map<string, string>()
  const atFold = new Map<string, string>()
  const areFew = ({ kind }: { kind: string }) => !landingKinds.includes(kind) && (ofKinds.get(kind) ?? '').length < few
  const withFew = new Map(kinds.filter(areFew).flatMap(({ classes }) => [...classes]))
  for (const { kind, classes } of kinds) {
    const named = [...shared, ...(sheets.has(kind) ? [sheets.get(kind)] : [])].join(' ')
    const css = ofMenus + textOf(areFew({ kind }) ? withFew : classes, isBelow)
    // Where the page's own design is set in italics they are in sight at once; else a passage or two further down.
    const faces = uprights + (textOf(classes).includes('font-style:italic') ? italics : '')
    texts.add(css).add(faces)
    const waiting = `<style ${pageFontsMark}="${fontsAhead}" media="not all">${faces}</style>`
    const fonts = `${waiting}<noscript><style>${faces}</style></noscript>`
    const rest = `<style ${pageStylesMark}>${css}</style>`
    const isOrdinary = [...(firstScreens.get(kind) ?? [])].every((id) => isAbove(id) || !classes.has(id))
    inHead.set(kind, `<style ${pageStylesMark}>${first}</style>${isOrdinary ? '' : rest}`)
    atFold.set(kind, `${isOrdinary ? rest : ''}${fonts}<meta name="${sharedStylesName}" content="${named}">${all}`)
  }
  return { inHead, atFold, texts: [...texts] }
}

const hashOf = (css: string): string => createHash('sha256').update(css).digest('hex').slice(0, 8)

/** The class rules by which what lies above the fold of the page is drawn. */
function classesAboveFold({ html }: RenderedPage): string[] {
  const above = html.slice(0, html.indexOf(foldMark))
  return [...above.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' ').map((name) => name.replace(/^css-/, '')),
  )
}

/** The texts of the inline rules and faces of a page. */
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

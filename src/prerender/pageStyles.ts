import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFontsMark } from '#offline/pageFontsMark.ts'
import { kindSheet, kindStylesName, nameKindSheets, pageStylesMark, sharedStylesName } from '#offline/pageStyles.ts'
import { foldMark } from '#theme/foldMark.ts'
import type { RenderedPage, Rule } from './entry.tsx'
import { takeOwnStyles } from './ownStyles.ts'

/** From so many kinds of page on that need it, a class rule is in the file of all pages. */
const many = 3
/** Kinds of page whose own rules take fewer bytes have one text of inline rules together. */
const few = 1000
/** The kinds of page that most visits begin with: what only one of their first screens needs is in the head of every page. */
const landingKinds = ['/', '/blogs/$param', '/services/$serviceName', '/blogs/', '/contact']
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
 * site; some hosts drop headers of more than 2,000 characters. The names of the fonts are apart: a page is read in the
 * fallback, which takes the same room, but cannot be used before its scripts have come.
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
  const { print, faces, names, ...ownCss } = takeOwnStyles(siteDir, own)
  const pages = [...rendered.values()]
  const rules = rulesOf(pages)
  const kinds = [...new Set(pages.map(({ kind }) => kind))].map((kind) => ({
    kind,
    ...rulesOf(pages.filter((page) => page.kind === kind)),
  }))
  const usersOf = (id: string) => kinds.filter(({ classes }) => classes.has(id))
  const { isAbove, isOrdinary } = firstScreens(pages)
  const isBelow = (id: string) => !isAbove(id)
  // The page of an unknown address is no route, with which its rules could be loaded.
  const isOfMany = (id: string) =>
    isBelow(id) && (usersOf(id).length >= many || usersOf(id).some(({ kind }) => kind === '/404'))
  const first = ownCss.first + textOf(rules.global) + textOf(rules.menus, isAbove) + textOf(rules.classes, isAbove)
  const ofMenus = print + textOf(rules.menus, isBelow)

  mkdirSync(join(siteDir, 'assets/packed'), { recursive: true })
  const write = (path: string, css: string) => {
    writeFileSync(join(siteDir, path), css)
    return path
  }
  const writeHashed = (name: string, css: string) => write(`/assets/packed/${name}-${hashOf(css)}.css`, css)
  const shared = [
    writeHashed('first', first),
    writeHashed('base', names + faces + ofMenus),
    writeHashed('site', textOf(rules.classes, isOfMany)),
  ]
  const ofKinds = new Map(
    kinds.map(({ kind, classes }) => [kind, textOf(classes, (id) => isBelow(id) && !isOfMany(id))]),
  )
  const hash = hashOf([...ofKinds].join())
  const sheets = new Map<string, string>()
  for (const [kind, css] of ofKinds) if (css) sheets.set(kind, write(kindSheet(kind, hash), css))
  const fonts =
    `<style ${pageFontsMark} media="not all">${names}</style>` + `<noscript><style>${names}</style></noscript>`
  const without = kinds.flatMap(({ kind }) => (sheets.has(kind) ? [] : [kind]))
  const all = `<meta name="${kindStylesName}" content="${nameKindSheets(hash, without)}">`
  const texts = new Set([first, names])
  const inHead = new Map<string, string>()
  const atFold = new Map<string, string>()
  const areFew = ({ kind }: { kind: string }) => !landingKinds.includes(kind) && (ofKinds.get(kind) ?? '').length < few
  const withFew = new Map(kinds.filter(areFew).flatMap(({ classes }) => [...classes]))
  for (const { kind, classes } of kinds) {
    const named = [...shared, ...(sheets.has(kind) ? [sheets.get(kind)] : [])].join(' ')
    const css = faces + ofMenus + textOf(areFew({ kind }) ? withFew : classes, isBelow)
    texts.add(css)
    const rest = `<style ${pageStylesMark}>${css}</style>`
    const isLate = isOrdinary(kind, classes)
    inHead.set(kind, `<style ${pageStylesMark}>${first}</style>${isLate ? '' : rest}`)
    atFold.set(kind, `${isLate ? rest : ''}${fonts}<meta name="${sharedStylesName}" content="${named}">${all}`)
  }
  return { inHead, atFold, texts: [...texts] }
}

const hashOf = (css: string): string => createHash('sha256').update(css).digest('hex').slice(0, 8)

/**
 * Which class rules first screens need: those of two kinds of page, or of one that visits begin with. A kind is ordinary if
 * its first screens need none of the others of its rules.
 */
function firstScreens(pages: readonly RenderedPage[]) {
  const needs = new Map<string, Set<string>>()
  for (const { kind, html } of pages) needs.set(kind, new Set([...(needs.get(kind) ?? []), ...classesAboveFold(html)]))
  const isAbove = (id: string) => {
    const users = [...needs].flatMap(([kind, ids]) => (ids.has(id) ? [kind] : []))
    return users.length > 1 || users.some((kind) => needs.size === 1 || landingKinds.includes(kind))
  }
  const isOrdinary = (kind: string, classes: Rules) =>
    [...(needs.get(kind) ?? [])].every((id) => isAbove(id) || !classes.has(id))
  return { isAbove, isOrdinary }
}

function classesAboveFold(html: string): string[] {
  const above = html.slice(0, html.indexOf(foldMark))
  const names = [...above.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '))
  return names.map((name) => name.replace(/^css-/, ''))
}

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

import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageStylesMark, sharedStylesName } from '#offline/pageStyles.ts'
import type { RenderedPage } from './entry.tsx'

const italicFace = /@font-face\{[^}]*font-style:italic[^}]*\}/

/** The styles of the site as the pages carry them. */
export interface PageStyles {
  /** The `<style>` element of each kind of page, by kind. */
  inline: ReadonlyMap<string, string>
  /** The text of these elements, for the Content-Security-Policy. */
  texts: string[]
  /** The `<meta>` that names the stylesheets with the rules of all pages. */
  shared: string
}

/**
 * Inlines the rules of each kind of page: a separate stylesheet would cost the first paint a round trip. All pages of a
 * kind have the same text, so one policy with a dozen hashes serves the whole site. The class rules of all kinds together
 * are one file that the script loads when the page answers, for the pages that the visitor opens next. `own` are the
 * stylesheets of the client build (fonts, print), which come first.
 */
export function writePageStyles(
  siteDir: string,
  own: readonly string[],
  rendered: ReadonlyMap<string, RenderedPage>,
): PageStyles {
  const ownCss = own.map((name) => readFileSync(join(siteDir, name), 'utf8')).join('')
  for (const name of own) rmSync(join(siteDir, name))
  // Most pages fetch italics when they answer, behind everything that they are read and used with.
  const [italics = ''] = ownCss.match(italicFace) ?? []
  const inlineCss = ownCss.replace(italics, '')
  const pages = [...rendered.values()]
  const texts = new Map(
    pages.map(({ kind }) => {
      const { globals, classes } = rulesOf(pages.filter((page) => page.kind === kind))
      // Where the page's own design is set in italics they are in sight at once; else a passage or two further down.
      const face = classes.includes('font-style:italic') ? italics : ''
      return [kind, inlineCss + face + globals + classes] as const
    }),
  )
  const write = (name: string, css: string) => {
    const path = `/assets/${name}-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
    writeFileSync(join(siteDir, path), css)
    return path
  }
  const rules = rulesOf(pages)
  mkdirSync(join(siteDir, 'assets/packed'), { recursive: true })
  const shared = [write('base', inlineCss + rules.globals), write('packed/site', italics + rules.classes)]
  return {
    inline: new Map([...texts].map(([kind, css]) => [kind, `<style ${pageStylesMark}>${css}</style>`])),
    texts: [...new Set(texts.values())],
    shared: `<meta name="${sharedStylesName}" content="${shared.join(' ')}">`,
  }
}

/** The rules of these pages, each once. */
function rulesOf(pages: readonly RenderedPage[]): { globals: string; classes: string } {
  const globals = new Map<string, string>()
  const classes = new Map<string, string>()
  for (const page of pages) {
    for (const rule of page.rules) (rule.global ? globals : classes).set(rule.id, rule.css)
  }
  return { globals: [...globals.values()].join(''), classes: [...classes.values()].join('') }
}

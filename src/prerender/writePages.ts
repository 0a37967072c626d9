import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { site } from '#content/site.ts'
import type { RenderedPage } from './entry.tsx'

// Not a matter of the router's head: it keeps only one meta of a name.
const themeColors = Object.entries(site.themeColor)
  .map(([scheme, color]) => `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})">`)
  .join('')
const headElements = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*\/?>)+/

/** File of an address below the site's folder. */
export function fileOf(url: string): string {
  if (url === '/') return 'index.html'
  return url === '/404' ? '404.html' : `${url.slice(1)}/index.html`
}

/** Writes every rendered page into the template that the client build left, with one stylesheet shared by all. */
export function writePages(siteDir: string, themeScript: string, rendered: ReadonlyMap<string, RenderedPage>): void {
  const template = readFileSync(join(siteDir, 'index.html'), 'utf8')
  const own = [...template.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map((match) => match[1] ?? '')
  const stylesheet = writeStylesheet(siteDir, own, rendered)
  const withoutOwnCss = template
    .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    // The page reads without it: what paints the page comes first.
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
  for (const [url, page] of rendered) {
    const head = headElements.exec(page.html)?.[0] ?? ''
    const notFound = url === '/404'
    const html = withoutOwnCss
      .replace('<!--app-theme-->', () => `${themeColors}<script>${themeScript}</script>`)
      .replace('<!--app-head-->', () => head + stylesheet + (notFound ? '<meta name="robots" content="noindex">' : ''))
      .replace('<!--app-html-->', () => page.html.slice(head.length))
      .replace('<html ', notFound ? '<html data-page="404" ' : '<html ')
    const file = join(siteDir, fileOf(url))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
  }
}

/** Emotion's rules of all pages after Vite's own CSS (fonts), in one hashed file; answers the element that links it. */
function writeStylesheet(siteDir: string, own: string[], rendered: ReadonlyMap<string, RenderedPage>): string {
  const globals = new Map<string, string>()
  const classes = new Map<string, string>()
  for (const page of rendered.values()) {
    for (const rule of page.rules) (rule.global ? globals : classes).set(rule.id, rule.css)
  }
  const css = [
    ...own.map((name) => readFileSync(join(siteDir, name), 'utf8')),
    ...globals.values(),
    ...classes.values(),
  ].join('')
  for (const name of own) rmSync(join(siteDir, name))
  const name = `site-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  writeFileSync(join(siteDir, 'assets', name), css)
  return `<link rel="stylesheet" href="/assets/${name}" data-emotion="css">`
}

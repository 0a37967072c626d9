import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import { themeColor } from '#content/brand.ts'
import { drawnAnewMark, headScriptMark, lateScriptName } from '#content/pageMarks.ts'
import { lateChunk } from './chunks.ts'
import type * as Entry from './entry.tsx'
import type { RenderedPage } from './entry.tsx'
import { headScriptFile, type InlineScripts } from './inlineScripts.ts'
import type { PageStyles } from './pageStyles.ts'

// Written here because the router's head keeps only one meta per name.
const themeColors = Object.entries(themeColor)
  .map(([scheme, color]) => `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})">`)
  .join('')
const headElements = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*\/?>)+/

/** The address, in each language, at which the page for unknown ones is rendered: hosts look for a file of this name. */
export const notFoundPage = '/404'

/** Throws where the address does not answer as it should: the page would be written all the same. */
export async function renderPage(entry: Pick<typeof Entry, 'render'>, url: string): Promise<RenderedPage> {
  const page = await entry.render(url)
  if (page.status !== (url === notFoundPage ? 404 : 200)) throw new Error(`${url} answers ${page.status} when rendered`)
  return page
}

/** File of a page at an address, relative to the site's folder. */
export function fileOf(url: string, { status }: Pick<RenderedPage, 'status'>): string {
  if (url === '/') return 'index.html'
  return status === 404 ? `${url.slice(1)}.html` : `${url.slice(1)}/index.html`
}

/**
 * The client build's template: its text without the stylesheets and scripts that each page names; and the stylesheets' names.
 */
export function readTemplate(siteDir: string): { template: string; stylesheets: string[] } {
  const html = readFileSync(join(siteDir, 'index.html'), 'utf8')
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\s*/g
  return {
    template: html
      .replace(link, '')
      .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
      .replace(/<script type="module"[^>]*><\/script>\s*/, ''),
    stylesheets: [...html.matchAll(link)].map((match) => match[1] ?? ''),
  }
}

/** The name of the script that all pages ask for once they answer. */
function lateScript(siteDir: string): string {
  const manifest = JSON.parse(readFileSync(join(siteDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const chunk = Object.values(manifest).find(({ name }) => name === lateChunk)
  if (!chunk) throw new Error(`The build has no chunk ${lateChunk}: see src/build/prerender/chunks.ts`)
  return `<meta name="${lateScriptName}" content="/${chunk.file}">`
}

/**
 * Writes every rendered page into the template. Styles, and what asks for scripts, are in the head: what is inside the root
 * goes when React draws the page anew, because an extension or a translator had changed it. Its data comes last.
 */
export async function writePages(
  siteDir: string,
  template: string,
  parts: {
    inline: InlineScripts
    styles: PageStyles
    scripts: (url: string, kind: string) => string
    data: (url: string, kind: string) => Promise<string>
  },
  rendered: ReadonlyMap<string, RenderedPage>,
): Promise<void> {
  const element = (code: string, attribute = '') => `<script${attribute}>${code}</script>`
  const { appearance, outdated, head: headScript } = parts.inline
  const stored = ` ${headScriptMark}="${headScriptFile(parts.inline).path}"`
  const early = element(appearance) + element(outdated, stored) + element(headScript)
  const late = lateScript(siteDir)
  for (const [url, page] of rendered) {
    const head = headElements.exec(page.html)?.[0] ?? ''
    const notFound = page.status === 404
    const data = await parts.data(url, page.kind)
    const html = template
      // First, since it names the picture that is painted largest.
      .replace('<!--app-head-->', () => head + (notFound ? '<meta name="robots" content="noindex">' : ''))
      .replace(
        '<!--app-scripts-->',
        () =>
          themeColors +
          early +
          // A script behind a stylesheet, which stored pages link to, holds up the parser until that is here.
          parts.scripts(url, page.kind) +
          (parts.styles.inHead.get(page.kind) ?? '') +
          late,
      )
      .replace('<!--app-html-->', () => page.html.slice(head.length))
      .replace('</body>', () => `${data}</body>`)
      .replace('<html ', notFound ? `<html ${drawnAnewMark}="404" ` : '<html ')
    const file = join(siteDir, fileOf(url, page))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
  }
}

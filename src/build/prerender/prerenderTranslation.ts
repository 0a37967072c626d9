import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import { languageOf, prefixOf } from '#content/languages.ts'
import { pathIn } from '#content/pathIn.ts'
import { unlistedPages } from '#content/unlisted.ts'
import { translationFiles, translationSearchFiles } from '#device/offline/translated.ts'
import { writeArticleFiles } from './articleFiles.ts'
import type * as Entry from './entry.tsx'
import { inlineScripts } from './inlineScripts.ts'
import { pageData } from './pageData.ts'
import { pageScripts, removeEntry } from './pageScripts.ts'
import { writePageStyles } from './pageStyles.ts'
import { isSiteBuild } from './prerenderPlugin.ts'
import { notFoundPage, readTemplate, renderPage, writePages } from './writePages.ts'

/**
 * After the client build in another language: renders the translated pages below its prefix, and their data. Everything that
 * a site has once, such as worker, sitemap and headers, the English build makes.
 */
export function prerenderTranslationPlugin(options: { entry: string; code: string }): Plugin {
  let outDir = ''
  return {
    name: 'prerender-translation',
    apply: isSiteBuild,
    configResolved(config) {
      outDir = resolve(config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const entry = (await import(pathToFileURL(resolve(options.entry)).href)) as typeof Entry
        const prefix = prefixOf(options.code)
        const rendered = new Map<string, Entry.RenderedPage>()
        for (const url of [...entry.pages.translated, ...unlistedPages, notFoundPage]) {
          rendered.set(pathIn(prefix, url), await renderPage(entry, url))
        }
        for (const { id, slug } of entry.articleCards) {
          const page = rendered.get(`${prefix}/blogs/${slug}`)
          if (page) rendered.set(`${prefix}/blogs/${id}`, page)
        }
        const { template, stylesheets } = readTemplate(outDir)
        const inline = await inlineScripts()
        const scripts = pageScripts(outDir, prefix)
        const withoutPrefix = (url: string) => url.slice(prefix.length) || '/'
        await writePages(
          outDir,
          template.replace(/<html lang="[^"]*"/, htmlTag(options.code)).replace('</head>', `${manifestLink}</head>`),
          {
            inline,
            styles: oneStyle(outDir, stylesheets, rendered),
            scripts: (url, kind) => scripts(withoutPrefix(url), kind),
            data: (url, kind) => pageData(entry, withoutPrefix(url), kind, prefix),
          },
          rendered,
        )
        removeEntry(outDir)
        await writeArticleFiles(outDir, entry, prefix)
        const write = (file: string, files: readonly string[]) =>
          writeFileSync(join(outDir, file), JSON.stringify(files))
        write(translationFiles(prefix), scriptFiles(outDir))
        write(translationSearchFiles(prefix), searchFiles(outDir, options.code))
        rmSync(join(outDir, 'index.html'))
        rmSync(join(outDir, '.vite'), { recursive: true })
      },
    },
  }
}

/** The beginning of a page. */
function htmlTag(code: string): string {
  const { html, direction } = languageOf(code)
  return `<html lang="${html}"${direction === 'rtl' ? ' dir="rtl"' : ''}`
}

/** VitePWA writes it into the pages of the build that it is part of, and it is part of the English one only. */
const manifestLink = '<link rel="manifest" href="/manifest.webmanifest">'

/** Addresses of all scripts of the build: the worker's list has those of the English one only (device/offline/translated.ts). */
function scriptFiles(outDir: string): string[] {
  const scripts = Object.values(manifestIn(outDir)).flatMap(({ file, isEntry }) => (isEntry ? [] : [`/${file}`]))
  return [...new Set(scripts.filter((file) => file.endsWith('.js')))]
}

/** The modules of the search: its dialog on every page, and its own page. */
const searchModule = /(?:^|\/)(?:features\/search\/SearchDialog|routes\/search)\.tsx(?:$|\?)/

/** Addresses of the scripts that search, and of the index. Throws if the build has none. */
function searchFiles(outDir: string, code: string): string[] {
  const manifest = manifestIn(outDir)
  const wanted = new Set(Object.keys(manifest).filter((name) => searchModule.test(name)))
  // A set goes on with what is added meanwhile.
  for (const name of wanted) for (const imported of manifest[name]?.imports ?? []) wanted.add(imported)
  const scripts = [...wanted].flatMap((name) => {
    const chunk = manifest[name]
    return chunk && !chunk.isEntry && chunk.file.endsWith('.js') ? [`/${chunk.file}`] : []
  })
  const names = readdirSync(join(outDir, 'assets')).filter((name) => name.startsWith(`search-${code}-`))
  const index = names.filter((name) => name.endsWith('.json')).map((name) => `/assets/${name}`)
  if (scripts.length === 0 || index.length === 0) throw new Error(`The build in ${outDir} has no search.`)
  return [...new Set([...scripts, ...index])]
}

function manifestIn(outDir: string): Manifest {
  return JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
}

/**
 * Two texts of inline rules for all pages of the language, and one for what is not found: each text is a hash more in the
 * Content-Security-Policy, which every page of the site carries. They have the rules of all of them, so there is no further
 * stylesheet to load.
 */
function oneStyle(outDir: string, stylesheets: readonly string[], rendered: ReadonlyMap<string, Entry.RenderedPage>) {
  const group = ({ status }: Entry.RenderedPage) => (status === 404 ? 'missing' : 'found')
  const ofTwoKinds = new Map([...rendered].map(([url, page]) => [url, { ...page, kind: group(page) }]))
  const { inHead, texts } = writePageStyles(outDir, stylesheets, ofTwoKinds)
  const styles = new Map<string, string>()
  for (const page of rendered.values()) {
    const [, style = '', addresses = ''] =
      /^(.*?)<meta [^>]*content="([^"]*)"/s.exec(inHead.get(group(page)) ?? '') ?? []
    for (const address of addresses.split(' ')) rmSync(join(outDir, address), { force: true })
    styles.set(page.kind, style)
  }
  return { inHead: styles, texts }
}

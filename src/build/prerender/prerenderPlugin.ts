import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import type { ConfigEnv, Plugin } from 'vite'
import type { BlogCard } from '#content/blocks.ts'
import { calendarPath, wholeCalendar } from '#content/calendar.ts'
import { prefixOf, translations } from '#content/languages.ts'
import { changesFeedPath } from '#content/lawChanges.ts'
import { moved } from '#content/moved.ts'
import { site } from '#content/site.ts'
import { writeArticleFiles } from './articleFiles.ts'
import { movedIn } from './articlesAway.ts'
import { calendarFile, calendarType } from './calendarFile.ts'
import type * as Entry from './entry.tsx'
import { atomFeed, changesFeed, robots, securityText, sitemap } from './indexes.ts'
import { headScriptFile, inlineScripts } from './inlineScripts.ts'
import { pageData } from './pageData.ts'
import { pageScripts, removeEntry, startScript } from './pageScripts.ts'
import { inlineStyles, writePageStyles } from './pageStyles.ts'
import { writePictureList } from './pictureList.ts'
import { articleLists } from './precacheSelection.ts'
import { checkedPaths, translatedPaths } from './readTranslation.ts'
import { fileHeaders, policyLines, securityHeaders } from './securityHeaders.ts'
import { writeStoredPictures } from './storedPictures.ts'
import { notFoundPage, readTemplate, renderPage, writePages } from './writePages.ts'

/** Dev servers and the test runner also close bundles; only a site build may write pages. */
export function isSiteBuild(_config: unknown, { command, isSsrBuild }: ConfigEnv): boolean {
  return command === 'build' && !isSsrBuild
}

/** After the client build: renders every route to HTML and writes sitemap, feed, redirects and headers. */
export function prerenderPlugin(options: { entry: string; backend: string }): Plugin {
  let siteDir = ''
  let otherEditions: Promise<void> | undefined
  return {
    name: 'prerender',
    apply: isSiteBuild,
    configResolved(config) {
      siteDir = resolve(config.build.outDir)
      // A build alone, as some tests make it, has none (build/scripts/buildEdition.mjs).
      otherEditions = config.plugins.find(({ name }) => name === 'other-editions')?.api?.built
    },
    closeBundle: {
      // Runs before the PWA plugin lists the files to precache.
      order: 'pre',
      sequential: true,
      async handler() {
        const entry = (await import(pathToFileURL(resolve(options.entry)).href)) as typeof Entry
        const { fixed, unlisted, tools, services, guides, tasks, articles } = entry.pages
        const listed = [...fixed, ...tools, ...services, ...guides, ...tasks]
        const urls = [...listed, ...unlisted, ...articles, notFoundPage]
        const rendered = new Map<string, Entry.RenderedPage>()
        for (const url of urls) rendered.set(url, await renderPage(entry, url))
        // An id address gets the page of its slug, as in the worker; the script then rewrites the address (BA-02).
        for (const { id, slug } of entry.articleCards) {
          const page = rendered.get(`/blogs/${slug}`)
          if (page) rendered.set(`/blogs/${id}`, page)
        }
        const inline = await inlineScripts()
        const { template, stylesheets } = readTemplate(siteDir)
        const styles = writePageStyles(siteDir, stylesheets, rendered)
        const scripts = pageScripts(siteDir)
        const data = (url: string, kind: string) => pageData(entry, url, kind)
        await writePages(siteDir, template, { inline, styles, scripts, data }, rendered)
        const { path, code } = headScriptFile(inline)
        writeFileSync(join(siteDir, path), code)
        removeEntry(siteDir)
        await writeArticleFiles(siteDir, entry)
        await writeStoredPictures(siteDir)
        writePictureList(siteDir)
        await writeSharedPictures(siteDir)
        // Sitemap and policy are for all languages.
        await otherEditions
        const put = (name: string, text: string) => writeFileSync(join(siteDir, name), text)
        put(
          'sitemap.xml',
          sitemap(
            listed,
            entry.articleCards,
            Object.entries(await checkedPaths()).map(([code, paths]) => ({
              code,
              paths,
              articles: cardsIn(siteDir, code),
            })),
          ),
        )
        put('robots.txt', robots())
        put('feed.xml', atomFeed(entry.articleCards))
        put(changesFeedPath.slice(1), changesFeed(entry.changesOfYear, entry.titleOfChange))
        put(calendarPath.slice(1), calendarFile(wholeCalendar()))
        mkdirSync(join(siteDir, '.well-known'), { recursive: true })
        put('.well-known/security.txt', securityText(Number(process.env.VITE_BUILD_YEAR)))
        const headers = securityHeaders(
          {
            scripts: [inline.appearance, inline.outdated, inline.head, startScript],
            styles: [...styles.texts, ...translatedStyles(siteDir)],
          },
          otherOrigins(options.backend),
        )
        const translated = Object.entries(await translatedPaths()).flatMap(([code, paths]) =>
          Object.entries(movedIn(code, entry.movedArticles, paths)).map(([from, to]) => [prefixOf(code) + from, to]),
        )
        const redirects = { ...moved, ...entry.movedArticles, ...Object.fromEntries(translated) }
        writeHostFiles(siteDir, headers, redirects, entry.articleCards)
      },
    },
  }
}

/** The articles of another language, from its pages of the list. */
function cardsIn(siteDir: string, code: string): BlogCard[] {
  return articleLists(join(siteDir, '..', code), prefixOf(code)).flatMap(({ cards }) => cards)
}

/** The styles of the pages in other languages, which have been written by then (prerenderTranslation.ts). */
function translatedStyles(siteDir: string): string[] {
  const files = translations.flatMap(({ code }) =>
    ['index.html', '404.html'].map((name) => join(siteDir, '..', code, code, name)),
  )
  return [...new Set(files.flatMap((file) => (existsSync(file) ? inlineStyles(readFileSync(file, 'utf8')) : [])))]
}

/** Origins of the backend and the analytics collector, where they differ from the site's. */
function otherOrigins(backend: string): string[] {
  const collector = site.analytics === 'none' ? '' : new URL(site.analytics.collector, site.origin).origin
  return [...new Set([backend, collector])].filter((origin) => origin && origin !== site.origin)
}

/**
 * Writes the files read by our server and nginx (beside the site, not served) and by static hosts (`_headers`,
 * `_redirects`). Those hosts send all headers with every file: they add to a header and do not replace it, and HTTP/2
 * sends a repeated one as a number.
 */
function writeHostFiles(
  siteDir: string,
  headers: Record<string, string>,
  redirects: Record<string, string>,
  cards: readonly BlogCard[],
): void {
  mkdirSync(siteDir, { recursive: true })
  // Only as much as our server has to know of them.
  const articles = cards.map(({ id, slug, displayName, metaDescription, reviewed }) => {
    return { id, slug, displayName, metaDescription, reviewed }
  })
  writeFileSync(
    join(siteDir, '..', 'site.json'),
    JSON.stringify({ redirects, headers, fileHeaders, articles }, null, 2),
  )
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    name === 'Content-Security-Policy' ? policyLines(value) : `  ${name}: ${value}`,
  )
  for (const [file, sent] of Object.entries({ 'nginx-headers': headers, 'nginx-file-headers': fileHeaders })) {
    const added = Object.entries(sent).map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    writeFileSync(join(siteDir, '..', `${file}.conf`), added.join(''))
  }
  const calendar = `${calendarPath}\n  Content-Type: ${calendarType}\n`
  const immutable = '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n'
  writeFileSync(join(siteDir, '_headers'), `/*\n${lines.join('\n')}\n\n${immutable}\n${calendar}`)
  const followed = Object.entries(redirects).map(([from, to]) => {
    // An article that was taken away may come back; a browser would keep the other kind for ever.
    return `${from} ${to} ${from in moved ? 301 : 302}`
  })
  writeFileSync(join(siteDir, '_redirects'), `${followed.join('\n')}\n`)
}

/**
 * Writes a JPEG beside each picture for shared links. Made at build time, so Git keeps one binary of each. None is larger than
 * WhatsApp shows (300 KB), so a sixth less by mozjpeg is not worth three times the processor time.
 */
async function writeSharedPictures(siteDir: string): Promise<void> {
  const folder = join(siteDir, 'art/social')
  const names = readdirSync(folder).filter((name) => name.endsWith('.webp'))
  await Promise.all(
    names.map((name) =>
      sharp(join(folder, name))
        .jpeg({ quality: 80 })
        .toFile(join(folder, name.replace(/\.webp$/, '.jpg'))),
    ),
  )
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ConfigEnv, Plugin } from 'vite'
import { moved } from '#content/moved.ts'
import { site } from '#content/site.ts'
import { writeArticleFiles } from './articleFiles.ts'
import { compressSite } from './compress.ts'
import type * as Entry from './entry.tsx'
import { atomFeed, robots, securityText, sitemap } from './indexes.ts'
import { writePictureList } from './pictureList.ts'
import { securityHeaders } from './securityHeaders.ts'
import { themeScript } from './themeScript.ts'
import { writePages } from './writePages.ts'

/** Servers close their bundles too, the test runner's among them: only a build of the site may write it. */
function isSiteBuild(_config: unknown, { command, isSsrBuild }: ConfigEnv): boolean {
  return command === 'build' && !isSsrBuild
}

/** After the client build: every route to HTML, and what stands beside it (sitemap, feed, redirects, headers). */
export function prerenderPlugin(options: { entry: string; backend: string }): Plugin {
  let siteDir = ''
  return {
    name: 'prerender',
    apply: isSiteBuild,
    configResolved(config) {
      siteDir = resolve(config.build.outDir)
    },
    closeBundle: {
      // Before the PWA plugin lists the files that the worker precaches.
      order: 'pre',
      sequential: true,
      async handler() {
        const entry = (await import(pathToFileURL(resolve(options.entry)).href)) as typeof Entry
        const { fixed, unlisted, services, articles } = entry.pages
        const urls = [...fixed, ...unlisted, ...services, ...articles, '/404']
        const rendered = new Map<string, Entry.RenderedPage>()
        for (const url of urls) {
          const page = await entry.render(url)
          if (page.status !== (url === '/404' ? 404 : 200))
            throw new Error(`${url} answers ${page.status} when rendered`)
          rendered.set(url, page)
        }
        // An address by id has the page of its slug, as in the worker; the script then changes the address.
        for (const { id, slug } of entry.articleCards) {
          const page = rendered.get(`/blogs/${slug}`)
          if (page) rendered.set(`/blogs/${id}`, page)
        }
        writePages(siteDir, themeScript, rendered)
        await writeArticleFiles(siteDir, entry)
        writePictureList(siteDir)
        const put = (name: string, text: string) => writeFileSync(join(siteDir, name), text)
        put('sitemap.xml', sitemap([...fixed, ...services], entry.articleCards))
        put('robots.txt', robots())
        put('feed.xml', atomFeed(entry.articleCards))
        mkdirSync(join(siteDir, '.well-known'), { recursive: true })
        put('.well-known/security.txt', securityText(Number(process.env.VITE_BUILD_YEAR)))
        const headers = securityHeaders([themeScript], otherOrigins(options.backend))
        writeHostFiles(siteDir, headers, moved)
      },
    },
  }
}

/** The backend's origin and the analytics collector's, where they are not the site's own. */
function otherOrigins(backend: string): string[] {
  const collector = site.analytics === 'none' ? '' : new URL(site.analytics.collector, site.origin).origin
  return [...new Set([backend, collector])].filter((origin) => origin && origin !== site.origin)
}

/** What our own server and nginx read (beside the site, not served), and what static hosts read (`_headers`, `_redirects`). */
function writeHostFiles(siteDir: string, headers: Record<string, string>, redirects: Record<string, string>): void {
  mkdirSync(siteDir, { recursive: true })
  writeFileSync(join(siteDir, '..', 'site.json'), JSON.stringify({ redirects, headers }, null, 2))
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const nginx = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
  writeFileSync(join(siteDir, '..', 'nginx-headers.conf'), `${nginx.join('\n')}\n`)
  const immutable = '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n'
  writeFileSync(join(siteDir, '_headers'), `/*\n${lines.join('\n')}\n\n${immutable}`)
  const moved = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`)
  writeFileSync(join(siteDir, '_redirects'), `${moved.join('\n')}\n`)
}

/**
 * Last of all plugins: `.br` and `.gz` beside every text file, so that no server compresses at run time. Hosts that do so
 * by themselves can leave it out with `SITE_COMPRESSION=none`.
 */
export function compressPlugin(): Plugin {
  let siteDir = ''
  return {
    name: 'compress',
    apply: isSiteBuild,
    configResolved(config) {
      siteDir = resolve(config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (process.env.SITE_COMPRESSION !== 'none') await compressSite(siteDir)
      },
    },
  }
}

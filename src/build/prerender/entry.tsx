import { text } from 'node:stream/consumers'
import { translatedPaths } from 'virtual:translations'
import createCache, { type EmotionCache } from '@emotion/cache'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import { edition } from '#content/edition.ts'
import { pathIn } from '#content/pathIn.ts'
import { serviceCards } from '#content/services.ts'
import { site } from '#content/site.ts'
import { unlistedPages } from '#content/unlisted.ts'
import { App, makeRouter } from '#site/start/App.tsx'
import { emotionOptions } from '#ui/theme/emotionOptions.ts'
import { drawAddressCode } from './drawAddressCode.ts'
import { statusOf } from './statusOf.ts'

/** One rule of the stylesheets. Every page has the global ones, which have no class. */
export interface Rule {
  id: string
  css: string
  of: 'global' | 'classes'
}

export interface RenderedPage {
  html: string
  rules: Rule[]
  status: number
  /** The id of its route: pages of one kind share their styles and scripts. */
  kind: string
}

// Imported dynamically as in the routes, so that it stays one chunk.
const { toolPages } = await import('#content/tools.ts')
const { articleCards, articleFile, articleList, movedArticles } = await import('#content/articles.ts')
const { allGuides } = await import('#content/allGuides.ts')
const { allTasks, taskList } = await import('#content/allTasks.ts')
const letters = (await import('#content/letters.ts')).default
const { changesOfYear, titleOfChange } = await import('#content/what-changed.ts')

/** Every address with a page: fixed ones, services, guides, tasks, articles by slug. */
export const pages = {
  fixed: [
    '/',
    '/about',
    '/services',
    '/resources',
    '/testimonials',
    '/blogs',
    '/contact',
    '/privacypolicy',
    '/glossary',
    letters.path,
  ],
  /** Pages that search engines must not index. */
  unlisted: ['/offline', ...unlistedPages],
  tools: ['/tools', ...toolPages.map(({ name }) => `/tools/${name}`)],
  services: serviceCards.map((card) => `/services/${card.path}`),
  guides: allGuides.map(({ path }) => path),
  tasks: [taskList, ...allTasks].map(({ path }) => path),
  /** Pages of a build in another language. */
  translated: translatedPaths[edition.code] ?? [],
  articles: articleCards.map((card) => `/blogs/${card.slug}`),
}

export { articleCards, articleFile, articleList, changesOfYear, movedArticles, serviceCards, titleOfChange }

/** Renders one address to complete HTML: no suspended or hidden parts, head elements first. */
export async function render(url: string): Promise<RenderedPage> {
  const cache = createCache(emotionOptions)
  cache.compat = true
  const router = makeRouter({
    // A prefix with a slash for the home page of another language: so the router writes it, and else it would redirect.
    history: createMemoryHistory({ initialEntries: [edition.prefix + url] }),
    isServer: true,
  })
  await router.load()
  const status = statusOf(router)
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(<App router={router} cache={cache} />, {
    // Otherwise React streams large boundaries into hidden elements, which stay blank without JavaScript.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      errors.push(error)
    },
  })
  if (errors.length) throw errors[0]
  const html = drawAddressCode(await text(prelude), site.origin + pathIn(edition.prefix, url))
  return {
    html,
    rules: rulesOf(cache),
    status,
    kind: status === 404 ? '/404' : (router.state.matches.at(-1)?.routeId ?? url),
  }
}

function rulesOf(cache: EmotionCache): Rule[] {
  return Object.entries(cache.inserted).flatMap(([id, css]) =>
    typeof css === 'string' ? [{ id, css, of: `css-${id}` in cache.registered ? 'classes' : 'global' }] : [],
  )
}

import { text } from 'node:stream/consumers'
import createCache from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import { serviceCards } from '#content/services.ts'
import { emotionOptions } from '#theme/emotionOptions.ts'
import { App } from '../App.tsx'
import { makeRouter } from '../router.tsx'

/** One rule of the shared stylesheet. Global ones have no class, and the browser must know that they are there. */
export interface Rule {
  id: string
  css: string
  global: boolean
}

export interface RenderedPage {
  html: string
  rules: Rule[]
  status: number
}

/** Whether the address led to a 'not found' of the root or of a page. */
function isNotFound(router: ReturnType<typeof makeRouter>): boolean {
  return router.state.matches.some((match) => match.status === 'notFound' || match._notFound)
}

// Imported as the routes do it, so that it stays one chunk.
const { articleCards, articleFile, articleList } = await import('#content/articles.ts')

/** Every address that has a page of its own: fixed ones, services, articles by slug. */
export const pages = {
  fixed: ['/', '/about', '/services', '/resources', '/testimonials', '/blogs', '/contact', '/privacypolicy'],
  /** Not for search engines. */
  unlisted: ['/offline', '/search'],
  services: serviceCards.map((card) => `/services/${card.path}`),
  articles: articleCards.map((card) => `/blogs/${card.slug}`),
}

export { articleCards, articleFile, articleList, serviceCards }

/** Renders one address to complete HTML: nothing suspended, nothing hidden, head elements first. */
export async function render(url: string): Promise<RenderedPage> {
  const cache = createCache(emotionOptions)
  cache.compat = true
  const router = makeRouter({ history: createMemoryHistory({ initialEntries: [url] }), isServer: true })
  await router.load()
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(<App router={router} cache={cache} />, {
    // Otherwise React puts big parts into hidden elements, which stay blank without JavaScript.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      errors.push(error)
    },
  })
  if (errors.length) throw errors[0]
  const html = (await text(prelude)).replace(
    /<script>\(function\(a,f\)[\s\S]*?document\.currentScript\.remove\(\)<\/script>/,
    '',
  )
  createEmotionServer(cache).extractCriticalToChunks(html)
  const rules = Object.entries(cache.inserted).flatMap(([id, css]) =>
    typeof css === 'string' ? [{ id, css, global: !(`css-${id}` in cache.registered) }] : [],
  )
  return { html, rules, status: isNotFound(router) ? 404 : 200 }
}

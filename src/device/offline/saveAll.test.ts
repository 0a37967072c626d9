// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { edition } from '#content/edition.ts'
import { serviceCards } from '#content/services.ts'
import { loadComments, saveComments } from './comments.ts'
import { type SaveStep, saveAll } from './saveAll.ts'
import { memoryCaches } from './testing/memoryCaches.ts'
import { translatedCache } from './translatedCache.ts'
import { keepAsked, visitedCache } from './visited.ts'

const translatedPaths = ['/', '/contact', '/tools', '/blogs/wills']
vi.mock('virtual:translations', () => ({ translatedPaths: { xa: ['/', '/contact', '/tools', '/blogs/wills'] } }))

const first = `/services/${serviceCards[0]?.path}`
const files: Record<string, unknown> = {
  '/articles/pages/1.json': { page: 1, pages: 2, cards: [{ id: 'blog1', slug: 'nri-wills' }] },
  '/articles/pages/2.json': { page: 2, pages: 2, cards: [{ id: 'blog2', slug: 'nri-tax' }] },
  '/library/pictures.json': [{ url: '/art/desk/nri-wills-480.webp', bytes: 10 }],
  '/art/desk/nri-wills-480.webp': 'picture',
  '/api/comments/blog1': [{ _id: 'c1', text: 'Thank you' }],
  '/api/comments/blog2': [],
}

const thread = (...ids: string[]) =>
  ids.map((_id) => ({ _id, author: '', text: '', date: '', deleted: false, replies: [] }))

function network(reachable: boolean) {
  return vi.fn(async (input: RequestInfo | URL) => {
    const path = new URL(String(input), location.href).pathname
    if (!(path in files) || (!reachable && !path.startsWith('/articles/'))) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(files[path]))
  })
}

async function deviceWith(fetch: ReturnType<typeof network>) {
  const caches = memoryCaches()
  const precache = await caches.open('workbox-precache-v2-https://desk.example/')
  for (const path of [first, '/blogs/nri-wills']) await precache.put(`${path}/index.html`, new Response('<p></html>'))
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', fetch)
  return caches
}

afterEach(() => vi.unstubAllGlobals())

test('pictures and the comments of every article come, and each service and article is counted by what is stored', async () => {
  const caches = await deviceWith(network(true))
  const steps: SaveStep[] = []
  const saved = await saveAll((step) => steps.push(step))
  expect(saved).toMatchObject({ pages: serviceCards.length + 2, opening: 2, isComplete: false })
  expect((await loadComments('blog1'))?.comments).toMatchObject([{ _id: 'c1' }])
  expect(await (await caches.open('pictures')).keys()).toHaveLength(1)
  expect(steps.map(({ name }) => name)).toEqual(['pages', 'pictures', 'pictures', 'comments', 'comments', 'check'])
})

test('of a long thread the earlier comments that were read stay', async () => {
  await saveComments('blog1', thread('a', 'b'))
  const fetch = network(true)
  await deviceWith(
    vi.fn(async (input: RequestInfo | URL) =>
      String(input).endsWith('/api/comments/blog1')
        ? new Response(JSON.stringify(thread('b', 'c')), {
            headers: { Link: '</api/comments/blog1?before=2>; rel="next"' },
          })
        : fetch(input),
    ),
  )
  await saveAll(() => {})
  expect((await loadComments('blog1'))?.comments.map(({ _id }) => _id)).toEqual(['a', 'b', 'c'])
})

test('an article that is too old to be stored ahead is stored when everything is asked for', async () => {
  const page = '<p>An old text</p></html>'
  const fetch = network(true)
  await deviceWith(
    vi.fn(async (input: RequestInfo | URL) =>
      String(input).endsWith('/blogs/nri-tax') || String(input).endsWith('/articles/nri-tax.json')
        ? new Response(page)
        : fetch(input),
    ),
  )
  expect((await saveAll(() => {})).opening).toBe(3)
})

test('where a page of the list does not come, what was kept stays, and it says that something is missing', async () => {
  const fetch = network(true)
  const caches = await deviceWith(
    vi.fn(async (input: RequestInfo | URL) => {
      if (String(input).endsWith('/articles/pages/2.json')) throw new TypeError('Failed to fetch')
      return fetch(input)
    }),
  )
  await keepAsked(['old'], { fetch: async () => new Response('<p></html>') })
  expect((await saveAll(() => {})).isComplete).toBe(false)
  expect(await (await caches.open(visitedCache)).match('/blogs/old')).toBeDefined()
})

test('without a connection it gives up after the first thread, and still says what opens', async () => {
  const fetch = network(false)
  await deviceWith(fetch)
  const saved = await saveAll(() => {})
  expect(saved).toEqual({ pages: serviceCards.length + 2, opening: 2, isComplete: false })
  expect(fetch.mock.calls.filter(([input]) => String(input).includes('/api/comments/'))).toHaveLength(1)
})

test('in another language every page of it is stored and checked, and what is kept in English stays', async () => {
  const fetch = network(true)
  const caches = await deviceWith(
    vi.fn(async (input: RequestInfo | URL) => {
      const path = String(input)
      if (path === '/xa/contact') throw new TypeError('Failed to fetch')
      if (path.startsWith('/xa/articles/')) return fetch(path.slice('/xa'.length))
      return path.startsWith('/xa') ? new Response('<p></html>') : fetch(input)
    }),
  )
  await keepAsked(['old'], { fetch: async () => new Response('<p></html>') })
  vi.stubEnv('SITE_IS_TRANSLATION', 'true')
  const english = { ...edition }
  Object.assign(edition, { code: 'xa', prefix: '/xa' })
  onTestFinished(() => {
    vi.unstubAllEnvs()
    Object.assign(edition, english)
  })
  // One of the services is stored, and every page of the language but one.
  expect(await saveAll(() => {})).toMatchObject({
    pages: serviceCards.length + translatedPaths.length,
    opening: 1 + translatedPaths.length - 1,
    isComplete: false,
  })
  expect(await (await caches.open(translatedCache)).match('/xa/tools')).toBeDefined()
  expect(await (await caches.open(visitedCache)).match('/blogs/old')).toBeDefined()
})

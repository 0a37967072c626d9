import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { PrecacheController } from 'workbox-precaching'
import { inPageMark } from '#content/pageMarks.ts'
import { decompressed } from '#device/offline/compressed.ts'
import { storeAll } from './precache.ts'

const files = Array.from({ length: 20 }, (_, number) => `/assets/file-${number}.js`)
const bad = '/assets/file-3.js'
const precache = {
  strategy: { cacheName: 'text' },
  getURLsToCacheKeys: () => new Map(files.map((url) => [url, url])),
} as unknown as PrecacheController

const cached = new Set<string>()
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
let badAnswers: Array<() => Response>

beforeEach(() => {
  vi.useFakeTimers()
  cached.clear()
  fetched.mockReset().mockImplementation(async (url) => {
    const answer = url === bad ? badAnswers.shift() : undefined
    return answer ? answer() : new Response('file')
  })
  vi.stubGlobal('fetch', fetched)
  const cache = { keys: async () => [], put: async (key: string) => cached.add(key) }
  vi.stubGlobal('caches', { open: async () => cache })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const badGateway = () => new Response('bad', { status: 502 })
const dropped = () => {
  throw new TypeError('Failed to fetch')
}

test('OF-02 a file that fails once and is lost once is requested again, bypassing the HTTP cache', async () => {
  badAnswers = [badGateway, dropped]
  const whole = storeAll(precache)
  await vi.runAllTimersAsync()
  await whole
  expect([...cached].sort()).toEqual([...files].sort())
  const modes = fetched.mock.calls.filter(([url]) => url === bad).map(([, { cache }]) => cache)
  expect(modes).toEqual(['default', 'reload', 'reload'])
})

/** A precache of these files, on a device whose cache refuses the first `refused` writes of each. */
async function storeFiles(answers: Record<string, Response>, refused: Record<string, number> = {}) {
  const stored = new Map<string, Response>()
  const origin = 'https://desk.example'
  const cache = {
    keys: async () => [],
    put: async (key: string, response: Response) => {
      const left = refused[key] ?? 0
      refused[key] = left - 1
      if (left > 0) throw new TypeError('The disk is busy')
      stored.set(key, response)
    },
  }
  vi.stubGlobal('caches', { open: async () => cache })
  fetched.mockImplementation(
    async (url) => answers[url.slice(origin.length)]?.clone() ?? new Response('', { status: 404 }),
  )
  const keys = new Map(Object.keys(answers).map((path) => [origin + path, path]))
  const whole = storeAll({ ...precache, getURLsToCacheKeys: () => keys } as unknown as PrecacheController)
  await vi.runAllTimersAsync()
  await whole
  return { stored, asked: fetched.mock.calls.map(([url]) => url.slice(origin.length)) }
}

const htmlPage = (body: string) => new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
const article = (paths: string, text: string) =>
  htmlPage(`<h1>A</h1><script type="application/json" ${inPageMark}="${paths}">${text}</script>`)
const wanted = () => ({
  '/articles/a.json': Response.json({ from: 'file' }),
  '/articles/b.json': Response.json({ from: 'file' }),
  '/blogs/a/index.html': article('/articles/a.json /articles/id.json', '{"from":"\\u003cpage"}'),
  '/about/index.html': htmlPage('<h1>About</h1>'),
})

test('OF-02 the data of an article is stored from its page and asked for only where no page carries it', async () => {
  const { stored, asked } = await storeFiles(wanted())
  expect([...stored.keys()].sort()).toEqual(Object.keys(wanted()).sort())
  expect(asked.sort()).toEqual(['/about/index.html', '/articles/b.json', '/blogs/a/index.html'])
  const data = stored.get('/articles/a.json')
  expect(data?.headers.get('Content-Type')).toBe('application/json')
  expect(await decompressed(data as Response).json()).toEqual({ from: '<page' })
  expect(await decompressed(stored.get('/blogs/a/index.html') as Response).text()).not.toContain('from')
})

test('OF-02 data that could not be stored with its page is stored at the next try', async () => {
  const { stored, asked } = await storeFiles(wanted(), { '/articles/a.json': 2 })
  expect([...stored.keys()].sort()).toEqual(Object.keys(wanted()).sort())
  expect(asked.filter((path) => path === '/blogs/a/index.html').length).toBeGreaterThan(1)
})

test('a file that is answered badly three times fails the whole copy', async () => {
  badAnswers = [badGateway, badGateway, badGateway]
  const whole = expect(storeAll(precache)).rejects.toThrow('/assets/file-3.js answered 502.')
  await vi.runAllTimersAsync()
  await whole
  expect(fetched.mock.calls.filter(([url]) => url === bad)).toHaveLength(3)
})

test('OF-02 a file that the line drops seven times is stored at the eighth try', async () => {
  badAnswers = Array.from({ length: 7 }, () => dropped)
  const whole = storeAll(precache)
  await vi.runAllTimersAsync()
  await whole
  expect(cached.has(bad)).toBe(true)
  expect(fetched.mock.calls.filter(([url]) => url === bad)).toHaveLength(8)
})

test('OF-02 what the line drops waits for the others: one pause serves all files that failed', async () => {
  const asked = new Set<string>()
  fetched.mockImplementation(async (url) => {
    if (!asked.has(url)) {
      asked.add(url)
      return dropped()
    }
    return new Response('file')
  })
  const whole = storeAll(precache)
  await vi.advanceTimersByTimeAsync(1000)
  await whole
  expect([...cached].sort()).toEqual([...files].sort())
})

test('OF-02 a body that never ends is given up and requested again, and cannot hold up the install', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(new DOMException('late', 'TimeoutError')), after)
    return limit.signal
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const stalled = new ReadableStream()
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [],
      put: async (key: string, response: Response) => {
        if (response.body === stalled) await untilAborted()
        cached.add(key)
      },
    }),
  })
  let untilAborted = async () => {}
  fetched.mockImplementation(async (url, { signal }) => {
    if (url !== bad) return new Response('file')
    untilAborted = () => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    const isFirst = fetched.mock.calls.filter(([asked]) => asked === bad).length === 1
    return isFirst ? new Response(stalled) : new Response('file')
  })
  const whole = storeAll(precache)
  await vi.runAllTimersAsync()
  await whole
  expect(cached.has(bad)).toBe(true)
})

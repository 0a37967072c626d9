import { unstoredTexts } from 'virtual:translations'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { languageOf } from '#content/languages.ts'
import type { UnstoredTexts } from '#content/unstored.ts'
import { memoryCaches } from '#device/offline/testing/memoryCaches.ts'
import { translatedCache } from '#device/offline/translatedCache.ts'
import { visitedCache } from '#device/offline/visited.ts'
import { keptOrNetwork, lastAnswer, networkOrVisited, unreachable } from './visited.ts'

const address = 'https://desk.example/articles/old.json'
const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(async () => {
  const caches = memoryCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', fetch)
  await (await caches.open(visitedCache)).put('/articles/old.json', new Response('kept'))
})
afterEach(() => {
  fetch.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const answer = async (init?: RequestInit) => (await networkOrVisited(new Request(address, init))).text()

test('an article that was read before comes from the network, and as it was kept where the server fails', async () => {
  fetch.mockResolvedValueOnce(new Response('new'))
  expect(await answer()).toBe('new')
  fetch.mockResolvedValueOnce(new Response('Bad gateway', { status: 502 }))
  expect(await answer()).toBe('kept')
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await answer()).toBe('kept')
})

test('after four seconds without an answer the kept copy is shown', async () => {
  vi.useFakeTimers()
  fetch.mockReturnValueOnce(new Promise(() => {}))
  const waited = answer()
  await vi.advanceTimersByTimeAsync(4000)
  expect(await waited).toBe('kept')
})

test('a request that refreshes the copy is never answered with the copy', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(answer({ cache: 'reload' })).rejects.toThrow('Failed to fetch')
})

test('a page in another language that was read opens without a connection, whatever its query and its last slash', async () => {
  await (await caches.open(translatedCache)).put('/hi/blogs/deed', new Response('kept page'))
  for (const path of ['/hi/blogs/deed', '/hi/blogs/deed/', '/hi/blogs/deed?from=list']) {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const page = await networkOrVisited(new Request(`https://desk.example${path}`))
    expect(await page.text(), path).toBe('kept page')
  }
})

test('one that was not read fails, so that the page for a missing connection takes its place', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(networkOrVisited(new Request('https://desk.example/hi/contact'))).rejects.toThrow('Failed to fetch')
})

test('a script that such a page names comes from the device, any other from the network', async () => {
  await (await caches.open(translatedCache)).put('/assets/frame-1a.js', new Response('kept script'))
  fetch.mockResolvedValueOnce(new Response('script of the network'))
  const text = async (name: string) =>
    (await keptOrNetwork(new Request(`https://desk.example/assets/${name}.js`))).text()
  expect(await text('frame-1a')).toBe('kept script')
  expect(await text('frame-2b')).toBe('script of the network')
})

test('where Cache Storage fails, pages and scripts come from the network', async () => {
  const fails = async () => {
    throw new DOMException('Unexpected internal error.', 'UnknownError')
  }
  vi.stubGlobal('caches', { keys: fails, open: fails })
  fetch.mockImplementation(async () => new Response('of the network'))
  const request = () => new Request(address)
  const answers = [networkOrVisited(request()), keptOrNetwork(request()), lastAnswer(request(), fails)]
  const texts = (await Promise.all(answers)).map((answer) => answer.text())
  expect(await Promise.all(texts)).toEqual(['of the network', 'of the network', 'of the network'])
})

test('the last answer to a page is the one for a missing connection, without asking the network again', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  const page = async () => new Response('<html lang="en-IN">stored</html>')
  const navigation = Object.defineProperty(new Request(address), 'mode', { value: 'navigate' })
  expect(await (await lastAnswer(navigation, page)).text()).toContain('data-unreachable')
  expect((await lastAnswer(new Request(address), page)).type).toBe('error')
  expect((await lastAnswer(navigation, async () => undefined)).type).toBe('error')
  expect(fetch).not.toHaveBeenCalled()
})

test('the page in place of one that cannot be fetched speaks the language of its address, and English where there is none', async () => {
  const textsOf = ({ title, text, tryAgain, home, storedPages }: UnstoredTexts) =>
    [title, text, tryAgain, home, storedPages.title, storedPages.text] as const
  const english = textsOf(unstoredTexts.source)
  // The breadcrumb has the title, too.
  const texts = [english[0], ...english]
  const page = `<html lang="en-IN">${texts.map((text) => `<p class="a">${text}</p>`).join('')}</html>`
  const at = async (path: string) => (await unreachable(new Response(page), `https://desk.example${path}`)).text()
  for (const path of ['/blogs/wills', '/xx/blogs/wills', '/hindi'])
    expect(await at(path)).toBe(page.replace('<html ', '<html data-unreachable data-page="404" '))
  for (const [code, texts] of Object.entries(unstoredTexts.translated)) {
    const { html, direction } = languageOf(code)
    const translated = await at(`/${code}/blogs/unread?x=1`)
    for (const text of textsOf(texts))
      expect(translated).toContain(`<p class="a" lang="${html}" dir="${direction}">${text}</p>`)
    // A language may leave some of the texts in English.
    for (const text of english.filter((one) => !textsOf(texts).includes(one))) expect(translated).not.toContain(text)
  }
})

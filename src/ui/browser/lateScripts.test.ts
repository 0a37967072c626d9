// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { lateScriptName } from '#content/pageMarks.ts'
import { fetchLateScripts } from './lateScripts.ts'

afterEach(() => vi.unstubAllGlobals())

test('the late chunks are fetched once, and one again only where the line dropped it or cut it short', async () => {
  await expect(fetchLateScripts()).resolves.toBeUndefined()
  document.head.innerHTML = ['forms', 'late']
    .map((name) => `<meta name="${lateScriptName}" content="/assets/${name}-1.js">`)
    .join('')
  vi.resetModules()
  const { fetchLateScripts: fetchLate, isLateScriptGone: isGone } = await import('./lateScripts.ts')
  const cut = new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) })
  const fetch = vi
    .fn(async (_: string) => new Response('export {}'))
    .mockResolvedValueOnce(new Response('export {}'))
    .mockRejectedValueOnce(new TypeError('dropped'))
    .mockResolvedValueOnce(new Response(cut))
    .mockResolvedValueOnce(new Response('', { status: 404 }))
  vi.stubGlobal('fetch', fetch)
  for (const gone of [false, false, true]) {
    await expect(fetchLate()).rejects.toThrow()
    expect(isGone()).toBe(gone)
  }
  await Promise.all([fetchLate(), fetchLate()])
  expect(isGone()).toBe(false)
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    '/assets/forms-1.js',
    ...Array(4).fill('/assets/late-1.js'),
  ])
})

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fetchLateScript, lateScriptName } from './lateScript.ts'

afterEach(() => vi.unstubAllGlobals())

test('the late chunk is fetched once, and again only where the line dropped it or cut it short', async () => {
  await expect(fetchLateScript()).resolves.toBeUndefined()
  document.head.innerHTML = `<meta name="${lateScriptName}" content="/assets/late-1.js">`
  vi.resetModules()
  const { fetchLateScript: fetchLate, isLateScriptGone: isGone } = await import('./lateScript.ts')
  const cut = new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) })
  const fetch = vi
    .fn(async (_: string) => new Response('export {}'))
    .mockRejectedValueOnce(new TypeError('dropped'))
    .mockResolvedValueOnce(new Response(cut))
    .mockResolvedValueOnce(new Response('', { status: 404 }))
  vi.stubGlobal('fetch', fetch)
  for (const gone of [false, false, true]) {
    await expect(fetchLate()).rejects.toThrow()
    expect(isGone()).toBe(gone)
  }
  await Promise.all([fetchLate(), fetchLate()])
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(Array(4).fill('/assets/late-1.js'))
})

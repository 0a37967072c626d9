// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fetchLateScript, lateScriptName } from './lateScript.ts'

afterEach(() => vi.unstubAllGlobals())

test('the late chunk is fetched once, and again only where the line dropped it or cut it short', async () => {
  await expect(fetchLateScript()).resolves.toBeUndefined()
  document.head.innerHTML = `<meta name="${lateScriptName}" content="/assets/late-1.js">`
  vi.resetModules()
  const { fetchLateScript: fetchLate } = await import('./lateScript.ts')
  const cut = new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) })
  const fetch = vi
    .fn(async (_: string) => new Response('export {}'))
    .mockRejectedValueOnce(new TypeError('dropped'))
    .mockResolvedValueOnce(new Response(cut))
    .mockResolvedValueOnce(new Response('', { status: 404 }))
  vi.stubGlobal('fetch', fetch)
  for (let attempt = 0; attempt < 3; attempt += 1) await expect(fetchLate()).rejects.toThrow()
  await Promise.all([fetchLate(), fetchLate()])
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(Array(4).fill('/assets/late-1.js'))
})

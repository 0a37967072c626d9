import { expect, onTestFinished, test, vi } from 'vitest'
import { refreshOffline } from './refreshOffline.ts'

test('pages are stored although the browser never says whether there is a newer version, and it is not said that all is new', async () => {
  vi.useFakeTimers()
  const asked = vi.fn((_message: unknown, [port]: MessagePort[]) => port?.postMessage(true))
  const registration = { active: { postMessage: asked }, update: () => new Promise(() => {}) }
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve(registration) } })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const refreshed = refreshOffline()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await refreshed).toBe(false)
  expect(asked).toHaveBeenCalledOnce()
})

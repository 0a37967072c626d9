import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteCache, siteCacheNames } from '#device/offline/siteCaches.ts'
import { memoryCaches } from '#device/offline/testing/memoryCaches.ts'

const others = ['desk-shell', 'other']
const stored = [...Object.values(siteCache), 'workbox-precache-v2-https://desk.example/', ...others]

test.each(['install', 'activate'])(
  'the emergency worker removes the caches of the site at its event %s, and leaves alone that of the workplace and of others',
  async (event) => {
    const worker = emergencyWorker()
    for (const name of stored) await worker.caches.open(name)
    await worker.dispatch(event)
    expect(await siteCacheNames(worker.caches)).toEqual([])
    expect(await worker.caches.keys()).toEqual(others)
  },
)

test('the emergency worker does not wait for the worker before it, and withdraws itself also where the device cannot delete', async () => {
  const worker = emergencyWorker()
  worker.caches.keys = () => Promise.reject(new Error('Cache Storage is damaged.'))
  await worker.dispatch('install')
  expect(worker.done).toEqual(['skipWaiting'])
  await worker.dispatch('activate').catch(() => {})
  expect(worker.done).toEqual(['skipWaiting', 'unregister'])
})

/** The script as a browser runs it. */
function emergencyWorker() {
  const caches = memoryCaches()
  const done: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    addEventListener: (type: string, listen: (event: object) => void) => listeners.set(type, listen),
    skipWaiting: async () => void done.push('skipWaiting'),
    registration: { unregister: async () => void done.push('unregister') },
  }
  new Function('self', 'caches', readFileSync('public/sw-kill.js', 'utf8'))(self, caches)
  const dispatch = async (type: string) => {
    const work: Promise<unknown>[] = []
    listeners.get(type)?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) })
    await Promise.all(work)
  }
  return { caches, done, dispatch }
}

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteCache, siteCacheNames } from '#device/offline/siteCaches.ts'
import { memoryCaches } from '#device/offline/testing/memoryCaches.ts'

test('the emergency worker removes the caches of the site, and leaves alone that of the workplace and of others', async () => {
  const script = readFileSync('public/sw-kill.js', 'utf8')
  const caches = memoryCaches()
  for (const name of [...Object.values(siteCache), 'workbox-precache-v2-https://desk.example/', 'desk-shell', 'other'])
    await caches.open(name)
  const work: Promise<unknown>[] = []
  const worker = {
    addEventListener: (type: string, listen: (event: object) => void) =>
      type === 'activate' && listen({ waitUntil: (promise: Promise<unknown>) => work.push(promise) }),
    registration: { unregister: async () => true },
  }
  new Function('self', 'caches', script)(worker, caches)
  await Promise.all(work)
  expect(await siteCacheNames(caches)).toEqual([])
  expect(await caches.keys()).toEqual(['desk-shell', 'other'])
})

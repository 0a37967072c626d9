import { expect, test } from 'vitest'
import { unreadablePages } from './checkStored.ts'
import { compressed } from './compressed.ts'
import { memoryCaches } from './testing/memoryCaches.ts'

const page = (body: string) =>
  compressed(new Response(body, { headers: { 'Content-Type': 'text/html' } }), 'https://desk.example/')
const whole = '<html><script src="/assets/frame-1.js"></script><link href="/assets/packed/site-2.css"></html>\n'
const wills = '/blogs/nri-wills'

async function stored(files: Record<string, Response>) {
  const caches = memoryCaches()
  const precache = await caches.open('workbox-precache-v2-https://desk.example/')
  for (const [path, response] of Object.entries(files)) await precache.put(path, response)
  return caches
}
const assets = () => ({ '/assets/frame-1.js': new Response('1'), '/assets/packed/site-2.css': new Response('2') })

test('a stored page opens when it is whole and all that it names is stored, compressed or not', async () => {
  const caches = await stored({ [`${wills}/index.html?__WB_REVISION__=1`]: page(whole), ...assets() })
  expect(await unreadablePages([wills], caches)).toEqual([])
})

test('an article that was opened beyond the precache counts, too', async () => {
  const caches = await stored({ [wills]: page(whole), ...assets() })
  expect(await unreadablePages([wills], caches)).toEqual([])
})

test('a page does not open that is not stored, cut short, or without one of its scripts', async () => {
  const { '/assets/packed/site-2.css': style } = assets()
  expect(await unreadablePages([wills], await stored(assets()))).toEqual([wills])
  const cut = await stored({ [`${wills}/index.html`]: page(whole.slice(0, 30)), ...assets() })
  expect(await unreadablePages([wills], cut)).toEqual([wills])
  const bare = await stored({ [`${wills}/index.html`]: page(whole), '/assets/packed/site-2.css': style })
  expect(await unreadablePages([wills], bare)).toEqual([wills])
})

test('what another program on the origin has stored opens no page', async () => {
  const caches = await stored(assets())
  await (await caches.open('desk-shell')).put(`${wills}/index.html`, page(whole))
  expect(await unreadablePages([wills], caches)).toEqual([wills])
})

import { expect, test, vi } from 'vitest'
import { dropOtherPictures, missingPictures, mustAskFirst, savePictures } from './pictures.ts'
import { memoryCaches } from './testing/memoryCaches.ts'

const list = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ url: `/art/desk/${name}-480.webp`, bytes: 1000 }))
const picture = async () => new Response('webp')

test('OF-19 pictures wait for a word of the visitor under Save-Data and on a metered or slow line', () => {
  expect(mustAskFirst({ saveData: true })).toBe(true)
  expect(mustAskFirst({ type: 'cellular', effectiveType: '4g' })).toBe(true)
  expect(mustAskFirst({ effectiveType: '2g' })).toBe(true)
  expect(mustAskFirst({ saveData: false, type: 'wifi', effectiveType: '4g' })).toBe(false)
  expect(mustAskFirst(undefined)).toBe(false)
})

test('OF-22 the missing pictures are stored, at most two at a time', async () => {
  const caches = memoryCaches()
  await (await caches.open('pictures')).put('/art/desk/b-480.webp', await picture())
  let open = 0
  let most = 0
  let goOn = () => {}
  // The first answer waits until a second one has been asked for.
  const others = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const fetch = vi.fn(async () => {
    open += 1
    most = Math.max(most, open)
    if (open === 2) goOn()
    await others
    open -= 1
    return picture()
  })
  expect(await savePictures(list, { caches, fetch })).toEqual({ saved: 4, failed: 0 })
  expect(most).toBe(2)
  expect(await missingPictures(list, caches)).toEqual([])
})

test('OF-16 a picture that does not come is left for the next time, and an error is not stored in its place', async () => {
  const caches = memoryCaches()
  const fetch = async (url: string) => {
    if (url.includes('/a-')) throw new TypeError('Failed to fetch')
    return url.includes('/b-') ? new Response('gone', { status: 404 }) : picture()
  }
  const progress: number[] = []
  const done = await savePictures(list, {
    caches,
    fetch,
    onProgress: ({ saved, failed }) => progress.push(saved + failed),
  })
  expect(done).toEqual({ saved: 3, failed: 2 })
  expect(progress).toEqual([1, 2, 3, 4, 5])
  expect((await missingPictures(list, caches)).map(({ url }) => url)).toEqual([list[0]?.url, list[1]?.url])
})

test('a full device ends it', async () => {
  const full = memoryCaches()
  const open = full.open.bind(full)
  full.open = async (name) => ({
    ...(await open(name)),
    put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  })
  expect((await savePictures(list, { caches: full, fetch: picture })).failed).toBeLessThanOrEqual(2)
})

test('a picture that is on the list no more makes room', async () => {
  const caches = memoryCaches()
  await savePictures(list, { caches, fetch: picture })
  await dropOtherPictures(list.slice(1), caches)
  expect(await missingPictures(list, caches)).toEqual([list[0]])
})

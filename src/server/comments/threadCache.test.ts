import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { readThreadPage } from './thread.ts'
import { ThreadCache } from './threadCache.ts'

let server: TestBackend
let cache: ThreadCache
let builds: { running: number; most: number; count: number; fail: boolean }
beforeEach(async () => {
  server = await testBackend()
  builds = { running: 0, most: 0, count: 0, fail: false }
  cache = new ThreadCache(server.store, async (...given) => {
    builds.count += 1
    builds.running += 1
    builds.most = Math.max(builds.most, builds.running)
    try {
      if (builds.fail) throw new Error('the rows cannot be read')
      return await readThreadPage(...given)
    } finally {
      builds.running -= 1
    }
  })
})
afterEach(() => server.close())

const texts = async () => {
  const { json } = await cache.read('blog1', undefined, await cache.version('blog1'))
  return (JSON.parse(json.toString()) as Comment[]).map(({ text }) => text)
}

test('a hundred readers and writers of one thread cause few builds, one at a time, and nobody reads what is older than asked', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const text = `Comment ${index}`
      await server.post('/api/comments/blog1', { text })
      return (await texts()).includes(text)
    }),
  )
  expect(outcomes.every(Boolean)).toBe(true)
  expect(builds.most).toBe(1)
  expect(builds.count).toBeLessThan(20)
  expect(await texts()).toHaveLength(100)
})

test('a build that fails is not kept: the next reader causes another', async () => {
  await server.post('/api/comments/blog1', { text: 'One' })
  builds.fail = true
  const failed = await Promise.allSettled([texts(), texts()])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  builds.fail = false
  expect(await texts()).toEqual(['One'])
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { signedPath } from './signedLink.ts'

const start = Date.UTC(2026, 0, 1)
const lines: string[] = []
let time = start
let server: TestBackend
let id: string
beforeEach(async () => {
  time = start
  lines.length = 0
  const logger = { level: 'debug', stream: { write: (line: string) => void lines.push(line) } }
  server = await testBackend({ now: () => time, options: { logger } })
  id = (await server.post('/api/comments/blog1', { text: 'Buy <b>now</b>', username: 'Spammer' })).json<Comment>()._id
})
afterEach(() => server.close())

const listed = async () => (await server.app.inject('/api/comments/blog1')).json<Comment[]>()
const post = (url: string) => server.app.inject({ method: 'POST', url })
const deletion = () => signedPath(server.backend, 'delete', id, 1)

test('no browser asks for an icon, which the page’s policy would forbid', async () => {
  const page = await server.app.inject(deletion())
  expect(page.body).toContain('<link rel="icon" href="data:,">')
  expect(page.headers['content-security-policy']).toContain('img-src data:')
})

test('API-11 the link shows the comment and a button; only the button deletes, and it offers to undo', async () => {
  const page = await server.app.inject(deletion())
  expect(page.body).toContain('Buy &lt;b&gt;now&lt;/b&gt;')
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect((await listed())[0]?.deleted).toBe(false)
  const done = await post(deletion())
  expect(done.statusCode).toBe(200)
  expect((await listed())[0]).toMatchObject({ deleted: true, text: '' })
  const back = /action="([^"]+)"/.exec(done.body)?.[1] ?? ''
  expect((await post(back)).statusCode).toBe(200)
  expect((await listed())[0]).toMatchObject({ deleted: false, text: 'Buy <b>now</b>' })
})

test('API-11 a link works once', async () => {
  await post(deletion())
  await server.store.write((tx) => tx.updateTable('comment').set({ state: 'shown' }).execute())
  expect([(await post(deletion())).statusCode, (await server.app.inject(deletion())).statusCode]).toEqual([410, 410])
  expect((await server.store.db.selectFrom('comment').select('state').executeTakeFirst())?.state).toBe('shown')
})

test('API-11 of many concurrent presses one takes effect', async () => {
  const url = deletion()
  const codes = await Promise.all(Array.from({ length: 10 }, async () => (await post(url)).statusCode))
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
})

test('an altered, expired or misplaced link shows a clear page and has no effect', async () => {
  const url = deletion()
  const elsewhere = url.replace('/moderate/', '/confirm/')
  const altered = [
    url.replace('delete', 'restore'),
    `${url}x`,
    url.slice(0, -1),
    '/api/moderate/x',
    elsewhere,
    url.replace(id, id.replace(/.$/, '0')),
  ]
  for (const wrong of altered.filter((one) => one !== url)) {
    const answer = await post(wrong)
    expect([wrong, answer.statusCode, answer.body.includes('not complete')]).toEqual([wrong, 404, true])
  }
  time += 31 * 86_400_000
  const late = await post(url)
  expect([late.statusCode, late.body.includes('expired')]).toEqual([410, true])
  expect((await listed())[0]?.deleted).toBe(false)
})

test('moderating a comment marks its reports as handled', async () => {
  await server.post(`/api/comments/${id}/report`, { reason: 'spam' })
  await post(deletion())
  expect((await server.store.db.selectFrom('report').select('handled_at').executeTakeFirst())?.handled_at).toBe(time)
})

test('a held comment appears when it is released, and never if it is deleted', async () => {
  const text = 'http://a.example http://b.example http://c.example'
  const held = await Promise.all([1, 2].map(() => server.post('/api/comments/blog2', { text })))
  const [one, two] = held.map((answer) => answer.json<Comment>()._id)
  await post(signedPath(server.backend, 'restore', one ?? '', 1))
  await post(signedPath(server.backend, 'delete', two ?? '', 1))
  const thread = (await server.app.inject('/api/comments/blog2')).json<Comment[]>()
  expect(thread.map((comment) => [comment._id, comment.deleted])).toEqual([[one, false]])
})

test('tokens never reach the log', async () => {
  await server.app.inject(deletion())
  await post(deletion())
  const log = lines.join('')
  expect(log).toContain('/api/moderate/:token')
  expect(log).not.toContain(deletion().split('.').at(-1))
})

test('a POST with a long body is refused without being read to its end: mail clients send thirty bytes', async () => {
  const short = await server.app.inject({ method: 'POST', url: deletion(), payload: 'List-Unsubscribe=One-Click' })
  expect(short.statusCode).toBe(200)
  const url = signedPath(server.backend, 'restore', id, 2)
  const long = await server.app.inject({ method: 'POST', url, payload: 'x'.repeat(20_000) })
  expect(long.statusCode).toBe(413)
  expect((await listed())[0]?.deleted).toBe(true)
})

test('every response tells browsers to use TLS and keeps other sites from embedding it', async () => {
  for (const url of [deletion(), '/api/comments/blog1', '/ready'])
    expect((await server.app.inject(url)).headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-resource-policy': 'same-origin',
    })
})

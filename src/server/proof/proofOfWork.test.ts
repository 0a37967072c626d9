import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { challengeHeader, solutionHeader } from '#contract/proofOfWork.ts'
import { moderate } from '../comments/moderate.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'

const thread = '/api/comments/blog1'
const challengeOf = ({ headers }: LightMyRequestResponse) => headers[challengeHeader.toLowerCase()] as string

async function solve(text: string): Promise<Record<string, string>> {
  const challenge = JSON.parse(Buffer.from(text, 'base64').toString())
  const solution = await solveChallenge({ challenge, deriveKey })
  return { [solutionHeader]: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') }
}

onEachDatabase((open) => {
  let server: TestBackend
  let now: number
  beforeEach(async () => {
    now = Date.now()
    server = await testBackend({ store: await open(), proofOfWork: true, now: () => now })
  })
  afterEach(() => server.close())

  const shown = async () => (await server.app.inject(thread)).json<Comment[]>().map(({ text }) => text)
  const comment = (text: string, headers = {}) => server.post(thread, { text }, headers)

  /** As many comments as nobody has to prove: one every 2.5 seconds. */
  async function ordinary(count: number): Promise<string[]> {
    const ids: string[] = []
    for (let index = 0; index < count; index += 1, now += 2500) {
      const answer = await comment(`Ordinary ${index}`)
      expect([answer.statusCode, challengeOf(answer)]).toEqual([201, undefined])
      ids.push(answer.json<Comment>()._id)
    }
    return ids
  }

  /** A burst that ends in a comment which must be proven. */
  async function challenged(key = uuidv7()) {
    for (let index = 0; index < 5; index += 1) expect((await comment(`Fast ${index}`)).statusCode).toBe(201)
    const answer = await comment('Too fast', { 'idempotency-key': key })
    expect(answer.statusCode).toBe(202)
    return { key, answer, again: (headers = {}) => comment('Too fast', { 'idempotency-key': key, ...headers }) }
  }

  test('a writer at the pace of a person meets no challenge, and the calls are as they always were', async () => {
    await ordinary(12)
    expect(await shown()).toHaveLength(12)
  })

  test('the sixth comment within ten seconds and the thirteenth within ten minutes are stored but must be proven', async () => {
    const { answer } = await challenged()
    expect(answer.json()).toMatchObject({ text: 'Too fast', held: true })
    expect(challengeOf(answer)).toBeTruthy()
    expect(await shown()).not.toContain('Too fast')
    now += 11_000
    expect((await comment('Slowly again')).statusCode).toBe(201)
    now += 600_001
    await ordinary(12)
    expect((await comment('Thirteenth')).statusCode).toBe(202)
  })

  test('a solved challenge shows the comment under the same key, once, however often it is sent', async () => {
    const { answer, again } = await challenged()
    const proof = await solve(challengeOf(answer))
    const both = await Promise.all([again(proof), again(proof)])
    for (const one of [...both, await again(proof), await again()]) {
      expect([one.statusCode, challengeOf(one)]).toEqual([201, undefined])
      const { held: _, ...comment } = answer.json<Comment>()
      expect(one.json()).toEqual(comment)
    }
    expect((await shown()).filter((text) => text === 'Too fast')).toHaveLength(1)
  })

  test('a forged, a foreign and an expired solution change nothing, and bring a new challenge', async () => {
    const { answer, again } = await challenged()
    const other = await comment('Also too fast')
    const expired = await solve(challengeOf(answer))
    for (const wrong of [{}, { [solutionHeader]: 'forged' }, await solve(challengeOf(other))]) {
      const refused = await again(wrong)
      expect([refused.statusCode, refused.json<Comment>().held]).toEqual([202, true])
      expect(challengeOf(refused)).not.toBe(challengeOf(answer))
    }
    now += 16 * 60_000
    const late = await again(expired)
    expect(late.statusCode).toBe(202)
    expect(await shown()).not.toContain('Too fast')
    expect((await again(await solve(challengeOf(late)))).statusCode).toBe(201)
    expect(await shown()).toContain('Too fast')
  })

  test('what an old client sends too fast waits for review with its whole text, and the provider is asked', async () => {
    const { answer } = await challenged()
    const { db } = server.store
    const id = answer.json<Comment>()._id
    expect(await db.selectFrom('comment').selectAll().where('id', '=', id).executeTakeFirst()).toMatchObject({
      text: 'Too fast',
      state: 'held',
      held_because: expect.stringContaining('proof of work'),
    })
    const emails = await db.selectFrom('mail_queue').select('kind').where('subject_id', '=', id).execute()
    expect(emails).toEqual([{ kind: 'held' }])
  })

  test('a proof never brings back what the provider has deleted meanwhile', async () => {
    const { answer, again } = await challenged()
    const id = answer.json<Comment>()._id
    await server.store.write((tx) => moderate(tx, id, 'delete', now))
    const proven = await again(await solve(challengeOf(answer)))
    expect([proven.statusCode, proven.json<Comment>().held]).toEqual([201, true])
    expect(await shown()).not.toContain('Too fast')
  })

  test('what waits for review anyway is not challenged', async () => {
    await challenged()
    const answer = await comment('Pravasi https://a.example https://b.example https://c.example')
    expect([answer.statusCode, answer.json<Comment>().held, challengeOf(answer)]).toEqual([201, true, undefined])
  })

  test('reports that come too fast are stored, and their email waits for the proof or a quarter of an hour', async () => {
    const ids = await ordinary(7)
    const report = (id: string | undefined, headers = {}) =>
      server.post(`/api/comments/${id}/report`, { reason: 'Spam' }, headers)
    for (const id of ids.slice(0, 5)) expect((await report(id)).statusCode).toBe(201)
    const key = { 'idempotency-key': uuidv7() }
    const answer = await report(ids[5], key)
    expect([answer.statusCode, answer.json()]).toEqual([202, { message: 'Comment reported to admin.' }])
    const due = () =>
      server.store.db
        .selectFrom('mail_queue')
        .select('id')
        .where('kind', '=', 'report')
        .where('next_at', '<=', now)
        .execute()
    expect(await due()).toHaveLength(5)
    expect((await report(ids[5], { ...key, ...(await solve(challengeOf(answer))) })).statusCode).toBe(201)
    expect(await due()).toHaveLength(6)
  })

  test('an enquiry is never challenged, however many come', async () => {
    const enquiry = { name: 'Asha', email: 'asha@example.com', message: 'Hello', contactNumber: 'N/A' }
    for (let index = 0; index < 20; index += 1) {
      const answer = await server.post('/api/contact', enquiry)
      expect([answer.statusCode, challengeOf(answer)]).toEqual([201, undefined])
    }
  })
})

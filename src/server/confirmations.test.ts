import { afterEach, beforeEach, expect, test } from 'vitest'
import { signedPath } from './links/linkUrls.ts'
import { onEachDatabase } from './store/eachDatabase.ts'
import { type TestBackend, testBackend } from './testBackend.ts'

const hour = 3_600_000
const day = 24 * hour
const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['provider@example.com'] }

onEachDatabase((open) => {
  let time: number
  let desk: TestBackend
  beforeEach(async () => {
    time = Date.UTC(2026, 0, 1)
    desk = await testBackend({ store: await open(), mail, now: () => time })
  })
  afterEach(() => desk.close())

  const subscribe = async (email: string) => {
    const { statusCode, body } = await desk.post('/api/subscribe', { email })
    return `${statusCode} ${body}`
  }
  const rowOf = (email: string) =>
    desk.store.db.selectFrom('subscriber').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  const follow = async (action: 'confirm' | 'unsubscribe', email: string) => {
    const { id, revision } = await rowOf(email)
    return desk.app.inject({ method: 'POST', url: signedPath(desk.backend, action, id, revision) })
  }
  const letters = async () => (await desk.store.db.selectFrom('letter').select('id').execute()).length
  /** How many letters were caused in all, after a stranger entered the address so many times with this pause after each. */
  const nagged = async (email: string, times: number, pause: number) => {
    for (let index = 0; index < times; index += 1) {
      await subscribe(email)
      time += pause
    }
    return letters()
  }

  test('an address that nobody confirms gets three letters at most: one at once, one after an hour, one after a day', async () => {
    expect(await nagged('asha@example.org', 1, 0.9 * hour)).toBe(1)
    expect(await nagged('asha@example.org', 1, 0.2 * hour)).toBe(1)
    expect(await nagged('asha@example.org', 1, 23 * hour)).toBe(2)
    expect(await nagged('asha@example.org', 1, 2 * hour)).toBe(2)
    expect(await nagged('asha@example.org', 1, 2 * hour)).toBe(3)
    expect(await nagged('asha@example.org', 12, 5 * day)).toBe(3)
  })

  test('whoever is entered every hour after pressing "Never write to this address" gets no letter more', async () => {
    const answer = await subscribe('asha@example.org')
    const pressed = await follow('unsubscribe', 'asha@example.org')
    expect(pressed.body).toContain('No letter will be sent to it again')
    time += 2 * hour
    expect(await subscribe('asha@example.org')).toBe(answer)
    expect(await nagged('asha@example.org', 24, hour)).toBe(1)
    expect(await rowOf('asha@example.org')).toMatchObject({ state: 'unsubscribed', revision: 1 })
  })

  test('all tags of one mailbox share its letters, and one press stops all; so do the dots that Gmail overlooks', async () => {
    for (let tag = 0; tag < 30; tag += 1) {
      await subscribe(`victim+${tag}@example.org`)
      time += 2 * day
    }
    expect(await letters()).toBe(3)
    await subscribe('some.body@gmail.com')
    await follow('unsubscribe', 'some.body@gmail.com')
    for (const one of ['somebody@gmail.com', 's.omebody@googlemail.com', 'SomeBody+x@gmail.com']) await subscribe(one)
    expect(await letters()).toBe(4)
    await subscribe('+@example.org')
    await subscribe('other@example.org')
    expect(await letters()).toBe(6)
  })

  test('who confirmed, unsubscribed and comes back is asked again, and can then be left alone for good', async () => {
    await subscribe('asha@example.org')
    await follow('confirm', 'asha@example.org')
    expect(await rowOf('asha@example.org')).toMatchObject({ state: 'confirmed', asked: 0 })
    await follow('unsubscribe', 'asha@example.org')
    await subscribe('asha@example.org')
    expect(await letters()).toBe(2)
    await follow('unsubscribe', 'asha@example.org')
    expect(await nagged('asha@example.org', 5, 2 * day)).toBe(2)
  })

  test('of many at once with one address, one causes a letter, also when it is entered again later', async () => {
    const many = () => Promise.all(Array.from({ length: 20 }, () => subscribe('asha@example.org')))
    await many()
    expect(await letters()).toBe(1)
    time += 2 * hour
    await many()
    expect(await letters()).toBe(2)
    expect(await rowOf('asha@example.org')).toMatchObject({ state: 'pending', asked: 2, asked_at: time })
  })
})

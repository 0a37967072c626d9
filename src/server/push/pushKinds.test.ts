import { afterEach, beforeEach, expect, test } from 'vitest'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { clientWrote, enteredMessage, mailActor, storeMessage } from '../messages/storeMessage.ts'
import { moderator, owner, staff, type TestBrowser } from '../staff/testing/testDesk.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { type TestPush, testPush } from './testing/testPush.ts'

const minute = 60_000

onEachDatabase((open) => {
  let push: TestPush
  let ravi: TestBrowser
  beforeEach(async () => {
    push = await testPush(await open())
    ravi = await push.desk.signedIn(staff)
  })
  afterEach(() => push.close())
  const texts = () => push.service.taken.map(({ payload }) => payload.text)
  const paths = () => push.service.taken.map(({ payload }) => payload.path)
  const choose = (browser: TestBrowser, kinds: string[]) => browser.call('choosePush', { body: { kinds } })
  const assign = (browser: TestBrowser, id: string, assignee: string) =>
    browser.call('changeEnquiry', { id, body: { version: 1, assignee } })
  const notify = async () => {
    push.time += minute
    await push.newWorker().notify()
  }
  /** A client's email, as the mailbox takes it in. */
  const reply = async (id: string) => {
    push.time += 1000
    const now = push.time
    const mail = { direction: 'in', channel: 'mail', from_name: 'Sita', address: 'sita@example.org' } as const
    const row = {
      ...enteredMessage,
      ...mail,
      enquiry_id: id,
      mark: uuidv7(),
      author: '',
      text: 'The deed',
      sent_at: now,
    }
    await push.desk.store.write(async (tx) => {
      await storeMessage(tx, row, [], now)
      await clientWrote(tx, id, { channel: 'mail', at: now, actor: mailActor }, now)
    })
  }

  test('a device is told of an enquiry that a colleague assigns to its member, unless it is given on', async () => {
    const id = await push.enquire()
    push.time += 1000
    await push.subscribe(ravi)
    expect((await assign(push.asha, id, staff)).statusCode).toBe(200)
    await notify()
    await notify()
    expect([texts(), paths()]).toEqual([['An enquiry was assigned to you.'], [`/desk/enquiries/${id}`]])
    const other = await push.enquire()
    await ravi.call('markRead', { id: other, body: { isRead: true } })
    await assign(push.asha, other, staff)
    await assign(push.asha, other, owner)
    // Nor of what he takes himself.
    await assign(ravi, other, staff)
    await push.asha.call('changeEnquiry', { id: other, body: { version: 4, assignee: '' } })
    await notify()
    expect(texts()).toHaveLength(1)
  })

  test('a client’s reply is told to who has the enquiry, or to all if nobody has, once and until somebody has read it', async () => {
    const [mine, nobodys] = [await push.enquire(), await push.enquire()]
    push.time += 1000
    await push.subscribe(ravi)
    await assign(ravi, mine, staff)
    await push.subscribe(push.asha)
    await reply(mine)
    await notify()
    await notify()
    expect([texts(), paths()]).toEqual([['A client has replied.'], [`/desk/enquiries/${mine}`]])
    await reply(nobodys)
    await notify()
    expect(texts()).toHaveLength(3)
    await reply(nobodys)
    await ravi.call('markRead', { id: nobodys, body: { isRead: true } })
    await notify()
    expect(texts()).toHaveLength(3)
  })

  test('a held comment is told of until it is decided, and nothing that a person wrote is in any notice', async () => {
    await push.subscribe(push.asha)
    push.time += 1000
    const held = { text: 'See https://spam.example', email: 'troll@example.org', name: 'Troll' }
    expect((await push.desk.post('/api/comments/blog1', held)).statusCode).toBeLessThan(300)
    const { id, state } = await push.desk.store.db.selectFrom('comment').selectAll().executeTakeFirstOrThrow()
    if (state !== 'held')
      await push.desk.store.write((tx) =>
        tx.updateTable('comment').set({ state: 'held' }).where('id', '=', id).execute(),
      )
    await notify()
    await notify()
    expect([texts(), paths()]).toEqual([['A comment waits for review.'], ['/desk/comments']])
    expect(JSON.stringify(push.service.taken.map(({ payload }) => payload))).not.toMatch(/spam|troll/i)
  })

  test('a moderator hears of comments that wait and of nothing else, whatever the device asks for', async () => {
    const meera = await push.desk.signedIn(moderator)
    await push.subscribe(meera)
    expect((await meera.call('pushSettings')).json().kinds).toEqual(['comment'])
    await push.enquire()
    await notify()
    expect(texts()).toEqual([])
    const comment = { text: 'See https://spam.example', email: 'troll@example.org', name: 'Troll' }
    const hold = async () => {
      push.time += 1000
      expect((await push.desk.post('/api/comments/blog1', comment)).statusCode).toBeLessThan(300)
      await push.desk.store.write((tx) => tx.updateTable('comment').set({ state: 'held' }).execute())
    }
    await hold()
    await notify()
    expect([texts(), paths()]).toEqual([['A comment waits for review.'], ['/desk/comments']])
    expect((await choose(meera, ['enquiry', 'reply'])).statusCode).toBe(204)
    expect((await meera.call('pushSettings')).json().kinds).toEqual([])
    await hold()
    await push.enquire()
    await notify()
    expect(texts()).toHaveLength(1)
  })

  test('each kind is a choice of the device, and what waits together is one notice', async () => {
    await push.subscribe(ravi)
    await push.subscribe(push.asha)
    expect((await ravi.call('pushSettings')).json().kinds).toEqual(['enquiry', 'assignment', 'reply', 'comment'])
    expect((await choose(push.asha, [])).statusCode).toBe(204)
    expect((await choose(ravi, ['assignment', 'reply'])).statusCode).toBe(204)
    expect((await choose(ravi, ['everything'])).statusCode).toBe(400)
    expect((await ravi.call('pushSettings')).json().kinds).toEqual(['assignment', 'reply'])
    const [one, two] = [await push.enquire(), await push.enquire()]
    await notify()
    expect(texts()).toEqual([])
    await assign(push.asha, one, staff)
    await assign(push.asha, two, staff)
    await reply(two)
    await notify()
    expect([texts(), paths()]).toEqual([['2 enquiries were assigned to you. A client has replied.'], ['/desk/']])
    await reply(two)
    await choose(ravi, ['assignment'])
    await notify()
    expect(texts()).toHaveLength(1)
  })
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetFormerStaff } from '../staff/formerStaff.ts'
import { owner, staff } from '../staff/testing/testDesk.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { queueNews } from './pushQueue.ts'
import { type TestPush, testPush } from './testing/testPush.ts'

const minute = 60_000
const hour = 60 * minute

onEachDatabase((open) => {
  let push: TestPush
  beforeEach(async () => {
    push = await testPush(await open())
  })
  afterEach(() => push.close())
  const texts = () => push.service.taken.map(({ payload }) => payload.text)

  test('a device is notified of an enquiry once, encrypted and signed, and of nothing that the visitor wrote', async () => {
    const { endpoint } = await push.subscribe(push.asha)
    const worker = push.newWorker()
    const id = await push.enquire()
    await worker.notify()
    await worker.notify()
    expect(push.service.faults).toEqual([])
    const payload = { text: 'A new enquiry has arrived.', path: `/desk/enquiries/${id}` }
    expect(push.service.taken).toEqual([{ endpoint, payload, ttl: 86_400, urgency: 'high' }])
    expect(push.lines.join()).not.toContain('/push/')
  })

  test('what arrived before a device was switched on is not notified, and what arrived while no server ran is', async () => {
    await push.enquire()
    push.time += 1000
    await push.subscribe(push.asha)
    await push.newWorker().notify()
    expect(push.service.taken).toEqual([])
    const id = await push.enquire()
    push.time += 20 * hour
    await push.newWorker().notify()
    expect(push.service.taken.map(({ payload }) => payload.path)).toEqual([`/desk/enquiries/${id}`])
    await push.newWorker().notify()
    expect(push.service.taken).toHaveLength(1)
  })

  test('two servers on one database notify a device once', async () => {
    await push.subscribe(push.asha)
    await push.enquire()
    await Promise.all([push.newWorker().notify(), push.newWorker().notify()])
    expect(push.service.taken).toHaveLength(1)
  })

  test('a flood of enquiries is one notification a minute, by its number', async () => {
    await push.subscribe(push.asha)
    const worker = push.newWorker()
    await push.enquire()
    await worker.notify()
    for (let count = 0; count < 5; count += 1) await push.enquire()
    await worker.notify()
    expect(texts()).toHaveLength(1)
    push.time += minute
    await worker.notify()
    expect(push.service.taken.at(-1)?.payload).toEqual({ text: '5 new enquiries have arrived.', path: '/desk/' })
  })

  test('after the clock was turned back, a device is notified of what was queued before and of what arrives, once each', async () => {
    await push.subscribe(push.asha)
    const worker = push.newWorker()
    await push.enquire()
    await worker.notify()
    await push.enquire()
    await queueNews(push.desk.store, push.time - minute, push.time)
    push.time -= 10 * hour
    await worker.notify()
    expect(texts()).toHaveLength(2)
    for (let round = 0; round < 3; round += 1) {
      push.time += minute
      await worker.notify()
    }
    expect(texts()).toHaveLength(2)
    await push.enquire()
    await worker.notify()
    expect(texts()).toHaveLength(3)
  })

  test('in quiet hours nothing is sent; one message afterwards says how many came that nobody has read', async () => {
    await push.subscribe(push.asha)
    const quiet = { from: '17:00', to: '18:30', zone: 'Asia/Kolkata' }
    expect((await push.asha.call('saveQuietHours', { body: { quiet } })).statusCode).toBe(204)
    expect((await push.asha.call('pushSettings')).json().quiet).toEqual(quiet)
    const worker = push.newWorker()
    const [read] = [await push.enquire(), await push.enquire(), await push.enquire()]
    await push.asha.call('markRead', { id: read, body: { isRead: true } })
    await worker.notify()
    push.time += 50 * minute
    await worker.notify()
    expect(texts()).toEqual([])
    push.time = Date.UTC(2026, 0, 1, 13)
    await worker.notify()
    expect(texts()).toEqual(['2 new enquiries have arrived.'])
  })

  test('quiet hours that are ended early let what they held back go', async () => {
    await push.subscribe(push.asha)
    await push.asha.call('saveQuietHours', { body: { quiet: { from: '00:00', to: '23:59', zone: 'UTC' } } })
    const worker = push.newWorker()
    await push.enquire()
    await worker.notify()
    await push.asha.call('saveQuietHours', { body: { quiet: null } })
    await worker.notify()
    expect(texts()).toHaveLength(1)
    for (const quiet of [
      { from: '7:00', to: '08:00', zone: 'UTC' },
      { from: '07:00', to: '07:00', zone: 'UTC' },
      { from: '07:00', to: '08:00', zone: 'Nowhere/City' },
    ])
      expect((await push.asha.call('saveQuietHours', { body: { quiet } })).statusCode).toBe(400)
  })

  test('a service that fails is asked again with growing pauses, not before it says, and the message is given up at last', async () => {
    await push.subscribe(push.asha)
    push.service.answerWith(503, { 'Retry-After': '120' })
    const worker = push.newWorker()
    await push.enquire()
    await worker.notify()
    push.service.answerWith(201)
    push.time += minute
    await worker.notify()
    expect(texts()).toHaveLength(0)
    push.time += minute
    await worker.notify()
    expect(texts()).toHaveLength(1)
    push.service.answerWith(500)
    push.time += hour
    await push.enquire()
    for (let round = 0; round < 40; round += 1) {
      await worker.notify()
      push.time += hour
    }
    push.service.answerWith(201)
    await worker.notify()
    expect(texts()).toHaveLength(1)
    expect(push.lines.filter((line) => line.includes('answered 500'))).toHaveLength(7)
  })

  test.each([404, 410])('a subscription that its service answers with %d is forgotten', async (status) => {
    await push.subscribe(push.asha)
    push.service.answerWith(status)
    await push.enquire()
    await push.newWorker().notify()
    expect(await push.devices()).toEqual([])
  })

  test('a device is forgotten when it is switched off, signed out, or signed out from another one', async () => {
    const tablet = await push.desk.signedIn(owner)
    const ravi = await push.desk.signedIn(staff)
    const [, , ravis] = [await push.subscribe(push.asha), await push.subscribe(tablet), await push.subscribe(ravi)]
    await push.asha.call('endPush')
    expect((await push.asha.call('pushSettings')).json().endpoint).toBe(null)
    expect(await push.devices()).toHaveLength(2)
    const devices = (await push.asha.call('devices')).json().items as Array<{ id: string; isThisOne: boolean }>
    await push.asha.call('signOutDevice', { id: devices.find((one) => !one.isThisOne)?.id ?? '' })
    expect(await push.devices()).toEqual([ravis.endpoint])
    await ravi.call('signOut')
    expect(await push.devices()).toEqual([])
  })

  test('a browser that another member takes over notifies the new one only', async () => {
    const body = await push.subscribe(push.asha)
    const ravi = await push.desk.signedIn(staff)
    await ravi.call('startPush', { body })
    expect((await push.asha.call('pushSettings')).json().endpoint).toBe(null)
    expect((await ravi.call('pushSettings')).json().endpoint).toBe(body.endpoint)
  })

  test('who is taken out of the settings, or made a moderator, is not notified, and the device is forgotten', async () => {
    const ravi = await push.desk.signedIn(staff)
    await push.subscribe(push.asha)
    await push.subscribe(ravi)
    await push.desk.store.write((tx) =>
      tx
        .insertInto('staff_quiet')
        .values({ address: staff, from_time: '01:00', to_time: '02:00', zone: 'UTC' })
        .execute(),
    )
    push.desk.members.splice(0, 3, { address: owner, role: 'moderator' })
    await forgetFormerStaff(push.desk.store, [owner], push.time)
    expect(await push.devices()).toHaveLength(1)
    expect(await push.desk.store.db.selectFrom('staff_quiet').select('address').execute()).toEqual([])
    await push.enquire()
    await push.newWorker().notify()
    expect(push.service.taken).toEqual([])
    expect(await push.devices()).toEqual([])
  })

  test('a device is notified after quiet days without a call, but not after the end of its session', async () => {
    await push.subscribe(push.asha)
    push.time += 5 * 24 * hour
    await push.enquire()
    await push.newWorker().notify()
    expect(push.service.taken).toHaveLength(1)
    push.time += 26 * 24 * hour
    await push.enquire()
    await push.newWorker().notify()
    expect(push.service.taken).toHaveLength(1)
    expect(await push.devices()).toEqual([])
  })

  test('no subscription may name an address in this server’s own network', async () => {
    const { keys } = push.service.subscribe('key')
    const send = (endpoint: string) => push.asha.call('startPush', { body: { endpoint, keys } })
    expect((await send('https://169.254.169.254/latest')).statusCode).toBe(422)
    expect((await send('http://push.example.com/x')).statusCode).toBe(422)
    expect((await send('https://push.example.com/x')).statusCode).toBe(204)
  })

  test('nobody is notified of an erased enquiry, and a push service that is away delays no enquiry', async () => {
    await push.subscribe(push.asha)
    const { store } = push.desk
    const id = await push.enquire()
    await queueNews(store, 0, push.time)
    expect(await store.db.selectFrom('push_message').select('enquiry_id').execute()).toEqual([{ enquiry_id: id }])
    await store.write((tx) => tx.deleteFrom('enquiry').where('id', '=', id).execute())
    await push.newWorker().notify()
    expect(push.service.taken).toEqual([])
    expect(await store.db.selectFrom('push_message').select('enquiry_id').execute()).toEqual([])
    await push.service.close()
    await push.enquire()
    await push.newWorker().notify()
    expect(push.lines.join()).toContain('ECONNREFUSED')
    push.service = { ...push.service, close: async () => undefined }
  })
})

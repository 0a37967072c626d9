import { expect, test } from 'vitest'
import { claimDelivery } from '../mail/claim.ts'
import { holdOldEmails } from '../mail/heldEmails.ts'
import { lease, uncertain } from '../mail/mailQueue.ts'
import { recordResult } from '../mail/recordResult.ts'
import { resendEmail } from '../mail/resend.ts'
import { unsubscribe } from '../subscriptions/subscriptions.ts'
import { resumeSending, startSending, stopSending } from './sending.ts'
import { onEachOffice, type TestOffice } from './testing/testNewsletter.ts'

const pause = 30_000
const enquiry = { name: 'Sita', email: 'sita@example.org', message: 'A plot', contactNumber: '' }

/** Queues and delivers until nothing is left; how often each recipient got it. */
async function deliverAll(office: TestOffice): Promise<number[]> {
  const times = new Map<string, number>()
  for (;;) {
    const queued = await office.queue()
    const sent = await office.deliver()
    for (const id of sent) times.set(id, (times.get(id) ?? 0) + 1)
    office.time += pause
    if (queued + sent.length === 0) return [...times.values()]
  }
}

const stateOf = async ({ server }: TestOffice, id: string) =>
  (await server.store.db.selectFrom('newsletter').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

onEachOffice((office) => {
  test('only confirmed subscribers get it, and only those of the moment when sending began', async () => {
    await office.subscribe(3)
    for (const state of ['pending', 'unsubscribed', 'bounced', 'complained'] as const)
      await office.subscribe(1, { state })
    const id = await office.begin()
    await office.subscribe(2)
    expect(await office.states(id)).toEqual(['waiting', 'waiting', 'waiting'])
    expect(await deliverAll(office)).toEqual([1, 1, 1])
    expect([await office.states(id), await stateOf(office, id)]).toEqual([['sent', 'sent', 'sent'], 'sent'])
  })

  test('the same newsletter cannot be begun twice, and nobody can be its recipient twice', async () => {
    const [reader = ''] = await office.subscribe(1)
    const id = await office.begin()
    const { store } = office.server
    expect(await store.write((tx) => startSending(tx, id, 1, office.time))).toBe('conflict')
    expect(await store.write((tx) => startSending(tx, id, 2, office.time))).toBe('conflict')
    const again = { id: 'again', newsletter_id: id, subscriber_id: reader, state: 'waiting' as const }
    const row = { ...again, email_id: null, sent_at: null, bounce: null }
    await expect(store.write((tx) => tx.insertInto('newsletter_recipient').values(row).execute())).rejects.toThrow()
  })

  test('without a subscriber nothing begins', async () => {
    await expect(office.begin()).rejects.toThrow('nobody')
  })

  test('5,000 newsletters are queued in batches with a pause, and an enquiry in their midst is sent next', async () => {
    await office.subscribe(5000)
    await office.begin()
    expect([await office.queue(), await office.queue()]).toEqual([50, 0])
    await office.deliver(10)
    await office.server.post('/api/contact', enquiry)
    const [next] = await claimDelivery(office.server.store, office.time, undefined)
    expect(next?.kind).toBe('enquiry')
    office.time += pause
    // The batch before is not tried yet, however much time has passed.
    expect(await office.queue()).toBe(0)
    await office.deliver()
    expect(await office.queue()).toBe(50)
    await office.deliver()
    expect(await office.queue()).toBe(0)
    office.time += pause
    expect(await office.queue()).toBe(50)
  })

  test('a pause between batches that a clock set which has been turned back since is over', async () => {
    await office.subscribe(120)
    await office.begin()
    const ahead = office.time
    expect(await office.queue()).toBe(50)
    await office.deliver()
    office.time = ahead - 10 * 3_600_000
    expect(await office.queue()).toBe(50)
    await office.deliver()
    // The pause of the clock as it is now is kept.
    expect(await office.queue()).toBe(0)
    office.time += pause
    expect(await office.queue()).toBe(20)
  })

  test('two instances queue each recipient once', async () => {
    await office.subscribe(60)
    await office.begin()
    expect((await Promise.all([office.queue(), office.queue(), office.queue()])).sort()).toEqual([0, 0, 50])
    expect(await deliverAll(office)).toEqual(Array.from({ length: 60 }, () => 1))
  })

  test('after a restart in the middle, sending goes on, and who may have it already does not get it again', async () => {
    await office.subscribe(3)
    const id = await office.begin()
    await office.queue()
    await office.deliver(1)
    // The server dies while it sends the second one.
    const [dying] = await claimDelivery(office.server.store, office.time, undefined)
    office.time += lease + 1
    const sent = await office.deliver()
    expect(sent).toHaveLength(1)
    expect(sent).not.toContain(dying?.subject_id)
    expect((await office.states(id)).sort()).toEqual(['sent', 'sent', 'unsure'])
    await office.queue()
    expect(await stateOf(office, id)).toBe('sent')
  })

  test('an attempt that failed before the email was sent is repeated, one that may have arrived is not', async () => {
    const { store } = office.server
    await office.subscribe(1)
    const id = await office.begin()
    await office.queue()
    const first = await claimDelivery(store, office.time, undefined)
    await recordResult(store, first, { done: false, accepted: [], error: 'no connection' }, office.time)
    expect(await office.states(id)).toEqual(['queued'])
    office.time += 60_000
    const second = await claimDelivery(store, office.time, undefined)
    expect(second).toHaveLength(1)
    await recordResult(store, second, { done: true, accepted: [], error: `${uncertain}no answer` }, office.time)
    office.time += 24 * 3_600_000
    expect([await office.deliver(), await office.states(id)]).toEqual([[], ['unsure']])
  })

  test('sending one again by hand repeats neither what was sent nor what is on its way', async () => {
    const { store } = office.server
    await office.subscribe(2)
    await office.begin()
    await office.queue()
    await office.deliver(1)
    await claimDelivery(store, office.time, undefined)
    const emails = await store.db.selectFrom('mail_queue').selectAll().execute()
    const again = emails.map((email) => store.write((tx) => resendEmail(tx, email, office.time)))
    expect(await Promise.all(again)).toEqual([0, 0])
    expect(await office.deliver()).toEqual([])
  })

  test('sending one again by hand repeats nothing that was claimed since it was read', async () => {
    const { store } = office.server
    const read = () => store.db.selectFrom('mail_queue').selectAll().executeTakeFirstOrThrow()
    const claim = () => claimDelivery(store, office.time, undefined)
    const resend = (email: Awaited<ReturnType<typeof read>>) => store.write((tx) => resendEmail(tx, email, office.time))
    await office.subscribe(1)
    await office.begin()
    await office.queue()
    const untried = await read()
    const underWay = await claim()
    expect(await resend(untried)).toBe(0)
    await recordResult(store, underWay, { done: false, accepted: [], error: 'no connection' }, office.time)
    const failed = await read()
    expect(await resend(failed)).toBe(1)
    // 'Send again' resets the attempts to 0, so only the error shows that an attempt is under way.
    expect(await claim()).toMatchObject([{ attempts: failed.attempts }])
    expect([await resend(failed), await office.deliver()]).toEqual([0, []])
  })

  test('who unsubscribed before their batch is skipped', async () => {
    const readers = await office.subscribe(2)
    const id = await office.begin()
    await office.server.store.write((tx) => unsubscribe(tx, readers[0] ?? '', office.time))
    expect(await office.queue()).toBe(1)
    expect(await office.states(id)).toEqual(['skipped', 'queued'])
  })

  test('stopping takes what is queued back at once, and going on reaches everybody else once', async () => {
    const { store } = office.server
    await office.subscribe(120)
    const id = await office.begin()
    await office.queue()
    const before = await office.deliver(20)
    const underWay = await claimDelivery(store, office.time, undefined)
    expect(await store.write((tx) => stopSending(tx, id, office.time))).toBe(true)
    expect(await office.deliver()).toEqual([])
    office.time += pause
    expect([await office.queue(), await stateOf(office, id)]).toEqual([0, 'stopped'])
    await recordResult(store, underWay, { done: true, accepted: [], error: null }, office.time)
    const states = await office.states(id)
    expect([states.filter((one) => one === 'sent').length, states.filter((one) => one === 'waiting').length]).toEqual([
      21, 99,
    ])
    expect(await store.write((tx) => stopSending(tx, id, office.time))).toBe(false)
    expect(await store.write((tx) => resumeSending(tx, id, office.time))).toBe(true)
    const rest = await deliverAll(office)
    expect([rest.length, Math.max(...rest), before.length]).toEqual([99, 1, 20])
    expect(await stateOf(office, id)).toBe('sent')
  })

  test('what fails for now after its newsletter was stopped is taken back, and sent once when it goes on', async () => {
    const { store } = office.server
    await office.subscribe(1)
    const id = await office.begin()
    await office.queue()
    const underWay = await claimDelivery(store, office.time, undefined)
    await store.write((tx) => stopSending(tx, id, office.time))
    expect(await office.states(id)).toEqual(['queued'])
    await recordResult(store, underWay, { done: false, accepted: [], error: 'no connection' }, office.time)
    office.time += 24 * 3_600_000
    expect([await office.states(id), await office.deliver()]).toEqual([['waiting'], []])
    await store.write((tx) => resumeSending(tx, id, office.time))
    expect(await deliverAll(office)).toEqual([1])
    expect(await stateOf(office, id)).toBe('sent')
  })

  test('a newsletter half sent when mail was switched off does not go on by itself when it is back', async () => {
    const { store } = office.server
    await holdOldEmails(store, true, office.time)
    await office.subscribe(60)
    const id = await office.begin()
    await office.queue()
    await office.deliver(20)
    await holdOldEmails(store, false, office.time)
    office.time += 90 * 24 * 3_600_000
    expect(await holdOldEmails(store, true, office.time)).toEqual({ emails: 0, newsletters: 1 })
    expect([await office.queue(), await office.deliver(), await stateOf(office, id)]).toEqual([0, [], 'stopped'])
    await store.write((tx) => resumeSending(tx, id, office.time))
    expect(await deliverAll(office)).toHaveLength(40)
  })

  test('emails that the provider discards from the queue do not keep a newsletter from ending', async () => {
    await office.subscribe(2)
    const id = await office.begin()
    await office.queue()
    await office.server.store.write((tx) => tx.deleteFrom('mail_queue').execute())
    office.time += pause
    await office.queue()
    expect([await office.states(id), await stateOf(office, id)]).toEqual([['skipped', 'skipped'], 'sent'])
  })
})

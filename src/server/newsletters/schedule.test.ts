import { expect, test } from 'vitest'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { readOffice, saveOffice } from '../enquiries/office.ts'
import { findNewsletter } from './counts.ts'
import { saveDraft } from './drafts.ts'
import { cancelSchedule, dropSchedules, scheduleSending, startDue } from './schedule.ts'
import { startSending } from './sending.ts'
import { onEachOffice } from './testing/testNewsletter.ts'

const author = 'asha@example.com'
const hour = 3_600_000
const words = { article: '', title: 'News', summary: 'Some.' }

// The tests' clock begins at midnight UTC of 1 January 2026, which is 05:30 in India.
onEachOffice((office) => {
  const store = () => office.server.store
  const draft = async () => {
    const id = uuidv7()
    await store().write((tx) => saveDraft(tx, words, author, id, office.time))
    return id
  }
  const schedule = (id: string, version: number, day: string, time: string, actor = author) =>
    store().write((tx) => scheduleSending(tx, id, version, { day, time }, actor, office.time))
  const item = (id: string) => findNewsletter(store().db, id)

  test('it begins at its time of the office’s clock, once, however many instances look for it', async () => {
    await office.subscribe(3)
    const id = await draft()
    expect(await schedule(id, 1, '2026-01-01', '09:30')).toBe('scheduled')
    expect(await item(id)).toMatchObject({ state: 'scheduled', sendAt: '2026-01-01T04:00:00.000Z', version: 2 })
    office.time += 4 * hour - 1
    expect(await startDue(store(), office.time)).toBe(0)
    office.time += 1
    const started = await Promise.all([1, 2, 3, 4].map(() => startDue(store(), office.time)))
    expect(started.reduce((sum, count) => sum + count)).toBe(1)
    expect(await item(id)).toMatchObject({ state: 'sending', counts: { recipients: 3, waiting: 3 } })
    await office.queue()
    expect(await office.deliver()).toHaveLength(3)
    expect(await startDue(store(), office.time + hour)).toBe(0)
    const trail = await store().db.selectFrom('audit').select(['actor', 'action']).where('object', '=', id).execute()
    expect(trail).toEqual([{ actor: 'schedule', action: 'newsletter send' }])
  })

  test('its time can be changed and taken back until it begins, and what is scheduled is neither edited nor sent by a button', async () => {
    await office.subscribe(1)
    const id = await draft()
    await schedule(id, 1, '2026-01-02', '10:00')
    expect(await schedule(id, 2, '2026-01-03', '10:00')).toBe('scheduled')
    expect(await item(id)).toMatchObject({ sendAt: '2026-01-03T04:30:00.000Z' })
    expect(await schedule(id, 2, '2026-01-04', '10:00', 'ravi@example.com')).toBe('conflict')
    const saved = await store().write((tx) => saveDraft(tx, { ...words, id, version: 3 }, author, '', office.time))
    expect(saved.state).toBe('conflict')
    expect(await store().write((tx) => startSending(tx, id, 3, office.time))).toBe('conflict')
    expect(await store().write((tx) => cancelSchedule(tx, id, author, office.time))).toBe(true)
    expect(await item(id)).toMatchObject({ state: 'draft', sendAt: null })
    expect(await store().write((tx) => cancelSchedule(tx, id, author, office.time))).toBe(false)
    expect(await startDue(store(), office.time + 10 * 24 * hour)).toBe(0)
  })

  test('a time that is past, too far ahead or left out by the clock is refused, and so is one for nobody', async () => {
    const id = await draft()
    expect(await schedule(id, 1, '2026-01-02', '10:00')).toBe('nobody')
    await office.subscribe(1)
    expect(await schedule(id, 1, '2026-01-01', '05:30')).toBe('past')
    expect(await schedule(id, 1, '2027-02-01', '10:00')).toBe('far')
    const calls = {
      hours: [{ from: '10:00', to: '12:00' }],
      minutes: 30 as const,
      zone: 'Europe/London',
      isOffered: false,
    }
    const set = await store().write(async (tx) =>
      saveOffice(tx, { ...(await readOffice(tx)), calls }, author, office.time),
    )
    expect(set.saved).toBe(true)
    expect(await schedule(id, 1, '2026-03-29', '01:30')).toBe('noTime')
    expect(await schedule(id, 1, '2026-03-29', '02:30')).toBe('scheduled')
    expect(await item(id)).toMatchObject({ sendAt: '2026-03-29T01:30:00.000Z' })
  })

  test('it goes out late by hours after a stop of the server, and not at all by more than a day: then it is a draft that names its time', async () => {
    await office.subscribe(1)
    const [late, missed] = [await draft(), await draft()]
    await schedule(late, 1, '2026-01-02', '10:00')
    await schedule(missed, 1, '2026-01-01', '10:00')
    office.time = Date.parse('2026-01-02T12:00:00Z')
    expect(await startDue(store(), office.time)).toBe(1)
    expect(await item(late)).toMatchObject({ state: 'sending' })
    expect(await item(missed)).toMatchObject({ state: 'draft', sendAt: '2026-01-01T04:30:00.000Z' })
  })

  test('when the last reader left before its time it ends as sent to nobody, and a restored schedule is dropped', async () => {
    await office.subscribe(1)
    const [empty, restored] = [await draft(), await draft()]
    await schedule(empty, 1, '2026-01-01', '10:00')
    await schedule(restored, 1, '2026-06-01', '10:00')
    await store().write((tx) => tx.updateTable('subscriber').set({ state: 'unsubscribed' }).execute())
    office.time += 6 * hour
    await startDue(store(), office.time)
    expect(await item(empty)).toMatchObject({ state: 'sent', counts: { recipients: 0 } })
    expect(await store().write((tx) => dropSchedules(tx, office.time, office.time))).toBe(0)
    expect(await store().write((tx) => dropSchedules(tx, Number.MAX_SAFE_INTEGER, office.time))).toBe(1)
    expect(await item(restored)).toMatchObject({ state: 'draft' })
  })
})

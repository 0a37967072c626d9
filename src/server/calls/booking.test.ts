import { beforeEach, expect, test } from 'vitest'
import { translations } from '#content/languages.ts'
import type { CallLink } from '#contract/staff/calls.ts'
import type { OfficeSettings } from '#contract/staff/messages.ts'
import { saveOffice } from '../enquiries/office.ts'
import { signedPath } from '../links/signedLink.ts'
import { compose } from '../mail/compose.ts'
import { eraseDataSubject, findDataSubject } from '../privacy/dataSubject.ts'
import { onEachInbox } from '../staff/testing/testInbox.ts'
import { queueReminders } from './bookings.ts'
import { overlap } from './slots.ts'

const hour = 3_600_000
const calls: OfficeSettings['calls'] = {
  hours: [{ from: '10:00', to: '13:00' }],
  minutes: 30,
  zone: 'Asia/Kolkata',
  isOffered: false,
}
const settings = { version: 0, days: [0, 1, 2, 3, 4, 5, 6], holidays: [], acknowledges: false, calls }
/** Ten o'clock in India, two days after the clock of the tests. */
const ten = Date.UTC(2026, 0, 3, 4, 30)

onEachInbox((inbox) => {
  let id: string
  beforeEach(async () => {
    await inbox.desk.store.write((tx) => saveOffice(tx, settings, 'owner@example.com', 0))
    Object.assign(inbox.desk.backend, {
      mail: { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['office@example.com'] },
    })
    id = await inbox.enquire({ contactNumber: '+44 20 7946 0000' })
    await inbox.desk.store.write((tx) => tx.deleteFrom('mail_queue').execute())
  })

  const path = (enquiry = id) => signedPath(inbox.desk.backend, 'call', enquiry, 0)
  const get = (url = path()) => inbox.desk.app.inject(url)
  const post = (fields: Record<string, string>, enquiry = id) =>
    inbox.desk.app.inject({
      method: 'POST',
      url: path(enquiry),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ zone: 'Europe/London', ...fields }).toString(),
    })
  const seen = async () => /name="seen" value="([^"]*)"/.exec((await get()).body)?.[1] ?? ''
  const book = async (start: number, enquiry = id, before = '') =>
    post({ do: 'book', start: String(start), seen: before }, enquiry)
  const bookings = () => inbox.desk.store.db.selectFrom('booking').selectAll().orderBy('starts_at').execute()
  const emails = async () => {
    const rows = await inbox.desk.store.db
      .selectFrom('mail_queue')
      .selectAll()
      .where('sent_at', 'is', null)
      .orderBy('kind')
      .execute()
    return Promise.all(rows.map(async (row) => ({ kind: row.kind, mail: await compose(inbox.desk.backend, [row]) })))
  }
  const events = async () => (await inbox.detail(id)).events.filter(({ kind }) => kind === 'call')

  test('the page shows free times on the clock of the number’s country, is not indexed, and its address names nobody', async () => {
    const page = await get()
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' })
    expect(page.body).toContain('<time datetime="2026-01-03T04:30:00.000Z">04:30</time><small>Office 10:00</small>')
    expect(page.headers['content-security-policy']).toContain('img-src data:')
    expect(page.body).toContain('<link rel="icon" href="data:,">')
    expect(page.body).not.toMatch(/Sita|sita@|7946/)
    expect(path()).not.toMatch(/Sita|sita|7946/i)
    expect((await get(`${path()}?lang=hi`)).body).toContain('<html lang="hi">')
    expect((await get(path().slice(0, -1))).statusCode).toBe(404)
    inbox.time += 61 * 24 * hour
    expect((await get(signedPath({ ...inbox.desk.backend, now: () => 0 }, 'call', id, 0))).statusCode).toBe(410)
  })

  test('a time is booked once however often it is pressed; both sides get an email with the file, and the conversation has it', async () => {
    const [first, again] = [await book(ten), await book(ten)]
    expect([first.statusCode, again.statusCode]).toEqual([200, 200])
    expect(first.body).toContain('Your call is booked')
    expect(await bookings()).toMatchObject([
      { enquiry_id: id, starts_at: ten, ends_at: ten + hour / 2, state: 'booked' },
    ])
    const [client, office, ...rest] = await emails()
    expect([client?.kind, office?.kind, rest.length]).toEqual(['call', 'callNotice', 0])
    expect(client?.mail?.to).toEqual(['sita@example.org'])
    expect(client?.mail?.text).toContain('04:30 Greenwich Mean Time')
    expect(office?.mail?.to).toEqual(['office@example.com'])
    const [row] = await bookings()
    for (const one of [client, office]) {
      expect(one?.mail?.icalEvent?.method).toBe('PUBLISH')
      const lines = one?.mail?.icalEvent?.content.split('\r\n')
      expect(lines).toEqual(expect.arrayContaining(['DTSTART:20260103T043000Z', 'SEQUENCE:0', 'STATUS:CONFIRMED']))
      expect(lines).toContain(`UID:${row?.id}@desk.example.com`)
    }
    expect(await events()).toMatchObject([{ from: '', to: '2026-01-03T04:30:00.000Z', actor: 'link' }])
    expect((await inbox.detail(id)).call).toEqual({
      isOpen: true,
      booking: { startsAt: '2026-01-03T04:30:00.000Z', endsAt: '2026-01-03T05:00:00.000Z', zone: 'Europe/London' },
      zones: ['Europe/London'],
    })
    expect((await get(`${path()}?file`)).body).toContain('DTSTART:20260103T043000Z')
  })

  test('of two clients who choose one time at one moment exactly one gets it, and the other is offered the rest', async () => {
    const others = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => inbox.enquire({ email: `${name}@example.org` })),
    )
    const answers = await Promise.all(others.map((one) => book(ten, one)))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.toSorted()).toEqual([200, 409, 409, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.body).toContain('Somebody else has just taken that time')
    expect(refused?.body).not.toContain(`value="${ten}"`)
    expect(refused?.body).toContain(`value="${ten + hour / 2}"`)
    expect(await bookings()).toHaveLength(1)
  })

  test('calls of another length than before never overlap those that are booked, also at one moment', async () => {
    await book(ten)
    const longer = {
      ...settings,
      version: 1,
      calls: { ...calls, hours: [{ from: '09:45', to: '13:00' }], minutes: 60 as const },
    }
    await inbox.desk.store.write((tx) => saveOffice(tx, longer, 'owner@example.com', 0))
    const others = await Promise.all(['a', 'b', 'c'].map((name) => inbox.enquire({ email: `${name}@example.org` })))
    await Promise.all(others.map((one, at) => book(ten - hour / 4 + at * hour, one)))
    const rows = (await bookings()).map(({ starts_at, ends_at }) => ({ start: starts_at, end: ends_at }))
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.some((row, at) => at > 0 && overlap(rows[at - 1] ?? row, row))).toBe(false)
  })

  test('the same link moves the call, with a later SEQUENCE of the same UID, and cancels it; each is told once', async () => {
    await book(ten)
    const moved = await book(ten + hour, id, await seen())
    expect(moved.body).toContain('Your call is moved')
    const [row] = await bookings()
    // The emails of the first choice had not left, and say nothing that is over.
    expect((await emails()).map(({ kind }) => kind)).toEqual(['call', 'callNotice'])
    expect((await emails())[0]?.mail?.icalEvent?.content).toMatch(
      /SEQUENCE:1\r\nSTATUS:CONFIRMED\r\nDTSTART:20260103T053000Z/,
    )
    await inbox.desk.store.write((tx) => tx.updateTable('mail_queue').set({ sent_at: inbox.time }).execute())
    const before = await seen()
    const cancelled = await post({ do: 'cancel', seen: before })
    const again = await post({ do: 'cancel', seen: before })
    expect([cancelled.statusCode, again.statusCode]).toEqual([200, 200])
    expect(cancelled.body).toContain('Your call is cancelled')
    const last = await emails()
    expect(last.map(({ kind }) => kind)).toEqual(['call', 'callNotice'])
    for (const { mail } of last) {
      expect(mail?.icalEvent?.method).toBe('CANCEL')
      expect(mail?.icalEvent?.content).toMatch(/METHOD:CANCEL\r\n[\s\S]*SEQUENCE:2\r\nSTATUS:CANCELLED/)
      expect(mail?.icalEvent?.content).toContain(`UID:${row?.id}@`)
    }
    expect((await events()).map(({ to }) => to)).toEqual(['2026-01-03T04:30:00.000Z', '2026-01-03T05:30:00.000Z', ''])
    expect((await inbox.detail(id)).call.booking).toBe(null)
    // The time is free again, for others and for the same client, as another event.
    expect((await book(ten + hour)).statusCode).toBe(200)
    expect((await bookings()).map(({ state }) => state).toSorted()).toEqual(['booked', 'cancelled'])
  })

  test('a choice that was kept without a connection does not undo what was changed meanwhile', async () => {
    const late = await seen()
    await book(ten)
    const answer = await book(ten + hour, id, late)
    expect(answer.statusCode).toBe(409)
    expect(answer.body).toContain('The call has been changed meanwhile')
    expect(await bookings()).toMatchObject([{ starts_at: ten }])
    expect((await post({ do: 'cancel', seen: late })).statusCode).toBe(409)
  })

  test('what is no time, too soon, closed or not chosen books nothing, and says so', async () => {
    expect((await book(ten + 60_000)).statusCode).toBe(409)
    expect((await book(inbox.time)).statusCode).toBe(409)
    expect((await post({ do: 'book' })).body).toContain('Choose one of the times first')
    expect((await post({ do: 'book', start: String(ten), zone: 'Nowhere/Else' })).statusCode).toBe(400)
    expect((await post({ do: 'everything' })).statusCode).toBe(400)
    await inbox.desk.store.write((tx) =>
      saveOffice(tx, { ...settings, version: 1, calls: undefined }, 'owner@example.com', 0),
    )
    expect((await book(ten)).statusCode).toBe(409)
    expect((await get()).body).toContain('Times cannot be chosen here at the moment')
    expect(await bookings()).toEqual([])
    expect((await inbox.asha.call('callLink', { id })).statusCode).toBe(409)
  })

  test('a reminder leaves the day before, once however many instances look, and none for a call that was cancelled', async () => {
    await book(ten)
    await inbox.desk.store.write((tx) => tx.deleteFrom('mail_queue').execute())
    const look = (at: number) => queueReminders(inbox.desk.backend, at)
    expect(await look(ten - 25 * hour)).toBe(0)
    const counts = await Promise.all([1, 2, 3].map(() => look(ten - 23 * hour)))
    expect(counts.toSorted()).toEqual([0, 0, 1])
    inbox.time = ten - 23 * hour
    const [reminder] = await emails()
    expect(reminder?.mail?.subject).toContain('A reminder of your call')
    await inbox.desk.store.write((tx) => tx.updateTable('booking').set({ state: 'cancelled' }).execute())
    expect((await emails())[0]?.mail).toBe(undefined)
  })

  test.each(
    // A site may have no Hindi.
    translations.filter(({ script }) => script === 'Devanagari'),
  )('staff get the link in the enquiry’s language, $name', async ({ code }) => {
    const enquiry = await inbox.enquire({}, `/${code}/contact`)
    const link = (await inbox.asha.call('callLink', { id: enquiry })).json<CallLink>()
    expect(link.text).toBe(`अपनी घड़ी के अनुसार कॉल का समय चुनें:\n${link.url}`)
  })

  test('what is erased takes booking and emails along', async () => {
    await inbox.enquire({}, '/contact')
    await book(ten)
    const { store } = inbox.desk
    const identity = { kind: 'email', value: 'sita@example.org' } as const
    const found = await findDataSubject(store.db, identity)
    expect([found.calls.length, found.emails.length]).toEqual([1, 3])
    const exported = await inbox.asha.call('exportPerson', { body: identity })
    expect(exported.json()).toMatchObject({ calls: [{ starts: '2026-01-03T04:30:00.000Z', zone: 'Europe/London' }] })
    await store.write((tx) => eraseDataSubject(tx, found, inbox.time))
    expect(await bookings()).toEqual([])
    expect(await emails()).toEqual([])
    expect((await get()).statusCode).toBe(410)
  })
})

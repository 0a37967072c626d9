import { beforeEach, expect, test } from 'vitest'
import type { Receipt } from '#contract/calls.ts'
import type { OfficeSettings } from '#contract/staff/messages.ts'
import { saveOffice } from '../enquiries/office.ts'
import { signedPath, verifyToken } from '../links/signedLink.ts'
import { onEachInbox } from '../staff/testing/testInbox.ts'
import { siteRevision } from './siteOffer.ts'

const hour = 3_600_000
const calls: OfficeSettings['calls'] = {
  hours: [{ from: '10:00', to: '13:00' }],
  minutes: 30,
  zone: 'Asia/Kolkata',
  isOffered: false,
  isOnSite: true,
}
const settings = { version: 0, days: [0, 1, 2, 3, 4, 5, 6], holidays: [], acknowledges: false, calls }
/** Ten o'clock in India, two days after the clock of the tests; the day has six times. */
const ten = Date.UTC(2026, 0, 3, 4, 30)

onEachInbox((inbox) => {
  const save = (office: OfficeSettings) =>
    inbox.desk.store.write((tx) => saveOffice(tx, office, 'owner@example.com', 0))
  const body = { name: 'Sita', email: 'sita@example.org', message: 'A plot', contactNumber: '+44 20 7946 0000' }
  /** Sends an enquiry as the site does; the path that its answer offers. */
  const offer = async (email = body.email): Promise<string | undefined> => {
    const answer = await inbox.desk.post('/api/contact', { ...body, email })
    expect(answer.statusCode).toBe(201)
    return (answer.json() as Receipt).call
  }
  const page = (url = '') => inbox.desk.app.inject(url)
  const post = (url: string | undefined, fields: Record<string, string>, remoteAddress = '192.0.2.1') =>
    inbox.desk.app.inject({
      method: 'POST',
      url: url ?? '',
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ zone: 'Europe/London', ...fields }).toString(),
    })
  const book = async (url: string | undefined, start: number, remoteAddress?: string) => {
    const seen = /name="seen" value="([^"]*)"/.exec((await page(url)).body)?.[1] ?? ''
    return post(url, { do: 'book', start: String(start), seen }, remoteAddress)
  }
  const cancel = async (url: string | undefined) => {
    const seen = /name="seen" value="([^"]*)"/.exec((await page(url)).body)?.[1] ?? ''
    return post(url, { do: 'cancel', seen })
  }
  const bookings = () => inbox.desk.store.db.selectFrom('booking').select(['starts_at', 'state']).execute()

  beforeEach(() => save(settings))

  test('the answer to an enquiry holds exactly what it held until the office offers calls on the site', async () => {
    await save({ ...settings, version: 1, calls: { ...calls, isOnSite: false } })
    const answer = await inbox.desk.post('/api/contact', body)
    expect(Object.keys(answer.json())).toEqual(['message', 'reference'])
  })

  test('an enquiry is answered with a link to its own times, which names nobody, and a repeat with the same one', async () => {
    const headers = { 'idempotency-key': '0194208c-0000-7000-8000-000000000001' }
    const [first, again] = [
      await inbox.desk.post('/api/contact', body, headers),
      await inbox.desk.post('/api/contact', body, headers),
    ]
    const { call } = first.json() as Receipt
    expect(call).toMatch(/^\/api\/call\/[\w.-]+$/)
    expect(again.json()).toEqual(first.json())
    expect((await book(call, ten)).body).toContain('Your call is booked')
    expect((await book(call, ten)).statusCode).toBe(200)
    expect(await bookings()).toEqual([{ starts_at: ten, state: 'booked' }])
  })

  test.each(['', 'N/A', 'rajesh at gmail'])(
    'an enquiry with the address “%s”, where no confirmation can go, is offered none',
    async (email) => {
      expect(await offer(email)).toBeUndefined()
    },
  )

  test('an address has one call to come, whoever types it; the office can still offer another', async () => {
    const [one, two] = [await offer(), await offer()]
    await book(one, ten)
    const refused = await book(two, ten + hour)
    expect(refused.statusCode).toBe(429)
    expect(refused.body).toContain('No further call can be booked here now')
    expect(await bookings()).toHaveLength(1)
    const [, second = ''] = two?.split('.') ?? []
    await book(signedPath(inbox.desk.backend, 'call', second, 0), ten + hour)
    expect(await bookings()).toHaveLength(2)
  })

  test('strangers of many networks leave half of each day to the office', async () => {
    const links = await Promise.all(['a', 'b', 'c', 'd'].map((name) => offer(`${name}@example.org`)))
    for (const [at, link] of links.entries()) await book(link, ten + (at * hour) / 2, `192.0.${at}.9`)
    expect(await bookings()).toHaveLength(3)
    const last = await page(links[3])
    expect(last.body).not.toContain('2026-01-03T')
    expect(last.body).toContain('2026-01-04T')
    const id = await inbox.enquire({ email: 'e@example.org' })
    expect((await page(signedPath(inbox.desk.backend, 'call', id, 0))).body).toContain('2026-01-03T')
  })

  test('a mailbox is not flooded by moving and cancelling, and a network books only so many a day; what had no effect costs nothing', async () => {
    const link = await offer()
    for (let at = 0; at < 20; at += 1) await post(link, { do: 'book', start: '1', seen: '' })
    for (let at = 0; at < 3; at += 1) {
      expect((await book(link, ten + at * hour)).statusCode).toBe(200)
      expect((await cancel(link)).statusCode).toBe(200)
    }
    expect((await book(link, ten)).statusCode).toBe(429)
    const rest = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => offer(`${name}@example.org`)))
    const codes: number[] = []
    for (const [at, one] of rest.entries())
      codes.push((await book(one, ten + (at % 2) * hour + at * 24 * hour)).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 429])
    inbox.time += 24 * hour
    expect((await book(rest[4], ten + 5 * 24 * hour)).statusCode).toBe(200)
  })

  test('the file for the calendar behind a link of the site holds a link that may do no more', async () => {
    const link = await offer()
    await book(link, ten)
    const file = (await page(`${link}?file`)).body.replaceAll('\r\n ', '')
    const [, token = ''] = /\/api\/call\/([\w.-]+)/.exec(file) ?? []
    const checked = verifyToken(token, inbox.desk.backend.secret, inbox.time)
    expect(checked).toMatchObject({ state: 'valid', payload: { action: 'call', revision: siteRevision } })
  })

  test.each(['constructor', '__proto__', 'toString', 'en-GB', '"><b>'])(
    'the page in “%s”, which is no language of ours, is English, and so is what the email about the call will be in',
    async (lang) => {
      const link = `${await offer()}?lang=${encodeURIComponent(lang)}`
      expect([(await page(link)).statusCode, (await book(link, ten)).statusCode]).toEqual([200, 200])
      expect((await page(`${link}&file`)).body).toContain('SUMMARY:Call with')
      const row = await inbox.desk.store.db.selectFrom('booking').select('lang').executeTakeFirstOrThrow()
      expect(row.lang).toBe('en')
    },
  )

  test('who is known as spam meanwhile books nothing', async () => {
    const link = await offer()
    await inbox.desk.store.write((tx) => tx.updateTable('enquiry').set({ state: 'spam' }).execute())
    expect((await book(link, ten)).statusCode).toBe(429)
    expect(await bookings()).toEqual([])
  })
})

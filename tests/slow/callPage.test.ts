import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveOffice } from '#server/enquiries/office.ts'
import { signedPath } from '#server/links/signedLink.ts'
import { type TestBackend, testBackend } from '#server/testing/testBackend.ts'
import { violations } from '../support/axe.ts'
import { type Visitor, visitor } from '../support/browser.ts'

let server: TestBackend
let url: string
const hours = [{ from: '10:00', to: '13:00' }]
const calls = { hours, minutes: 30 as const, zone: 'Asia/Kolkata', isOffered: true }

beforeEach(async () => {
  server = await testBackend()
  const office = { version: 0, days: [0, 1, 2, 3, 4, 5, 6], holidays: [], acknowledges: false, calls }
  await server.store.write((tx) => saveOffice(tx, office, 'owner@example.com', 0))
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  url = await link('+44 20 7946 0000')
})
afterEach(() => server.close())

async function link(contactNumber: string): Promise<string> {
  const body = { name: 'Sita', email: 'sita@example.org', message: 'A plot', contactNumber }
  const { reference } = (await server.post('/api/contact', body)).json()
  const query = server.store.db.selectFrom('enquiry').select('id').where('reference', '=', reference)
  const { id } = await query.executeTakeFirstOrThrow()
  const { port } = server.app.server.address() as AddressInfo
  return `http://127.0.0.1:${port}${signedPath(server.backend, 'call', id, 0)}`
}

const booked = () => server.store.db.selectFrom('booking').select(['starts_at', 'zone', 'state']).execute()
const phone = { viewport: { width: 390, height: 844 } }

test.each(['light', 'dark'] as const)(
  'a client in New York books, moves and cancels on the own clock, on a phone, %s',
  async (colorScheme) => {
    await using client = await visitor({ ...phone, timezoneId: 'America/New_York', colorScheme })
    const { page, complaints } = client
    await page.goto(url)
    await page.getByText('New York, Eastern').waitFor()
    expect(await violations(page)).toEqual([])
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(await wide()).toBe(false)
    const times = page.getByRole('radio')
    await times.nth(1).check()
    await page.getByRole('button', { name: 'Book this time' }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await heading.filter({ hasText: 'Your call is booked' }).waitFor()
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await page.getByRole('status').textContent()).toBe('')
    const [row] = await booked()
    const there = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' }).format(
      row?.starts_at,
    )
    await page
      .getByRole('definition')
      .filter({ hasText: `${there} Eastern` })
      .waitFor()
    expect(await violations(page)).toEqual([])
    await times.nth(3).check()
    await page.getByRole('button', { name: 'Move the call to this time' }).click()
    await heading.filter({ hasText: 'Your call is moved' }).waitFor()
    await page.getByRole('button', { name: 'Cancel the call' }).click()
    await heading.filter({ hasText: 'Your call is cancelled' }).waitFor()
    expect(await booked()).toMatchObject([{ state: 'cancelled', zone: 'America/New_York' }])
    expect([await wide(), await violations(page), complaints]).toEqual([false, [], []])
  },
)

/** Presses a time that the page then keeps. */
async function bookWithoutConnection({ page, context }: Visitor): Promise<void> {
  await page.goto(url)
  await page.getByRole('radio').nth(0).check()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByText('Not sent yet: there is no connection').waitFor()
}

test('without a connection the choice is kept, also when the page is loaded again, and is booked once when there is one', async () => {
  await using client = await visitor({ ...phone, timezoneId: 'Europe/London' })
  const { page, context } = client
  await bookWithoutConnection(client)
  expect(await booked()).toEqual([])
  await context.setOffline(false)
  await page.getByRole('heading', { name: 'Your call is booked' }).waitFor()
  expect(await booked()).toHaveLength(1)
  await page.reload()
  await page.getByRole('heading', { name: 'Your call', exact: true }).waitFor()
  await page.getByRole('radio').nth(2).check()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Move the call to this time' }).click()
  await page.getByText('Not sent yet: there is no connection').waitFor()
  const again = await context.newPage()
  await page.close()
  await context.setOffline(false)
  await again.goto(url)
  await again.getByRole('heading', { name: 'Your call is moved' }).waitFor()
  expect(await booked()).toHaveLength(1)
})

test('a zone that is chosen without a connection stays chosen, and the page says in sight that these are the times from before', async () => {
  await using client = await visitor({ ...phone, timezoneId: 'Europe/London' })
  const { page, context } = client
  await page.goto(url)
  await page.getByText('Another time zone').click()
  await page.getByRole('combobox').selectOption('Asia/Dubai')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Show the times there' }).click()
  const status = page.getByRole('status')
  await status.filter({ hasText: 'these are still the times from before' }).waitFor()
  await page.getByRole('button', { name: 'Book this time' }).evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect(await status.evaluate((one) => one.getBoundingClientRect().top)).toBe(0)
  expect(await page.getByRole('combobox').inputValue()).toBe('Asia/Dubai')
  expect(await violations(page)).toEqual([])
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Show the times there' }).click()
  await page.getByText('your clock: Dubai').waitFor()
  expect(await status.textContent()).toBe('')
})

test('a time that somebody else took meanwhile is said to be taken, and others are offered', async () => {
  await using first = await visitor(phone)
  await using second = await visitor(phone)
  await second.page.goto(await link('+1 212 555 0100'))
  await first.page.goto(url)
  for (const { page } of [first, second]) await page.getByRole('radio').nth(0).check()
  await first.page.getByRole('button', { name: 'Book this time' }).click()
  await first.page.getByRole('heading', { name: 'Your call is booked' }).waitFor()
  await second.page.getByRole('button', { name: 'Book this time' }).click()
  await second.page.getByRole('heading', { name: 'Somebody else has just taken that time' }).waitFor()
  await second.page.getByRole('radio').nth(0).check()
  await second.page.getByRole('button', { name: 'Book this time' }).click()
  await second.page.getByRole('heading', { name: 'Your call is booked' }).waitFor()
  expect(await booked()).toHaveLength(2)
})

/** Holds what the page posts with `field`; returns a function that lets it go. */
async function holdPosts(page: Page, field: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*', async (route) => {
    if (route.request().postData()?.includes(field)) await released
    await route.continue()
  })
  return release
}

test.each(['chosen', 'booked'])(
  'while the times of the own zone are on their way, a time that is %s stays so',
  async (act) => {
    await using client = await visitor({ ...phone, timezoneId: 'Asia/Tokyo' })
    const { page } = client
    const release = await holdPosts(page, 'do=zone')
    const asked = page.waitForRequest((request) => request.method() === 'POST')
    await page.goto(url)
    await asked
    const choice = page.getByRole('radio').nth(1)
    await choice.check()
    const value = await choice.inputValue()
    if (act === 'booked') {
      await page.getByRole('button', { name: 'Book this time' }).click()
      await page.getByRole('heading', { name: 'Your call is booked' }).waitFor()
      release()
      return expect(await booked()).toMatchObject([{ starts_at: Number(value), state: 'booked' }])
    }
    release()
    await page.getByText('Tokyo, Japan').waitFor()
    const chosen = page.locator('[name=start]:checked')
    expect([await chosen.inputValue(), await chosen.isVisible()]).toEqual([value, true])
    return expect(await chosen.evaluate((one) => one === document.activeElement)).toBe(true)
  },
)

test('a time that is pressed while one from before is being sent is not forgotten: the page says that the call is another by now', async () => {
  await using client = await visitor({ ...phone, timezoneId: 'Europe/London' })
  const { page, context } = client
  await bookWithoutConnection(client)
  const release = await holdPosts(page, 'do=book')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await context.setOffline(false)
  await sent
  await page.getByRole('radio').nth(2).check()
  await page.getByRole('button', { name: 'Book this time' }).click()
  release()
  await page.getByRole('heading', { name: 'The call has been changed meanwhile' }).waitFor()
  expect(await booked()).toHaveLength(1)
})

test('where the browser stores nothing, a time whose sending fails is sent as a form, and is booked', async () => {
  await using client = await visitor(phone)
  const { page, context } = client
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  })
  await page.route(url, (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.fallback()))
  await page.goto(url)
  await page.getByRole('radio').nth(0).check()
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByRole('heading', { name: 'Your call is booked' }).waitFor()
  expect(await booked()).toMatchObject([{ state: 'booked' }])
})

test('without JavaScript a zone is chosen by hand and a call is booked in it, in Hindi', async () => {
  await using client = await visitor({ ...phone, javaScriptEnabled: false })
  const { page } = client
  await page.goto(url)
  await page.getByRole('link', { name: 'हिन्दी' }).click()
  await page.getByText('दूसरा समय क्षेत्र').click()
  await page.getByRole('combobox').selectOption('Asia/Dubai')
  await page.getByRole('button', { name: 'वहाँ का समय दिखाएँ' }).click()
  await page.getByText('Dubai').first().waitFor()
  await page.getByRole('radio').nth(0).check()
  await page.getByRole('button', { name: 'यह समय बुक करें' }).click()
  await page.getByRole('heading', { name: 'आपकी कॉल बुक हो गई है' }).waitFor()
  expect(await booked()).toMatchObject([{ zone: 'Asia/Dubai', state: 'booked' }])
})

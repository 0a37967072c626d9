import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { otherArticle, otherArticleId, someService } from '../support/addresses.ts'
import { openPage, visitor } from '../support/browser.ts'
import { fillEnquiry, messageOf, notice, sample, submitEnquiry } from '../support/enquiryForm.ts'
import { productForAllTests, visitorForAllTests } from '../support/forAllTests.ts'
import { lifetimeOf } from '../support/lifetime.ts'
import { type Fault, startWire, type Wire } from '../support/wire.ts'

const at = productForAllTests()
const someone = visitorForAllTests()
let wire: Wire
beforeAll(async () => {
  wire = await startWire(at.url)
})
afterAll(() => wire[Symbol.asyncDispose]())

const form = () => someone.page.locator('[data-form=enquiry]')
const refused = (answer: number, body: string): Fault => ({ answer, body })
/** Opens a page with an empty form behind a wire with that fault. */
async function open(path: string, fault: Fault = 'none'): Promise<void> {
  wire.fault = 'none'
  await openPage(someone.page, wire.url + path)
  await form().getByRole('button', { name: 'Clear' }).click()
  wire.fault = fault
}
const attributes = (field: Locator) =>
  field.evaluate((element) => {
    const { tagName, required, type } = element as HTMLInputElement
    return `${tagName.toLowerCase()} ${type}${required ? ' required' : ''}`
  })

test.each([
  ['FM-21 CO-04', '/contact'],
  ['FM-22', '/resources'],
  ['FM-23', '/about'],
  ['HM-13 HM-14 RT-28', '/'],
  ['SD-18', someService],
])(
  '%s the contact section of %s holds the enquiry form and the ways to call, write, find and chat',
  async (row, path) => {
    await open(path)
    const section = someone.page.locator('#contact')
    expect(await section.locator('[data-form=enquiry]').count(), row).toBe(1)
    const contacts = await section
      .locator('a')
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute('href')} ${link.getAttribute('target') ?? ''}`.trim()),
      )
    expect(contacts).toEqual([
      expect.stringMatching(/^tel:\+\d+$/),
      expect.stringMatching(/^mailto:\S+$/),
      expect.stringMatching(
        /^https:\/\/www\.google\.com\/maps\/search\/.*South%20Extension%2C%20New%20Delhi.* _blank$/,
      ),
      expect.stringMatching(/^https:\/\/wa\.me\/\d+ _blank$/),
    ])
  },
)

test('FM-01 FM-02 five fields, all required by the browser, and the button Submit', async () => {
  await open('/contact')
  const fields = ['firstName', 'lastName', 'email', 'contactNumber', 'message']
  const found = await Promise.all(fields.map((name) => attributes(form().locator(`[name=${name}]`))))
  expect(found).toEqual([
    'input text required',
    'input text required',
    'input email required',
    'input tel required',
    'textarea textarea required',
  ])
  expect(await form().locator('[name]').count()).toBe(5)
  expect(await form().locator('button[type=submit]').textContent()).toBe('Submit')
  expect(await form().evaluate((element) => (element as HTMLFormElement).noValidate)).toBe(false)
})

test('FM-03 with an empty field the browser refuses and nothing is sent', async () => {
  const before = wire.keys.length
  await open('/contact')
  for (const empty of ['firstName', 'lastName', 'email', 'contactNumber', 'message']) {
    await fillEnquiry(someone.page, { [empty]: '' })
    await submitEnquiry(someone.page)
    expect(await form().locator(':invalid').getAttribute('name')).toBe(empty)
    expect(await someone.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(empty)
  }
  expect(wire.keys.length).toBe(before)
})

test('FM-09 FM-18 while it is sent the button is disabled and shows a spinner; two fast clicks send once', async () => {
  await open('/contact', 'no answer')
  const posts: string[] = []
  someone.page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
  await fillEnquiry(someone.page)
  await form().locator('button[type=submit]').dblclick()
  const button = form().locator('button[type=submit]')
  await button.locator('[data-spinner]').waitFor()
  expect(await button.isDisabled()).toBe(true)
  expect(await button.getByText('Submit').count()).toBe(0)
  // A second enquiry would have been sent before what is sent after it.
  await subscribe('later@example.com')
  await expect.poll(() => posts).toContain('/api/subscribe')
  expect(posts).toEqual(['/api/contact', '/api/subscribe'])
})

test('FM-11 FM-11s API-01 the green notice appears top right and leaves after three seconds', async () => {
  const { page } = someone
  await open('/contact')
  await fillEnquiry(page)
  const stays = lifetimeOf(page, '[data-notice=success]')
  const sent = page.waitForRequest(/\/api\/contact$/)
  await submitEnquiry(page)
  expect((await sent).method()).toBe('POST')
  await notice(page, 'success')
  expect(await styleOf('success')).toMatchObject({ corner: true, green: true })
  // The button was disabled meanwhile; keyboard focus must be back on it.
  expect(
    await form()
      .locator('button[type=submit]')
      .evaluate((button) => button === document.activeElement),
  ).toBe(true)
  expect(await stays).toBeGreaterThan(2900)
  expect(await stays).toBeLessThan(10_000)
})

test('FM-11f FM-12 FM-15b FM-17 a refusal shows the message of the server in red, top right, for three seconds, and keeps the fields', async () => {
  const { page } = someone
  await open('/contact')
  await fillEnquiry(page)
  for (const answer of [429, 500]) {
    wire.fault = refused(answer, '{"message":"The desk is busy."}')
    const stays = lifetimeOf(page, '[data-notice=error]')
    await submitEnquiry(page)
    expect(await notice(page, 'error')).toBe('Failed to submit: The desk is busy.')
    expect(await styleOf('error')).toMatchObject({ corner: true, red: true })
    expect(await messageOf(page)).toBe(sample.message)
    expect(await stays).toBeGreaterThan(2900)
    expect(await stays).toBeLessThan(10_000)
  }
})

/** Position and colour of a notice. */
function styleOf(tone: 'success' | 'error') {
  return someone.page.locator(`[data-notice=${tone}]`).evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number)
    const { top, right } = element.getBoundingClientRect()
    return {
      corner: top < 120 && innerWidth - right < 40 && right <= innerWidth,
      green: green > red && green > blue,
      red: red > green * 2 && red > blue * 2,
    }
  })
}

test('FM-24 the region of the notice is there before it, so that screen readers announce it', async () => {
  const { page } = someone
  await open('/contact')
  const regions = () => page.locator('main [aria-live], main [role=status], main [role=alert]')
  const before = await regions().evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('data-before', '')
    return elements.length
  })
  expect(before).toBeGreaterThan(0)
  await fillEnquiry(page)
  await submitEnquiry(page)
  await notice(page, 'success')
  expect(await page.locator('[data-before] [data-notice]').count()).toBe(1)
})

const box = (page = someone.page) => page.locator('form:has([placeholder="Email address"])')
const status = (page = someone.page) => page.locator('section', { has: box(page) }).getByRole('status')
async function subscribe(email: string, page = someone.page): Promise<void> {
  await box(page).locator('input').fill(email)
  await box(page).getByRole('button').click()
}

test('SU-01 SU-02 SU-03 SU-06 SU-07 API-02 Enter posts what is typed, also nothing; the message of the server is shown for five seconds', async () => {
  const { page } = someone
  await open('/', refused(200, '{"message":"Look into your mailbox."}'))
  const stays = lifetimeOf(page, 'section:has(input[placeholder]) [role=status]')
  const sent = page.waitForRequest(/\/api\/subscribe$/)
  await box().locator('input').fill('not an address')
  await box().locator('input').press('Enter')
  expect((await sent).postDataJSON()).toEqual({ email: 'not an address' })
  expect((await sent).method()).toBe('POST')
  await expect.poll(() => status().textContent()).toBe('Look into your mailbox.')
  expect(await stays).toBeGreaterThan(4900)
  expect(await stays).toBeLessThan(12_000)
  const empty = page.waitForRequest(/\/api\/subscribe$/)
  await subscribe('')
  expect((await empty).postDataJSON()).toEqual({ email: '' })
})

test('SU-04 SU-04b SU-04c SU-05 any failure says Already a subscriber! until the next attempt', async () => {
  await using patient = await visitor()
  const { page } = patient
  await page.clock.install()
  await openPage(page, `${wire.url}/`)
  for (const [answer, body] of [
    [409, '{"message":"Known."}'],
    [500, '{"message":"Down."}'],
    [200, '<p>no JSON</p>'],
    [404, ''],
  ] as const) {
    wire.fault = refused(answer, body)
    await subscribe(`${answer}@example.com`, page)
    await expect.poll(() => status(page).textContent(), { timeout: 5000 }).toBe('Already a subscriber!')
  }
  // Longer than a success is shown.
  await page.clock.runFor(6000)
  expect(await status(page).textContent()).toBe('Already a subscriber!')
  wire.fault = 'no answer'
  await subscribe('another@example.com', page)
  await expect.poll(() => status(page).textContent()).toBe('')
})

test('API-08 nothing that a visitor types is put into an address', async () => {
  const { page } = someone
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await open('/blogs/blog1')
  await fillEnquiry(page)
  await submitEnquiry(page)
  await notice(page, 'success')
  await subscribe('asha@example.com')
  await expect.poll(() => status().textContent()).not.toBe('')
  await page.locator('#comments-title').scrollIntoViewIfNeeded()
  const comment = page.locator('form', { has: page.getByRole('button', { name: 'Post comment' }) })
  await comment.locator('textarea').fill(sample.message)
  await comment.locator('[type=email]').fill(sample.email)
  await comment.getByRole('button', { name: 'Post comment' }).click()
  await expect.poll(() => addresses.filter((address) => address.includes('/api/')).length).toBeGreaterThan(3)
  const typed = [...Object.values(sample), 'asha'].map((text) => text.toLowerCase())
  const plain = [...addresses, page.url()].map((address) =>
    decodeURIComponent(address).replaceAll('+', ' ').toLowerCase(),
  )
  expect(plain.filter((address) => typed.some((text) => address.includes(text)))).toEqual([])
})

test('API-03 comments are requested by GET, by the id of the article, without a body', async () => {
  const asked = someone.page.waitForRequest(`**/api/comments/${otherArticleId}`)
  await open(otherArticle)
  await someone.page.locator('#comments-title').scrollIntoViewIfNeeded()
  const request = await asked
  expect([request.method(), new URL(request.url()).pathname, request.postData()]).toEqual([
    'GET',
    `/api/comments/${otherArticleId}`,
    null,
  ])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { otherArticle, otherArticleId, someService } from '../support/addresses.ts'
import { allRules, colourRules, violations } from '../support/axe.ts'
import { openPage } from '../support/browser.ts'
import { fillEnquiry, notice, submitEnquiry } from '../support/enquiryForm.ts'
import { productForAllTests, visitorForAllTests } from '../support/forAllTests.ts'
import { openOutbox, saveEnquiry } from '../support/outboxPanel.ts'
import { startWire, type Wire } from '../support/wire.ts'

const at = productForAllTests()
const someone = visitorForAllTests({ reducedMotion: 'reduce' })
let wire: Wire
beforeAll(async () => {
  wire = await startWire(at.url)
  for (const text of ['A word on stamps.', 'See https://www.rbi.org.in for the form.']) {
    await fetch(`${at.url}/api/comments/${otherArticleId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ text, username: 'Asha', phone: '', email: '' }),
    })
  }
})
afterAll(() => wire[Symbol.asyncDispose]())

const open = (path: string) => openPage(someone.page, wire.url + path)
const press = (name: string | RegExp) =>
  someone.page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

async function openComments(): Promise<void> {
  await open(otherArticle)
  await someone.page.locator('#comments-title').scrollIntoViewIfNeeded()
  await someone.page.getByRole('button', { name: 'Reply' }).first().waitFor()
}

async function submit(fault: Wire['fault'], tone: 'success' | 'error'): Promise<void> {
  await open('/contact')
  wire.fault = fault
  await fillEnquiry(someone.page)
  await submitEnquiry(someone.page)
  await notice(someone.page, tone)
}

/** Everything that can be open on a page, and how to open it. */
const states: Record<string, (wide: boolean) => Promise<unknown>> = {
  'menu with services': async (wide) => {
    await open('/about')
    if (!wide) await someone.page.locator('[aria-controls=mobile-menu]').click()
    await someone.page.locator('header').getByRole('button', { name: 'Services' }).click()
  },
  'search with results': async () => {
    await open('/about')
    await someone.page.keyboard.press('/')
    await someone.page.locator('dialog[data-search] input').fill('stamp')
    await someone.page.locator('[data-found]').first().waitFor()
  },
  'green notice': () => submit('none', 'success'),
  'red notice': () => submit({ answer: 500, body: '{"message":"Down."}' }, 'error'),
  'outbox that asks before it discards': async () => {
    await open('/contact')
    wire.fault = 'lose request'
    await saveEnquiry(someone.page, 'A plot in four names.')
    const panel = await openOutbox(someone.page)
    await panel.getByRole('button', { name: 'Discard' }).first().click()
  },
  'failed subscription': async () => {
    await open('/')
    wire.fault = { answer: 409, body: '{}' }
    await press('Subscribe')
    await someone.page.getByText('Already a subscriber!').waitFor()
  },
  'reply box with its complaint': async () => {
    await openComments()
    await press('Reply')
    await press('Post reply')
    await someone.page.getByText('Reply cannot be empty.').waitFor()
  },
  'comment that waits': async () => {
    await openComments()
    wire.fault = 'lose request'
    await someone.page.getByRole('textbox', { name: 'Comment' }).fill('Which office?')
    await press(/^Post comment$/)
    await someone.page.locator('article[data-pending]').first().waitFor()
    await someone.page.locator('.Toastify__toast').waitFor()
  },
  'report dialog with its complaint': async () => {
    await openComments()
    await press('Report')
    await someone.page.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
  },
  'error toast': async () => {
    await openComments()
    wire.fault = { answer: 400, body: '{"message":"Not now."}' }
    await press('Report')
    await someone.page.getByRole('dialog').locator('textarea').fill('It advertises.')
    await someone.page.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
    await someone.page.getByText('Not now.').waitFor()
  },
  'answer of a service': async () => {
    await open(someService)
    await someone.page.locator('#faq button[aria-expanded], section:has(h2:text("Frequently")) button').first().click()
  },
  'answer on the resources page': async () => {
    await open('/resources')
    await someone.page.locator('#faq summary, #faq button').first().click()
  },
}

test.each([390, 1440])(
  'AX-02 axe finds no violation with menus, dialogs and notices open, at %i px, light and dark',
  {
    timeout: 360_000,
  },
  async (width) => {
    const { page } = someone
    await page.setViewportSize({ width, height: 900 })
    const found: string[] = []
    for (const [name, arrive] of Object.entries(states)) {
      wire.fault = 'none'
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await arrive(width === 1440)
      const light = await violations(page, allRules)
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      const dark = await violations(page, colourRules)
      found.push(...light.map((violation) => `${name}, light: ${violation}`))
      found.push(...dark.map((violation) => `${name}, dark: ${violation}`))
    }
    expect(found).toEqual([])
  },
)

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openPage, visitor } from '../support/browser.ts'
import { fillEnquiry, messageOf, notice, sample, submitEnquiry } from '../support/enquiryForm.ts'
import { openOutbox } from '../support/outboxPanel.ts'
import { outboxSize } from '../support/outboxSize.ts'
import { startProduct } from '../support/product.ts'
import { openThread, write } from '../support/thread.ts'

const patience = { timeout: 8000 }
const unblocked = { serviceWorkers: 'block' } as const
const pause = 2000

/** A slow line: what is written reaches the product, or gets this status, when it has been left behind. */
async function slowLine(page: Page, path: string, status?: number): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (status === undefined) return route.continue()
    await route.fulfill({ status, contentType: 'application/json', body: '{"message":"The desk is busy."}' })
  })
}

async function goTo(page: Page, name: string, path: string): Promise<void> {
  await page.locator('footer').getByRole('link', { name, exact: true }).first().click()
  await expect.poll(() => new URL(page.url()).pathname, patience).toBe(path)
}

const toasts = (page: Page) => page.locator('.Toastify__toast')

/** Sends an enquiry that is refused after its writer has gone on to another page, whose form is empty. */
async function leaveWhileRefused(page: Page, url: string): Promise<void> {
  await openPage(page, `${url}/contact`)
  await slowLine(page, '/api/contact', 503)
  await fillEnquiry(page)
  await submitEnquiry(page)
  await goTo(page, 'Home', '/')
  await expect.poll(() => messageOf(page), { timeout: pause }).toBe('')
}

test('OB-15b an enquiry refused after its writer has gone on is told on the next page, and stands in its form again', async () => {
  await using product = await startProduct()
  await using someone = await visitor(unblocked)
  const { page } = someone
  await leaveWhileRefused(page, product.url)
  await toasts(page).getByText('Failed to submit: The desk is busy.', { exact: true }).waitFor()
  await expect.poll(() => messageOf(page), patience).toBe(sample.message)
  expect(await toasts(page).count()).toBe(1)
  expect(await outboxSize(page)).toBe(0)
  await page.unroute('**/api/contact')
  await submitEnquiry(page)
  await notice(page, 'success')
  expect(await product.desk('enquiries')).toMatchObject([{ message: sample.message }])
})

test('OB-07 an enquiry received after its writer has gone on is told once with its reference, and no form invites a second', async () => {
  await using product = await startProduct()
  await using someone = await visitor(unblocked)
  const { page } = someone
  await openPage(page, `${product.url}/contact`)
  await slowLine(page, '/api/contact')
  await fillEnquiry(page)
  await submitEnquiry(page)
  await goTo(page, 'Home', '/')
  const told = toasts(page).getByText('Details sent! You will be contacted within 48-72 hours.')
  await told.waitFor()
  expect(await told.textContent()).toMatch(/hours\. Reference \S+$/)
  expect(await toasts(page).count()).toBe(1)
  expect(await page.locator('[data-sent-lately], [data-notice]').count()).toBe(0)
  expect(await messageOf(page)).toBe('')
  await submitEnquiry(page)
  await page.waitForTimeout(pause + 500)
  expect(await product.desk('enquiries')).toHaveLength(1)
})

test('OB-01 an enquiry saved after its writer has gone on is told on the next page', async () => {
  await using product = await startProduct()
  await using someone = await visitor(unblocked)
  const { page } = someone
  await openPage(page, `${product.url}/contact`)
  await page.route('**/api/contact', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, pause))
    await route.abort('connectionfailed')
  })
  await fillEnquiry(page)
  await submitEnquiry(page)
  await goTo(page, 'Testimonials', '/testimonials')
  await toasts(page).getByText('Saved on this device. It will be sent when the connection returns.').waitFor()
  expect(await messageOf(page)).toBe('')
  expect(await outboxSize(page)).toBe(1)
})

test('while an enquiry is sent its fields can be read and keep the focus, and what is typed then is not lost unseen', async () => {
  await using product = await startProduct()
  await using someone = await visitor(unblocked)
  const { page } = someone
  await openPage(page, `${product.url}/contact`)
  await slowLine(page, '/api/contact')
  await fillEnquiry(page)
  const message = page.locator('[data-form=enquiry] [name=message]')
  await page.locator('[data-form=enquiry] [name=contactNumber]').press('Enter')
  await message.focus()
  await page.keyboard.type(' One more important thing.')
  expect(await messageOf(page)).toBe(sample.message)
  expect(await message.evaluate((node) => (node as HTMLTextAreaElement).readOnly)).toBe(true)
  await notice(page, 'success')
  expect(await message.evaluate((node) => document.activeElement === node)).toBe(true)
  expect(await messageOf(page)).toBe('')
  await page.keyboard.type('The next matter')
  expect(await messageOf(page)).toBe('The next matter')
  expect(await product.desk('enquiries')).toMatchObject([{ message: sample.message }])
})

test('OB-25 a text that was under way when its tab was killed, or loaded anew, stands in no form: the outbox has it, and it arrives once', async () => {
  await using product = await startProduct()
  for (const end of ['closed', 'reloaded'] as const) {
    await using someone = await visitor(unblocked)
    const { page, context } = someone
    await openPage(page, `${product.url}/contact`)
    let tries = 0
    await page.route('**/api/contact', (route) => (tries++ > 0 ? route.continue() : new Promise(() => {})))
    await fillEnquiry(page, { message: `The tab was ${end}.` })
    await submitEnquiry(page)
    await expect.poll(() => outboxSize(page), patience).toBe(1)
    const next = end === 'closed' ? await context.newPage() : page
    if (end === 'closed') {
      await page.close()
      await openPage(next, `${product.url}/contact`)
    } else {
      await page.reload()
      await hydrated(page)
    }
    await next.locator('[data-sent-lately]').waitFor()
    await next.waitForTimeout(500)
    expect(await messageOf(next)).toBe('')
    expect(await outboxSize(next)).toBe(0)
    await next.reload()
    await hydrated(next)
    await next.waitForTimeout(500)
    expect(await messageOf(next)).toBe('')
  }
  expect(await product.desk('enquiries')).toHaveLength(2)
})

test('OB-23 sending in one tab leaves alone what another has half written', async () => {
  await using product = await startProduct()
  await using someone = await visitor(unblocked)
  const { page, context } = someone
  await openPage(page, `${product.url}/contact`)
  const other = await context.newPage()
  await openPage(other, `${product.url}/`)
  await fillEnquiry(page, { message: 'Short question' })
  await fillEnquiry(other, { message: 'A long second matter, half written' })
  await other.waitForTimeout(500)
  await submitEnquiry(page)
  await notice(page, 'success')
  await other.close()
  const next = await context.newPage()
  await openPage(next, `${product.url}/about`)
  await expect.poll(() => messageOf(next), patience).toBe('A long second matter, half written')
})

test('OB-15b where something else was begun on the next page a refused text waits in the outbox for its writer', async () => {
  await using product = await startProduct()
  await using someone = await visitor(unblocked)
  const { page } = someone
  await leaveWhileRefused(page, product.url)
  await fillEnquiry(page, { message: 'The next matter' })
  await toasts(page).getByText('Failed to submit: The desk is busy.', { exact: true }).waitFor()
  expect(await messageOf(page)).toBe('The next matter')
  const panel = await openOutbox(page)
  expect(await panel.locator('[data-item=needs-attention]').textContent()).toContain(sample.message)
})

test('CM-14 OB-11 a comment and a subscription refused after their writer has gone on are told there and stand in their forms again', async () => {
  await using product = await startProduct()
  await using someone = await visitor(unblocked)
  const { page } = someone
  await openThread(page, product.url, 'blog1')
  const article = new URL(page.url()).pathname
  await slowLine(page, '/api/comments/blog1', 503)
  await slowLine(page, '/api/subscribe', 503)
  await page.locator('[data-form=comment] [name=text]').waitFor()
  await write(page, 'comment', 'Under way')
  await goTo(page, 'Home', '/')
  await toasts(page).getByText('Details: The desk is busy.').waitFor()
  await page.getByPlaceholder('E-mail address').fill('asha@example.com')
  await page.locator('form:has([placeholder="E-mail address"]) button').click()
  await goTo(page, 'Testimonials', '/testimonials')
  await toasts(page).getByText('Already a subscriber!').waitFor()
  await expect.poll(() => page.getByPlaceholder('E-mail address').inputValue(), patience).toBe('asha@example.com')
  await page.unroute('**/api/comments/blog1')
  await openPage(page, product.url + article)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  const text = page.locator('[data-form=comment] [name=text]')
  await expect.poll(() => text.inputValue(), patience).toBe('Under way')
  expect(await outboxSize(page)).toBe(0)
})

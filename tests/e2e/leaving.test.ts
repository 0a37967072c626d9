import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openPage, visitor } from '../support/browser.ts'
import { keptOnDevice } from '../support/deviceStorage.ts'
import { fillEnquiry, messageOf, notice, sample, submitEnquiry } from '../support/enquiryForm.ts'
import { pageIdle } from '../support/idle.ts'
import { openOutbox } from '../support/outboxPanel.ts'
import { outboxSize } from '../support/outboxSize.ts'
import { startProduct } from '../support/product.ts'
import { openThread, write } from '../support/thread.ts'

const timeouts = { timeout: 30_000 }

/**
 * A slow line: what is written reaches the product, or gets this status, when the test lets it through by calling the
 * returned function; 'lost' cuts the connection.
 */
async function slowLine(page: Page, path: string, end?: number | 'lost'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await released
    if (end === undefined) return route.continue()
    if (end === 'lost') return route.abort('connectionfailed')
    await route.fulfill({ status: end, contentType: 'application/json', body: '{"message":"The desk is busy."}' })
  })
  return release
}

/** Goes to another page and waits until the one before is gone: its address changes earlier. */
async function goTo(page: Page, name: string, path: string): Promise<void> {
  const before = await page.locator('h1').first().elementHandle()
  await page.locator('footer').getByRole('link', { name, exact: true }).first().click()
  await expect.poll(() => new URL(page.url()).pathname, timeouts).toBe(path)
  await page.waitForFunction((heading) => !heading?.isConnected, before)
}

const toasts = (page: Page) => page.locator('.Toastify__toast')

/**
 * Sends an enquiry and goes on to another page, whose form is empty; the returned function lets the refusal through.
 */
async function leaveWhileSent(page: Page, url: string): Promise<() => void> {
  await openPage(page, `${url}/contact`)
  const refuse = await slowLine(page, '/api/contact', 503)
  await fillEnquiry(page)
  await submitEnquiry(page)
  await goTo(page, 'Home', '/')
  await expect.poll(() => messageOf(page), timeouts).toBe('')
  return refuse
}

test('OB-15b an enquiry refused after the visitor has left the page is reported on the next page, and is in its form again', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  const refuse = await leaveWhileSent(page, product.url)
  refuse()
  await toasts(page).getByText('Failed to submit: The desk is busy.', { exact: true }).waitFor()
  await expect.poll(() => messageOf(page), timeouts).toBe(sample.message)
  expect(await toasts(page).count()).toBe(1)
  expect(await outboxSize(page)).toBe(0)
  await page.unroute('**/api/contact')
  await submitEnquiry(page)
  await notice(page, 'success')
  expect(await product.cli('enquiries')).toMatchObject([{ message: sample.message }])
})

test('OB-07 an enquiry received after the visitor has left the page is reported once with its reference, and no form invites a second', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, `${product.url}/contact`)
  const arrive = await slowLine(page, '/api/contact')
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await fillEnquiry(page)
  await submitEnquiry(page)
  await goTo(page, 'Home', '/')
  arrive()
  const confirmation = toasts(page).getByText('Details sent! You will be contacted within 48-72 hours.')
  await confirmation.waitFor()
  expect(await confirmation.textContent()).toMatch(/hours\. Reference \S+$/)
  expect(await toasts(page).count()).toBe(1)
  expect(await page.locator('[data-sent-lately], [data-notice]').count()).toBe(0)
  expect(await messageOf(page)).toBe('')
  await submitEnquiry(page)
  // The browser refuses the empty form.
  await page.locator('[data-form=enquiry] [name=firstName]:focus').waitFor()
  await pageIdle(page)
  expect(posts).toHaveLength(1)
  expect(await product.cli('enquiries')).toHaveLength(1)
})

test('OB-01 an enquiry saved after the visitor has left the page is reported on the next page', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, `${product.url}/contact`)
  const cut = await slowLine(page, '/api/contact', 'lost')
  await fillEnquiry(page)
  await submitEnquiry(page)
  await goTo(page, 'Testimonials', '/testimonials')
  cut()
  await toasts(page).getByText('Saved on this device. It will be sent when the connection returns.').waitFor()
  expect(await messageOf(page)).toBe('')
  expect(await outboxSize(page)).toBe(1)
})

test('while an enquiry is sent its fields can be read and keep the focus, and what is typed then is not lost unseen', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, `${product.url}/contact`)
  const arrive = await slowLine(page, '/api/contact')
  await fillEnquiry(page)
  const message = page.locator('[data-form=enquiry] [name=message]')
  await page.locator('[data-form=enquiry] [name=contactNumber]').press('Enter')
  await message.focus()
  await page.keyboard.type(' One more important thing.')
  expect(await messageOf(page)).toBe(sample.message)
  expect(await message.evaluate((node) => (node as HTMLTextAreaElement).readOnly)).toBe(true)
  arrive()
  await notice(page, 'success')
  expect(await message.evaluate((node) => document.activeElement === node)).toBe(true)
  expect(await messageOf(page)).toBe('')
  await page.keyboard.type('The next matter')
  expect(await messageOf(page)).toBe('The next matter')
  expect(await product.cli('enquiries')).toMatchObject([{ message: sample.message }])
})

test('OB-25 a text that was under way when its tab was killed or reloaded is in no form: the outbox has it, and it arrives once', async () => {
  await using product = await startProduct()
  for (const end of ['closed', 'reloaded'] as const) {
    await using someone = await visitor()
    const { page, context } = someone
    await openPage(page, `${product.url}/contact`)
    let tries = 0
    await page.route('**/api/contact', (route) => (tries++ > 0 ? route.continue() : new Promise(() => {})))
    await fillEnquiry(page, { message: `The tab was ${end}.` })
    await submitEnquiry(page)
    await expect.poll(() => outboxSize(page), timeouts).toBe(1)
    const next = end === 'closed' ? await context.newPage() : page
    if (end === 'closed') {
      await page.close()
      await openPage(next, `${product.url}/contact`)
    } else {
      await page.reload()
      await hydrated(page)
    }
    // A browser may free the lock of the page that ended only after its lease, which is 16 seconds.
    await next.locator('[data-sent-lately]').waitFor({ timeout: 30_000 })
    await pageIdle(next)
    expect(await messageOf(next)).toBe('')
    expect(await outboxSize(next)).toBe(0)
    await next.reload()
    await hydrated(next)
    await pageIdle(next)
    expect(await messageOf(next)).toBe('')
  }
  expect(await product.cli('enquiries')).toHaveLength(2)
})

test('OB-23 sending in one tab leaves alone what another has half written', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page, context } = someone
  await openPage(page, `${product.url}/contact`)
  const other = await context.newPage()
  await openPage(other, `${product.url}/`)
  await fillEnquiry(page, { message: 'Short question' })
  await fillEnquiry(other, { message: 'A long second matter, half written' })
  await keptOnDevice(other, 'A long second matter, half written')
  await submitEnquiry(page)
  await notice(page, 'success')
  await other.close()
  const next = await context.newPage()
  await openPage(next, `${product.url}/about`)
  await expect.poll(() => messageOf(next), timeouts).toBe('A long second matter, half written')
})

test('OB-15b where something else was begun on the next page a refused text waits in the outbox for its writer', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  const refuse = await leaveWhileSent(page, product.url)
  await fillEnquiry(page, { message: 'The next matter' })
  refuse()
  await toasts(page).getByText('Failed to submit: The desk is busy.', { exact: true }).waitFor()
  expect(await messageOf(page)).toBe('The next matter')
  const panel = await openOutbox(page)
  expect(await panel.locator('[data-item=needs-attention]').textContent()).toContain(sample.message)
})

test('CM-14 OB-11 a comment and a subscription refused after the visitor has left the page are reported on the next one and are in their forms again', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  await openThread(page, product.url, 'blog1')
  const article = new URL(page.url()).pathname
  const refuseComment = await slowLine(page, '/api/comments/blog1', 503)
  const refuseSubscription = await slowLine(page, '/api/subscribe', 503)
  await page.locator('[data-form=comment] [name=text]').waitFor()
  await write(page, 'comment', 'Under way')
  await goTo(page, 'Home', '/')
  refuseComment()
  await toasts(page).getByText('Details: The desk is busy.').waitFor()
  await page.getByPlaceholder('Email address').fill('asha@example.com')
  await page.locator('form:has([placeholder="Email address"]) button').click()
  await goTo(page, 'Testimonials', '/testimonials')
  refuseSubscription()
  await toasts(page).getByText('Already a subscriber!').waitFor()
  await expect.poll(() => page.getByPlaceholder('Email address').inputValue(), timeouts).toBe('asha@example.com')
  await page.unroute('**/api/comments/blog1')
  await openPage(page, product.url + article)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  const text = page.locator('[data-form=comment] [name=text]')
  await expect.poll(() => text.inputValue(), timeouts).toBe('Under way')
  expect(await outboxSize(page)).toBe(0)
})

import { expect, test } from 'vitest'
import { openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { keptOnDevice } from '../support/deviceStorage.ts'
import { fillEnquiry, notice, submitEnquiry } from '../support/enquiryForm.ts'
import { pageIdle } from '../support/idle.ts'
import { comeBackOnline, deliver, openOutbox, outboxButton, saveCutOff, saveEnquiry } from '../support/outboxPanel.ts'
import { outboxSize } from '../support/outboxSize.ts'
import { startProduct } from '../support/product.ts'
import { startWire } from '../support/wire.ts'

const timeouts = { timeout: 30_000 }

test('TB-28 OB-02 OB-03 OB-04 what waits is counted in the top bar, shown with kind, time, text and state, survives a reload, and leaves when it is received', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  await openPage(page, `${product.url}/contact`)
  await storedForOffline(page)
  expect(await outboxButton(page).count()).toBe(0)
  await product.stop()
  await saveEnquiry(page, 'The first of two.')
  await saveEnquiry(page, 'The second of two.')
  await expect.poll(() => outboxButton(page).textContent(), timeouts).toContain('2')
  await openPage(page, `${product.url}/about`)
  await outboxButton(page).waitFor()
  const panel = await openOutbox(page)
  const items = panel.locator('[data-item]')
  await expect.poll(() => items.count(), timeouts).toBe(2)
  const first = () => items.first().textContent()
  await expect
    .poll(first, timeouts)
    .toMatch(/^EnquiryWritten \d+ \w+ \d{4} at \d\d:\d\dThe first of two\..*Name: Asha Rao/)
  // While it is tried it says so.
  await expect
    .poll(first, timeouts)
    .toMatch(/Saved on this device.*Sends automatically when you are back online.*Sending.*Received/)
  await expect
    .poll(() => items.first().locator('[aria-current=step]').textContent(), timeouts)
    .toContain('Saved on this device')
  await product.start()
  const delivered = panel.locator('[data-item=delivered]')
  // The page's own timer may have sent one of them before; the button is there for more than one.
  await Promise.any([panel.getByRole('button', { name: 'Send all now' }).click(), delivered.first().waitFor()])
  await comeBackOnline(page)
  await expect.poll(() => delivered.count(), timeouts).toBe(2)
  expect(await delivered.first().textContent()).toMatch(/Received.*Reference \S+/)
  await panel.getByText('Your outbox is empty.').first().waitFor()
  await expect.poll(() => outboxSize(page), timeouts).toBe(0)
  expect(await panel.textContent()).not.toContain('The first of two')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(await outboxButton(page).count()).toBe(0)
  expect(await product.cli('enquiries')).toHaveLength(2)
  expect(someone.complaints).toEqual([])
})

test('OB-22 Discard asks first; Keep it keeps, a second word discards for good', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor(withWorker)
  const { page } = someone
  await saveCutOff(page, wire.url, 'To be thrown away.', () => {
    wire.fault = 'lose request'
  })
  // Told to wait, it is not just being sent when it is discarded.
  wire.fault = { answer: 503, body: '{}', headers: { 'retry-after': '600' } }
  await comeBackOnline(page)
  const panel = await openOutbox(page)
  await panel.locator('[data-item=waiting]', { hasText: 'The server is busy' }).waitFor()
  await panel.getByRole('button', { name: 'Discard' }).click()
  expect(await outboxSize(page)).toBe(1)
  await panel.getByRole('button', { name: 'Keep it' }).click()
  expect(await outboxSize(page)).toBe(1)
  await panel.getByRole('button', { name: 'Discard' }).click()
  await panel
    .getByRole('group', { name: /Discard it for good/ })
    .getByRole('button', { name: 'Discard' })
    .click()
  await expect.poll(() => outboxSize(page), timeouts).toBe(0)
  // The panel hears of the change once it is stored.
  await panel.locator('[data-item]').waitFor({ state: 'detached' })
  wire.fault = 'none'
  await openPage(page, `${wire.url}/contact`)
  await pageIdle(page)
  // Requests sent after it has come: then the outbox has had its turn.
  await fillEnquiry(page, { message: 'Written later.' })
  await submitEnquiry(page)
  await notice(page, 'success')
  expect(await product.cli('enquiries')).toMatchObject([{ message: 'Written later.' }])
})

test('OB-20 OB-21 what the server refuses on replay needs attention with its message, is not tried again, and passes once edited', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor(withWorker)
  const { page } = someone
  await saveCutOff(page, wire.url, 'Once a wrong text.', () => {
    wire.fault = 'lose request'
  })
  wire.fault = { answer: 422, body: '{"message":"The desk cannot read this."}' }
  await comeBackOnline(page)
  await page.locator('header [data-outbox][aria-label*="needs your attention"]').waitFor()
  const tries = [...wire.keys]
  await comeBackOnline(page)
  // A later write has reached the server; a try of the refused one would have come before it.
  await page.getByPlaceholder('Email address').fill('later@example.com')
  await page.locator('form:has([placeholder="Email address"]) button').click()
  await page.getByText('Already a subscriber!').waitFor()
  expect(wire.keys.slice(0, -1)).toEqual(tries)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const panel = await openOutbox(page)
  const item = panel.locator('[data-item=needs-attention]')
  expect(await item.locator('[aria-current=step]').textContent()).toBe('Needs attentionThe desk cannot read this.')
  await item.getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel('Message').fill('Half of a better')
  await keptOnDevice(page, 'Half of a better')
  // Closing the panel half-way keeps what was typed.
  await page.keyboard.press('Escape')
  await page.reload()
  await openOutbox(page)
  await panel.getByRole('button', { name: 'Edit' }).click()
  await expect.poll(() => panel.getByLabel('Message').inputValue(), timeouts).toBe('Half of a better')
  wire.fault = 'none'
  await panel.getByLabel('Message').fill('A better text.')
  await panel.getByRole('button', { name: 'Save and send' }).click()
  await panel.locator('[data-item=delivered]').waitFor()
  expect(await product.cli('enquiries')).toMatchObject([{ message: 'A better text.', name: 'Asha Rao' }])
  expect(wire.keys.at(-1)).not.toBe(wire.keys[0])
})

test('the outbox is worked by keyboard alone: the title takes the focus, Escape gives it back', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  await saveCutOff(page, product.url, 'By keyboard.', product.stop)
  await outboxButton(page).focus()
  await page.keyboard.press('Enter')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused, timeouts).toBe('Outbox')
  await page.keyboard.press('Escape')
  await page.locator('[data-outbox-panel]').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-outbox'))).toBe(true)
  await page.keyboard.press('Enter')
  const panel = page.locator('[data-outbox-panel]')
  await panel.getByRole('button', { name: 'Send now' }).focus()
  await page.keyboard.press('Enter')
  await panel.getByText('No answer. It stays saved here.').waitFor()
  await product.start()
  await page.keyboard.press('Enter')
  await panel.locator('[data-item=delivered]').waitFor()
  // The button is gone; the focus stays with what it was about.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-item')), timeouts)
    .toBe('delivered')
})

test('OB-23 two tabs show the same outbox live, and send each item once, never twice at the same time', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor()
  const { page, context } = someone
  await openPage(page, `${wire.url}/contact`)
  const other = await context.newPage()
  await openPage(other, `${wire.url}/contact`)
  wire.fault = 'lose request'
  await saveEnquiry(page, 'One.')
  await saveEnquiry(page, 'Two.')
  await saveEnquiry(other, 'Three.')
  for (const tab of [page, other]) await expect.poll(() => outboxButton(tab).textContent(), timeouts).toContain('3')
  wire.fault = 'none'
  await Promise.all([comeBackOnline(page), comeBackOnline(other)])
  for (const tab of [page, other]) await outboxButton(tab).waitFor({ state: 'detached' })
  expect(await product.cli('enquiries')).toHaveLength(3)
  expect(wire.mostAtOnce).toBe(1)
})

test('OB-34 at 390 and 320 px the control fits the bar and the panel fits the screen', async () => {
  await using product = await startProduct()
  await using someone = await visitor({ ...withWorker, viewport: { width: 320, height: 640 } })
  const { page } = someone
  await openPage(page, `${product.url}/contact`)
  await storedForOffline(page)
  await product.stop()
  await saveEnquiry(page, 'W'.repeat(300))
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 })
    const box = await outboxButton(page).boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThan(width)
    const panel = await openOutbox(page)
    expect(await panel.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await panel.getByRole('button', { name: 'Send now' }).scrollIntoViewIfNeeded()
    await panel.getByRole('button', { name: 'Close the outbox' }).click()
    await panel.waitFor({ state: 'detached' })
  }
})

test('OB-11 a subscription waits in the same outbox and is sent later', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  await openPage(page, `${product.url}/contact`)
  await storedForOffline(page)
  await product.stop()
  await page.getByPlaceholder('Email address').fill('letters@example.com')
  await page.locator('form:has([placeholder="Email address"]) button').click()
  await page.getByText('Saved on this device. It will be sent when the connection returns.').waitFor()
  const panel = await openOutbox(page)
  expect(await panel.locator('[data-item]').textContent()).toMatch(/^SubscriptionWritten .*letters@example\.com/)
  await product.start()
  await deliver(panel)
})

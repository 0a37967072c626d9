import { expect, test } from 'vitest'
import { outboxPanelTexts } from '#content/texts/outboxPanel.ts'
import { openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { fillEnquiry, messageOf, notice, submitEnquiry } from '../support/enquiryForm.ts'
import { comeBackOnline, deliver, openOutbox } from '../support/outboxPanel.ts'
import { startProduct } from '../support/product.ts'
import { startWire } from '../support/wire.ts'

const timeouts = { timeout: 30_000 }

test('OB-12 OB-31 twenty items leave oldest first, each once', async () => {
  await using product = await startProduct({ LIMITS: 'off' })
  await using wire = await startWire(product.url)
  await using someone = await visitor(withWorker)
  const { page } = someone
  await openPage(page, `${wire.url}/contact`)
  await storedForOffline(page)
  wire.fault = 'lose request'
  const texts = Array.from({ length: 20 }, (_, index) => `Number ${index + 1}`)
  for (const text of texts) {
    await fillEnquiry(page, { message: text })
    await submitEnquiry(page)
    await expect.poll(() => messageOf(page), timeouts).toBe('')
  }
  // Told to wait, none is tried again by its own timer, which knows no order.
  wire.keys.length = 0
  wire.fault = { answer: 503, body: '{}', headers: { 'retry-after': '600' } }
  await comeBackOnline(page)
  await expect.poll(() => new Set(wire.keys).size, { timeout: 30_000 }).toBe(texts.length)
  const panel = await openOutbox(page)
  await expect.poll(() => panel.locator('[data-item=waiting]').count(), timeouts).toBe(texts.length)
  wire.keys.length = 0
  wire.fault = 'none'
  await panel.getByRole('button', { name: 'Send all now' }).click()
  await panel.locator('[data-status]', { hasText: outboxPanelTexts.empty }).waitFor({ timeout: 30_000 })
  const arrived = (await product.cli('enquiries')) as { message: string }[]
  expect(arrived).toHaveLength(texts.length)
  expect(new Set(arrived.map(({ message }) => message))).toEqual(new Set(texts))
  // A UUIDv7 key contains its creation time.
  expect(wire.keys).toEqual([...wire.keys].sort())
})

test('OB-32 a very long text is cut in the panel and arrives whole', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  const long = 'नमस्ते, a long letter. '.repeat(2500)
  await openPage(page, `${product.url}/contact`)
  await storedForOffline(page)
  await product.stop()
  await fillEnquiry(page)
  // Typed through the browser's own input it would take longer than the journey.
  await page.locator('[data-form=enquiry] [name=message]').evaluate((field: HTMLTextAreaElement, text) => {
    field.value = text
  }, long)
  await submitEnquiry(page)
  await notice(page, 'info')
  const panel = await openOutbox(page)
  expect((await panel.locator('[data-written]').textContent())?.length).toBeLessThan(500)
  await panel.getByRole('button', { name: 'Show all' }).click()
  expect(await panel.locator('[data-written]').textContent()).toBe(long)
  await product.start()
  await deliver(panel)
  expect(await product.cli('enquiries')).toMatchObject([{ message: long }])
})

import { expect, test } from 'vitest'
import { openPage, returningVisitor, visitor } from '../support/browser.ts'
import { keptOnDevice } from '../support/deviceStorage.ts'
import { fillEnquiry, messageOf, notice, sample, submitEnquiry } from '../support/enquiryForm.ts'
import { pageIdle } from '../support/idle.ts'
import { lifetimeOf } from '../support/lifetime.ts'
import { outboxSize } from '../support/outboxSize.ts'
import { startProduct } from '../support/product.ts'
import { startWire } from '../support/wire.ts'

const sentText = 'Details sent! You will be contacted within 48-72 hours.'
const asKept = { name: 'Asha Rao', email: sample.email, message: sample.message, contactNumber: sample.contactNumber }

test('FM-10 FM-11 an enquiry online is stored once, the fields are cleared, the green notice leaves after three seconds', {
  tags: ['smoke'],
}, async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  await openPage(someone.page, `${product.url}/contact`)
  await fillEnquiry(someone.page)
  const stays = lifetimeOf(someone.page, '[data-notice=success]')
  await submitEnquiry(someone.page)
  expect(await notice(someone.page, 'success')).toBe(sentText)
  expect(await messageOf(someone.page)).toBe('')
  expect(await stays).toBeGreaterThan(2900)
  expect(await product.cli('enquiries')).toMatchObject([asKept])
  expect(someone.complaints).toEqual([])
})

test('OB-05 OB-07 an enquiry written while the server is away arrives exactly once after the browser was closed and reopened', {
  tags: ['smoke'],
}, async () => {
  await using product = await startProduct()
  await using visitor = await returningVisitor()
  {
    await using first = await visitor.open()
    await openPage(first.page, `${product.url}/contact`)
    await fillEnquiry(first.page)
    await product.stop()
    await submitEnquiry(first.page)
    expect(await notice(first.page, 'info')).toBe('Saved on this device. It will be sent when the connection returns.')
    expect(await messageOf(first.page)).toBe('')
  }
  await product.start()
  expect(await product.cli('enquiries')).toEqual([])
  await using second = await visitor.open()
  await openPage(second.page, `${product.url}/about`)
  await expect.poll(() => product.cli('enquiries'), { timeout: 30_000 }).toMatchObject([asKept])
  await openPage(second.page, `${product.url}/`)
  await pageIdle(second.page)
  await fillEnquiry(second.page, { message: 'Written later.' })
  await submitEnquiry(second.page)
  await notice(second.page, 'success')
  // A second copy of the first one would have been sent before this one.
  const messages = ((await product.cli('enquiries')) as { message: string }[]).map(({ message }) => message)
  expect(messages.sort()).toEqual([sample.message, 'Written later.'])
})

test('OB-13 OB-28 when the answer is lost after the server stored the enquiry, there is one row and one key', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor()
  await openPage(someone.page, `${wire.url}/contact`)
  wire.fault = 'lose answer'
  await fillEnquiry(someone.page)
  await submitEnquiry(someone.page)
  await notice(someone.page, 'info')
  expect(await product.cli('enquiries')).toHaveLength(1)
  wire.fault = 'none'
  await openPage(someone.page, `${wire.url}/contact`)
  await expect.poll(() => wire.keys.length, { timeout: 30_000 }).toBeGreaterThan(1)
  await expect.poll(() => outboxSize(someone.page), { timeout: 30_000 }).toBe(0)
  expect(new Set(wire.keys).size).toBe(1)
  expect(await product.cli('enquiries')).toHaveLength(1)
})

test('FM-12b FM-17 OB-16 a refusal shows the failure text, keeps the fields and queues nothing', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor()
  await openPage(someone.page, `${wire.url}/contact`)
  wire.fault = { answer: 400, body: '{"message":"The desk is closed."}' }
  await fillEnquiry(someone.page)
  await submitEnquiry(someone.page)
  expect(await notice(someone.page, 'error')).toBe('Failed to submit: The desk is closed.')
  expect(await messageOf(someone.page)).toBe(sample.message)
  expect(await outboxSize(someone.page)).toBe(0)
})

test('FM-13 FM-14 FM-15 without a message in the answer the status is named', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor()
  await openPage(someone.page, `${wire.url}/contact`)
  await fillEnquiry(someone.page)
  for (const body of ['{}', '<p>no JSON</p>', '']) {
    wire.fault = { answer: 500, body }
    await submitEnquiry(someone.page)
    expect(await notice(someone.page, 'error')).toBe('Failed to submit: HTTP error! Status: 500')
    await someone.page.locator('[data-notice]').waitFor({ state: 'detached' })
  }
})

test('FM-19 the same text submitted again after a failure keeps its key, changed text gets a new one', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor()
  await openPage(someone.page, `${wire.url}/contact`)
  wire.fault = { answer: 503, body: '{"message":"Busy."}' }
  await fillEnquiry(someone.page)
  await submitEnquiry(someone.page)
  await notice(someone.page, 'error')
  await someone.page.locator('[data-notice]').waitFor({ state: 'detached' })
  await submitEnquiry(someone.page)
  await notice(someone.page, 'error')
  await someone.page.locator('[data-notice]').waitFor({ state: 'detached' })
  wire.fault = 'none'
  await fillEnquiry(someone.page, { message: 'Another text.' })
  await submitEnquiry(someone.page)
  await notice(someone.page, 'success')
  const [first, again, changed] = wire.keys
  expect(again).toBe(first)
  expect(changed).not.toBe(first)
  expect(await product.cli('enquiries')).toHaveLength(1)
})

test('a half-written enquiry survives a reload', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  await openPage(someone.page, `${product.url}/contact`)
  await fillEnquiry(someone.page)
  await keptOnDevice(someone.page, sample.message)
  await someone.page.reload()
  await expect.poll(() => messageOf(someone.page)).toBe(sample.message)
})

test('OB-27 without IndexedDB and without a connection the failure text is shown and the fields keep their values', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  await someone.context.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
  })
  await openPage(someone.page, `${product.url}/contact`)
  await fillEnquiry(someone.page)
  await product.stop()
  await submitEnquiry(someone.page)
  expect(await notice(someone.page, 'error')).toMatch(/^Failed to submit: /)
  expect(await messageOf(someone.page)).toBe(sample.message)
})

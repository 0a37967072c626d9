import { expect, test } from 'vitest'
import { openPage, visitor, withWorker } from '../support/browser.ts'
import { fillEnquiry, messageOf, notice, sample, submitEnquiry } from '../support/enquiryForm.ts'
import { comeBackOnline, deliver, openOutbox, outboxButton, saveCutOff, saveEnquiry } from '../support/outboxPanel.ts'
import { outboxSize } from '../support/outboxSize.ts'
import { startProduct } from '../support/product.ts'
import { startWire } from '../support/wire.ts'

const timeouts = { timeout: 30_000 }

test('OB-14 a server that says nothing for eight seconds counts as no answer: the enquiry is saved, no spinner turns for ever', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, `${wire.url}/contact`)
  wire.fault = 'no answer'
  await fillEnquiry(page)
  const began = Date.now()
  await submitEnquiry(page)
  await page.locator('[data-notice=info]').waitFor({ timeout: 30_000 })
  expect(Date.now() - began).toBeGreaterThan(7000)
  expect(await messageOf(page)).toBe('')
  await expect.poll(() => outboxButton(page).count(), timeouts).toBe(1)
})

test('OB-15 OB-15b OB-16b a first try answered with 500, 503 or 429 is refused: the fields stay and nothing is queued', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, `${wire.url}/contact`)
  await fillEnquiry(page)
  for (const answer of [500, 503, 429]) {
    wire.fault = { answer, body: '{"message":"Not now."}', headers: { 'retry-after': '60' } }
    await submitEnquiry(page)
    expect(await notice(page, 'error')).toBe('Failed to submit: Not now.')
    expect(await messageOf(page)).toBe(sample.message)
    expect(await outboxSize(page)).toBe(0)
    expect(await outboxButton(page).count()).toBe(0)
    await page.locator('[data-notice]').waitFor({ state: 'detached' })
  }
})

test('OB-17 OB-19 OB-28 on replay 408, 425, 500 and 503 keep the item under its key until it passes', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor(withWorker)
  const { page } = someone
  await saveCutOff(page, wire.url, 'Patient.', () => {
    wire.fault = 'lose request'
  })
  const panel = await openOutbox(page)
  const step = panel.locator('[data-item=waiting] [aria-current=step]')
  for (const answer of [408, 425, 500, 503]) {
    wire.fault = { answer, body: '{"message":"Later, please."}' }
    // It says how many times it was tried.
    const before = await step.textContent()
    await panel.getByRole('button', { name: 'Send now' }).click()
    await expect.poll(() => step.textContent(), timeouts).not.toBe(before)
    await expect.poll(() => step.textContent(), timeouts).toContain('The server is busy')
  }
  wire.fault = 'none'
  await deliver(panel)
  expect(new Set(wire.keys).size).toBe(1)
  expect(await product.cli('enquiries')).toHaveLength(1)
})

test('OB-18 Retry-After is honoured, whatever says meanwhile that the connection is back', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, `${wire.url}/contact`)
  wire.fault = 'lose request'
  await saveEnquiry(page, 'In six seconds.')
  wire.fault = { answer: 503, body: '{}', headers: { 'retry-after': '6' } }
  const before = wire.keys.length
  await comeBackOnline(page)
  await expect.poll(() => wire.keys.length, timeouts).toBe(before + 1)
  const asked = wire.times.at(-1) ?? 0
  wire.fault = 'none'
  await comeBackOnline(page)
  await outboxButton(page).waitFor({ state: 'detached', timeout: 20_000 })
  expect((wire.times.at(-1) ?? 0) - asked).toBeGreaterThanOrEqual(5900)
})

test('OB-24 a reload during a replay loses nothing and doubles nothing', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, `${wire.url}/contact`)
  wire.fault = 'lose request'
  await saveEnquiry(page, 'Reloaded.')
  const before = wire.keys.length
  wire.fault = 'keep answer back'
  await comeBackOnline(page)
  await expect.poll(() => wire.keys.length, timeouts).toBe(before + 1)
  // Before the reload, which may be slow: the next page must not meet the fault, too.
  wire.fault = 'none'
  await page.reload()
  await expect.poll(() => outboxSize(page), timeouts).toBe(0)
  expect(await product.cli('enquiries')).toHaveLength(1)
  expect(new Set(wire.keys).size).toBe(1)
})

test('OB-25 a tab closed during a replay leaves the item to the next one', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor()
  const { page, context } = someone
  await openPage(page, `${wire.url}/contact`)
  wire.fault = 'lose request'
  await saveEnquiry(page, 'Closed.')
  const before = wire.keys.length
  wire.fault = 'keep answer back'
  await comeBackOnline(page)
  await expect.poll(() => wire.keys.length, timeouts).toBe(before + 1)
  await page.close()
  wire.fault = 'none'
  const next = await context.newPage()
  await openPage(next, `${wire.url}/about`)
  await expect.poll(() => outboxSize(next), timeouts).toBe(0)
  expect(await product.cli('enquiries')).toHaveLength(1)
})

test('OB-26 OB-33 the server dies during a request and stays away for a while: nothing is lost, one effect', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor()
  const { page } = someone
  await openPage(page, `${wire.url}/contact`)
  wire.fault = 'keep answer back'
  await fillEnquiry(page)
  await submitEnquiry(page)
  await expect.poll(() => wire.keys.length, timeouts).toBe(1)
  await expect.poll(() => product.cli('enquiries'), timeouts).toHaveLength(1)
  await product.stop('SIGKILL')
  wire.dropAll()
  await notice(page, 'info')
  wire.fault = 'none'
  // The connection is back, the server is not.
  await comeBackOnline(page)
  await expect.poll(() => wire.keys.length, timeouts).toBeGreaterThan(1)
  expect(await outboxSize(page)).toBe(1)
  await product.start()
  await comeBackOnline(page)
  await outboxButton(page).waitFor({ state: 'detached', timeout: 30_000 })
  expect(await product.cli('enquiries')).toHaveLength(1)
  expect(new Set(wire.keys).size).toBe(1)
})

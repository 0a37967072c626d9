import { expect, test } from 'vitest'
import { violations } from '../support/axe.ts'
import { visitor, withWorker } from '../support/browser.ts'
import { comeBackOnline, openOutbox, saveCutOff, saveEnquiry } from '../support/outboxPanel.ts'
import { startProduct } from '../support/product.ts'
import { startWire } from '../support/wire.ts'

test('the open outbox has no fault that axe can find, in light and in dark', async () => {
  await using product = await startProduct()
  await using wire = await startWire(product.url)
  await using someone = await visitor(withWorker)
  const { page } = someone
  await saveCutOff(page, wire.url, 'One that waits.', () => {
    wire.fault = 'lose request'
  })
  wire.fault = { answer: 400, body: '{"message":"One that is refused."}' }
  await comeBackOnline(page)
  await page.locator('header [data-outbox][aria-label*="needs your attention"]').waitFor()
  wire.fault = 'lose request'
  await saveEnquiry(page, 'Another that waits.')
  const panel = await openOutbox(page)
  expect(await violations(page)).toEqual([])
  await panel.getByRole('button', { name: 'Edit' }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page)).toEqual([])
})

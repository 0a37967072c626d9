import { expect, test } from 'vitest'
import { openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { fillEnquiry, notice, submitEnquiry } from '../support/enquiryForm.ts'
import { comeBackOnline, outboxButton, saveEnquiry } from '../support/outboxPanel.ts'
import { outboxSize } from '../support/outboxSize.ts'
import { startProduct } from '../support/product.ts'

const timeouts = { timeout: 30_000 }

/** Upgrades the site's database by one store as its next version does, and says how that ended. */
function upgrade(): Promise<string> {
  return new Promise((resolve) => {
    const reading = indexedDB.open('site')
    reading.onsuccess = () => {
      const { version } = reading.result
      reading.result.close()
      const opening = indexedDB.open('site', version + 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('later')
      opening.onerror = () => resolve(String(opening.error))
      opening.onsuccess = () => {
        // As a tab of the next version, it stays open.
        resolve([...opening.result.objectStoreNames].includes('later') ? 'upgraded' : 'no new store')
      }
    }
  })
}

test('OB-06 while items wait, a next version adds a store beside two open tabs and the worker: nothing hangs, and all is sent once', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await openPage(page, `${product.url}/contact`)
  await storedForOffline(page)
  await product.stop()
  await saveEnquiry(page, 'Waits for the upgrade.')
  const other = await context.newPage()
  await openPage(other, `${product.url}/contact`)
  await outboxButton(other).waitFor(timeouts)
  const next = await context.newPage()
  await openPage(next, `${product.url}/about`)
  expect(await next.evaluate(upgrade)).toBe('upgraded')

  // Tabs of the version before read and write on.
  expect(await outboxSize(page)).toBe(1)
  await saveEnquiry(other, 'Written after the upgrade.')
  await expect.poll(() => outboxButton(page).textContent(), timeouts).toContain('2')
  await product.start()
  await comeBackOnline(page)
  await expect.poll(() => outboxSize(page), timeouts).toBe(0)
  await fillEnquiry(other, { message: 'Sent after the upgrade.' })
  await submitEnquiry(other)
  await notice(other, 'success')
  const messages = ((await product.cli('enquiries')) as { message: string }[]).map(({ message }) => message)
  expect(messages.sort()).toEqual(['Sent after the upgrade.', 'Waits for the upgrade.', 'Written after the upgrade.'])
  expect(someone.complaints).toEqual([])
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { someArticle } from '../support/addresses.ts'
import { openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { fillEnquiry, messageOf, notice, submitEnquiry } from '../support/enquiryForm.ts'
import { holdReplays, outboxButton } from '../support/outboxPanel.ts'
import { outboxSize } from '../support/outboxSize.ts'
import { startProduct } from '../support/product.ts'
import { type DeviceData, frozenDevice, versions } from '../upgrade/frozen.ts'

const timeouts = { timeout: 30_000 }

/** Puts on an empty device what that version had written there. */
function putBack({ databaseVersion, stores, local }: DeviceData): Promise<void> {
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('site', databaseVersion)
    opening.onupgradeneeded = () => {
      for (const [name, records] of Object.entries(stores)) {
        const store = opening.result.createObjectStore(name)
        for (const [key, record] of Object.entries(records)) store.put(record, key)
      }
    }
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
  })
}

/** Upgrades the site's database by one store as a version after this one does; as a tab of it, it stays open. */
function upgrade(): Promise<number> {
  return new Promise((resolve, reject) => {
    const reading = indexedDB.open('site')
    reading.onsuccess = () => {
      const { version } = reading.result
      reading.result.close()
      const opening = indexedDB.open('site', version + 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('later')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => resolve(opening.result.version)
    }
  })
}

/** All records of a store, through whichever version the database has. */
function recordsOf(page: Page, store: string): Promise<unknown[]> {
  return page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open('site')
        opening.onsuccess = () => {
          const all = opening.result.transaction(name).objectStore(name).getAll()
          all.onsuccess = () => {
            opening.result.close()
            resolve(all.result)
          }
        }
      }),
    store,
  )
}

test.each(versions)(
  'OB-06 what a device has of %s goes through an upgrade with two open tabs and the worker, and is used on by tabs of before: what waits is sent once, all else is there',
  async (version) => {
    const data = frozenDevice(version)
    await using product = await startProduct()
    await using someone = await visitor(withWorker)
    const { page: seeding, context } = someone
    await seeding.goto(`${product.url}/robots.txt`)
    await seeding.evaluate(putBack, data)
    const letGo = await holdReplays(seeding)

    const page = await context.newPage()
    await openPage(page, `${product.url}/contact`)
    await storedForOffline(page)
    const other = await context.newPage()
    await openPage(other, product.url + someArticle)
    const waiting = Object.keys(data.stores.items ?? {}).length
    expect(await outboxSize(page)).toBe(waiting)
    await outboxButton(other).waitFor(timeouts)

    expect(await seeding.evaluate(upgrade)).toBeGreaterThan(data.databaseVersion)
    await letGo()
    await expect.poll(() => outboxSize(page), timeouts).toBe(0)
    expect(await messageOf(page)).toBe('Typed, not sent.')
    // A tab of the version before, opened after the upgrade, reads on: so one goes back on a device.
    await openPage(page, `${product.url}/contact`)
    expect(await messageOf(page)).toBe('Typed, not sent.')
    await fillEnquiry(page, { message: 'Sent after the upgrade.' })
    await submitEnquiry(page)
    await notice(page, 'success')

    const messages = ((await product.cli('enquiries')) as { message: string }[]).map(({ message }) => message)
    expect(messages.sort()).toEqual(['Sent after the upgrade.', 'Waits since this version.'])
    const thread = (await (await fetch(`${product.url}/api/comments/blog1`)).json()) as { text: string }[]
    expect(thread.map(({ text }) => text)).toEqual(['Written offline.'])

    // All that is kept, and the visitor's choices, are as they were written.
    const local = await page.evaluate(() => ({ ...localStorage }))
    const kept = Object.entries(data.local).filter(([key]) => !/^(?:draft|reading):/.test(key))
    expect(local).toMatchObject(Object.fromEntries(kept))
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    for (const store of ['shares', 'comments', 'library'])
      expect(await recordsOf(page, store), store).toEqual(
        expect.arrayContaining(Object.values(data.stores[store] ?? {})),
      )
    expect(await recordsOf(page, 'receipts')).toHaveLength(Object.keys(data.stores.receipts ?? {}).length + waiting + 1)
    expect(someone.complaints).toEqual([])
  },
)

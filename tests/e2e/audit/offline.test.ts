import { expect, test } from 'vitest'
import { home } from '#content/pages/home.ts'
import { replayLock } from '#device/outbox/item.ts'
import { otherArticle, otherArticleId } from '../../support/addresses.ts'
import { fireBackgroundSync } from '../../support/backgroundSync.ts'
import { openPage, storedForOffline, visitor, withWorker } from '../../support/browser.ts'
import { keptOnDevice } from '../../support/deviceStorage.ts'
import { holdReplays, saveCutOff } from '../../support/outboxPanel.ts'
import { startProduct } from '../../support/product.ts'

const timeouts = { timeout: 10_000 }

function comment(url: string, text: string): Promise<Response> {
  return fetch(`${url}/api/comments/${otherArticleId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ text, username: 'Asha', phone: '', email: '' }),
  })
}

test('OF-02 OF-11 after the first visit a worker controls the page, and the start address of the manifest opens offline', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  await openPage(page, product.url)
  await storedForOffline(page)
  const manifest = await (await fetch(`${product.url}/manifest.webmanifest`)).json()
  await product.stop()
  const answer = await page.goto(new URL(manifest.start_url, product.url).href)
  expect(answer?.status()).toBe(200)
  expect(answer?.fromServiceWorker()).toBe(true)
  expect(await page.locator('h1').textContent()).toContain(home.hero.titleLines[0])
  // The fonts come with the page and not with what starts after its first lines.
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  )
  const first = (part: RegExp) => asked.find(({ name }) => part.test(name))?.startTime ?? Number.POSITIVE_INFINITY
  expect(first(/\/serif-/)).toBeLessThan(first(/\/assets\/(?!head-)[^?]*\.js$/))
})

test('OF-17 back online everything is fresh: comments written meanwhile are there, and nothing mentions a copy', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  await comment(product.url, 'Written before.')
  await openPage(page, product.url + otherArticle)
  await storedForOffline(page)
  await page.locator('#comments-title').scrollIntoViewIfNeeded()
  await page.getByText('Written before.').waitFor()
  // The copy is written after the thread is shown; leaving in that moment leaves none.
  await keptOnDevice(page, 'Written before.')
  await product.stop()
  await openPage(page, product.url + otherArticle)
  await page.locator('#comments-title').scrollIntoViewIfNeeded()
  await page.getByText(/^As of .*, from the copy on this device/).waitFor()
  await product.start()
  await comment(product.url, 'Written meanwhile.')
  await openPage(page, product.url + otherArticle)
  await page.locator('#comments-title').scrollIntoViewIfNeeded()
  await page.getByText('Written meanwhile.').waitFor()
  expect(await page.getByText(/from the copy on this device/).count()).toBe(0)
})

test('SC-05 one Web Lock covers page and worker: while a page replays, the worker waits for its turn', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  await saveCutOff(page, product.url, 'Guarded by one lock.', product.stop)
  await holdReplays(page)
  await product.start()
  await fireBackgroundSync(context, product.url)
  const waiting = () =>
    page.evaluate(async (name) => {
      const { held = [], pending = [] } = await navigator.locks.query()
      const own = held.find((lock) => lock.name === name)?.clientId
      return pending.filter((lock) => lock.name === name && lock.clientId !== own).length
    }, replayLock)
  await expect.poll(waiting, timeouts).toBeGreaterThan(0)
  expect(await product.cli('enquiries')).toEqual([])
  // With the page its lock goes, and the worker's turn has come.
  await page.close()
  await expect.poll(() => product.cli('enquiries'), timeouts).toMatchObject([{ message: 'Guarded by one lock.' }])
})

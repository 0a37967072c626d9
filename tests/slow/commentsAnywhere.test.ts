import { expect, test } from 'vitest'
import { openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { outboxSize } from '../support/outboxSize.ts'
import { startProduct } from '../support/product.ts'
import { commentsOf, openThread, postComment, rowOf, toast, write } from '../support/thread.ts'

const saved = 'Saved on this device. It will be sent when the connection returns.'
const unreachable = 'Could not load comments. Please try again later. Details: the server could not be reached'
const failure = '#comments p[role=alert]'

test('CM-06 OF-05 OB-08 OB-09 on an article that was never opened before, offline, a comment can be written; back online it arrives once, the thread loads, and what is being typed stays', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  const before = await postComment(product.url, 'blog7', { text: 'Already here', username: 'Asha' })
  await openPage(page, product.url)
  await storedForOffline(page)
  await context.setOffline(true)
  await openThread(page, product.url, 'blog7')
  expect(await page.locator(failure).textContent()).toBe(unreachable)
  await write(page, 'comment', 'Written on a plane')
  await toast(page, saved)
  const waiting = page.locator('#comments [data-pending=waiting]')
  await waiting.waitFor()
  expect(await waiting.locator('.chip').textContent()).toBe('Waiting to send')
  const field = page.locator('[data-form=comment] [name=text]')
  await field.fill('A second thought')
  await field.evaluate((node: HTMLTextAreaElement) => {
    node.dataset.same = ''
    node.setSelectionRange(2, 8)
  })
  await context.setOffline(false)
  await rowOf(page, before).waitFor({ timeout: 30_000 })
  await expect.poll(() => page.locator('#comments [data-pending]').count(), { timeout: 30_000 }).toBe(0)
  expect(await page.locator(failure).count()).toBe(0)
  await expect
    .poll(() => page.locator('#comments .rows article p[dir=auto]').allTextContents(), { timeout: 30_000 })
    .toEqual(['Already here', 'Written on a plane'])
  const kept = await page.locator('[data-form=comment] [data-same]').evaluate((node: HTMLTextAreaElement) => ({
    text: node.value,
    selection: [node.selectionStart, node.selectionEnd],
    focused: document.activeElement === node,
  }))
  expect(kept).toEqual({ text: 'A second thought', selection: [2, 8], focused: true })
  expect((await commentsOf(product.url, 'blog7')).map(({ text }) => text)).toEqual([
    'Already here',
    'Written on a plane',
  ])
  expect(await product.cli('comments')).toHaveLength(2)
  await expect.poll(() => outboxSize(page), { timeout: 30_000 }).toBe(0)
  expect(someone.complaints).toEqual([])
})

test('OB-08 a comment waiting on an article whose thread was never loaded is shown there after a cold start offline', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  await openPage(page, product.url)
  await storedForOffline(page)
  await product.stop()
  await openThread(page, product.url, 'blog8')
  await write(page, 'comment', 'Still waiting')
  await toast(page, saved)
  await openThread(page, product.url, 'blog8')
  await page.locator('#comments [data-pending=waiting]', { hasText: 'Still waiting' }).waitFor()
  expect(await page.locator(failure).textContent()).toBe(unreachable)
  expect(await page.locator('[data-form=comment]').count()).toBe(1)
  await product.start()
  // Nobody says that the server is back: the page finds out.
  await expect.poll(() => page.locator(failure).count(), { timeout: 40_000 }).toBe(0)
  await expect.poll(() => outboxSize(page), { timeout: 40_000 }).toBe(0)
  expect((await commentsOf(product.url, 'blog8')).map(({ text }) => text)).toEqual(['Still waiting'])
})

test('CM-06 when the script of the thread does not arrive, the page says so and how to write instead; it is requested again when the connection returns', async () => {
  await using product = await startProduct()
  await using someone = await visitor()
  const { page } = someone
  const there = await postComment(product.url, 'blog9', { text: 'Already here' })
  let asked = 0
  await page.route(/\/assets\/packed\/Thread-[^/]*\.js/, (route) => {
    asked += 1
    return route.abort('internetdisconnected')
  })
  await openThread(page, product.url, 'blog9')
  await page.locator('#comments [role=alert]').waitFor()
  expect(await page.locator('#comments').textContent()).toContain('You can write to us at')
  expect(asked).toBeGreaterThan(0)
  await page.evaluate(() => {
    document.body.dataset.notReloaded = ''
  })
  await page.unroute(/\/assets\/packed\/Thread-[^/]*\.js/)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await rowOf(page, there).waitFor()
  await write(page, 'comment', 'Now it works')
  await page.locator('#comments article', { hasText: 'Now it works' }).waitFor()
  expect(await page.locator('body[data-not-reloaded]').count()).toBe(1)
  expect(await page.locator('#comments [role=alert] p, #comments p[role=alert]').count()).toBe(0)
})

test('"Remove from this device" removes the stored threads too, and none is stored again unasked', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  const comment = await postComment(product.url, 'blog1', { text: 'Seen once' })
  const read = async () => {
    await openThread(page, product.url, 'blog1')
    await rowOf(page, comment).waitFor()
  }
  const threads = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open('site')
      // Looking must not make it, or the page would find it without its store.
      opening.onupgradeneeded = () => opening.transaction?.abort()
      const database = await new Promise<IDBDatabase | undefined>((resolve) => {
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => resolve(undefined)
      })
      if (!database) return 0
      const counting = database.transaction('comments').objectStore('comments').count()
      const count = await new Promise<number>((resolve) => {
        counting.onsuccess = () => resolve(counting.result)
      })
      database.close()
      return count
    })
  await openPage(page, product.url)
  await storedForOffline(page)
  await read()
  await expect.poll(threads).toBe(1)
  await openPage(page, `${product.url}/blogs`)
  const storage = page.locator('[data-offline-storage]')
  await storage.scrollIntoViewIfNeeded()
  await storage.getByRole('button', { name: 'Remove from this device' }).click()
  await page.getByText('Removed. Your unsent messages are still here.').waitFor()
  expect(await threads()).toBe(0)
  await read()
  await openPage(page, `${product.url}/blogs`)
  expect(await threads()).toBe(0)
  await storage.scrollIntoViewIfNeeded()
  await storage.getByRole('button', { name: 'Store on this device' }).click()
  await page.getByText('Everything is stored.').waitFor({ timeout: 30_000 })
  await read()
  await expect.poll(threads).toBe(1)
})

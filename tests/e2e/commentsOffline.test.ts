import { expect, test } from 'vitest'
import { openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { comeBackOnline, holdReplays, openOutbox } from '../support/outboxPanel.ts'
import { outboxSize } from '../support/outboxSize.ts'
import { startProduct } from '../support/product.ts'
import { commentsOf, deleteComment, openThread, postComment, report, rowOf, toast, write } from '../support/thread.ts'

const saved = 'Saved on this device. It will be sent when the connection returns.'

test("OB-08 OB-09 OF-12 a comment and a reply written while the server is away wait in the thread, in both tabs, survive a reload, and become the server's in place, once each", {
  tags: ['smoke'],
}, async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page, context } = someone
  const parent = await postComment(product.url, 'blog1', { text: 'Already here', username: 'Asha' })
  await openPage(page, product.url)
  await storedForOffline(page)
  await openThread(page, product.url, 'blog1')
  await rowOf(page, parent).waitFor()
  const other = await context.newPage()
  await openThread(other, product.url, 'blog1')
  await rowOf(other, parent).waitFor()
  await product.stop()
  await write(page, 'comment', 'Written without a connection')
  await toast(page, saved)
  await rowOf(page, parent).getByRole('button', { name: 'Reply' }).click()
  await write(page, 'reply', 'Answered without a connection')
  await toast(page, saved)
  const texts = ['Already here', 'Answered without a connection', 'Written without a connection']
  const shown = (tab: typeof page) => tab.locator('#comments .rows article p[dir=auto]').allTextContents()
  for (const tab of [page, other]) {
    await expect.poll(() => shown(tab)).toEqual(texts)
    await expect
      .poll(() => tab.locator('[data-pending=waiting] .chip').allTextContents())
      .toEqual(['Waiting to send', 'Waiting to send'])
  }
  await page.reload()
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await expect.poll(() => shown(page)).toEqual(texts)
  const copy = await page.locator('#comments .copy').textContent()
  expect(copy).toMatch(/^As of .*\d{4}.*, from the copy on this device\./)
  await product.start()
  await Promise.all([comeBackOnline(page), comeBackOnline(other)])
  for (const tab of [page, other]) {
    await expect.poll(() => tab.locator('[data-pending]').count(), { timeout: 30_000 }).toBe(0)
    await expect.poll(() => shown(tab)).toEqual(texts)
  }
  await page.locator('#comments .copy').waitFor({ state: 'detached' })
  const [first, second] = await commentsOf(product.url, 'blog1')
  expect(first?.replies.map(({ text }) => text)).toEqual(['Answered without a connection'])
  expect(second?.text).toBe('Written without a connection')
  for (const one of [...(first?.replies ?? []), second]) await rowOf(page, one ?? parent).waitFor()
  expect(await product.cli('comments')).toHaveLength(3)
  expect(await outboxSize(page)).toBe(0)
  expect(someone.complaints).toEqual([])
})

test('a waiting comment can be edited and removed in its place', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  await openPage(page, product.url)
  await storedForOffline(page)
  await openThread(page, product.url, 'blog2')
  await page.locator('[data-form=comment]').waitFor()
  await product.stop()
  await write(page, 'comment', 'To be changed')
  await toast(page, saved)
  await write(page, 'comment', 'To be removed')
  await toast(page, saved)
  // An item in flight can be neither removed nor changed.
  const sendAgain = await holdReplays(page)
  const waiting = page.locator('[data-pending]')
  await waiting.nth(1).getByRole('button', { name: 'Remove' }).click()
  await waiting.nth(1).getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => waiting.count()).toBe(1)
  await waiting.getByRole('button', { name: 'Edit' }).click()
  await page.locator('[data-form=edit] [name=text]').fill('Changed')
  await page.locator('[data-form=edit]').getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => waiting.locator('p[dir=auto]').allTextContents()).toEqual(['Changed'])
  await sendAgain()
  await product.start()
  await comeBackOnline(page)
  await expect.poll(() => waiting.count(), { timeout: 30_000 }).toBe(0)
  expect((await commentsOf(product.url, 'blog2')).map(({ text }) => text)).toEqual(['Changed'])
})

test('OB-10 a report made while the server is away is saved, waits in the outbox and arrives once', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  const comment = await postComment(product.url, 'blog3', { text: 'Rude words' })
  await openPage(page, product.url)
  await storedForOffline(page)
  await openThread(page, product.url, 'blog3')
  await rowOf(page, comment).waitFor()
  await product.stop()
  await report(page, rowOf(page, comment), 'It is rude')
  await toast(page, saved)
  const panel = await openOutbox(page)
  expect(await panel.locator('[data-item]').textContent()).toMatch(/^Report of a comment.*It is rude/)
  await page.keyboard.press('Escape')
  await product.start()
  await comeBackOnline(page)
  await expect.poll(() => outboxSize(page), { timeout: 30_000 }).toBe(0)
  expect(await product.cli('reports')).toMatchObject([{ reason: 'It is rude' }])
})

test('OB-20 a reply to a comment that was deleted meanwhile needs attention and says why; its text is kept', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  const parent = await postComment(product.url, 'blog4', { text: 'Soon gone', username: 'Asha' })
  await openPage(page, product.url)
  await storedForOffline(page)
  await openThread(page, product.url, 'blog4')
  await rowOf(page, parent).getByRole('button', { name: 'Reply' }).click()
  await product.stop()
  await write(page, 'reply', 'A long and careful answer')
  await toast(page, saved)
  await deleteComment(product, parent)
  await product.start()
  await comeBackOnline(page)
  const row = page.locator('[data-pending=needs-attention]')
  await row.waitFor({ timeout: 30_000 })
  expect(await row.locator('.chip').textContent()).toBe('Needs attention')
  expect(await row.locator('.refused').textContent()).toMatch(
    /^It was not accepted: The comment you are replying to has been deleted\./,
  )
  expect(await row.locator('p[dir=auto]').textContent()).toBe('A long and careful answer')
  await page.reload()
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await row.waitFor()
  expect(await row.locator('p[dir=auto]').textContent()).toBe('A long and careful answer')
  await expect.poll(() => rowOf(page, parent).textContent()).toContain('This comment has been deleted.')
  expect(await commentsOf(product.url, 'blog4')).toMatchObject([{ deleted: true, replies: [] }])
})

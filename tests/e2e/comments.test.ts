import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { productForAllTests, visitorForAllTests } from '../support/forAllTests.ts'
import { outboxSize } from '../support/outboxSize.ts'
import { startProduct } from '../support/product.ts'
import { commentsOf, deleteComment, openThread, postComment, report, rowOf, toast, write } from '../support/thread.ts'
import { startWire, type Wire } from '../support/wire.ts'

const site = productForAllTests({ LIMITS: 'off' })
const someone = visitorForAllTests()
let wire: Wire
beforeAll(async () => {
  wire = await startWire(site.url)
})
afterAll(() => wire[Symbol.asyncDispose]())

const textField = (kind: 'comment' | 'reply') => someone.page.locator(`[data-form=${kind}] [name=text]`)
const problem = (kind: 'comment' | 'reply') => someone.page.locator(`[data-form=${kind}] [role=alert] p`)
const texts = () => someone.page.locator('#comments .rows article p[dir=auto]').allTextContents()

test("CM-01 CM-02 CM-03 CM-04 comments are requested by the article's id; a message shows while they load, then they are nested, with author and date", async () => {
  const { page } = someone
  const first = await postComment(site.url, 'blog1', { text: 'A question', username: 'Asha' })
  const reply = await postComment(site.url, 'blog1', { text: 'An answer' }, first._id)
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/api/comments/blog1', async (route) => {
    await held
    await route.continue()
  })
  await openThread(page, wire.url, 'blog1')
  await page.getByText('Loading comments...', { exact: true }).waitFor()
  goOn()
  await rowOf(page, reply).waitFor()
  expect(await texts()).toEqual(['A question', 'An answer'])
  expect(await rowOf(page, first).locator('.who').textContent()).toMatch(/^Asha.*\d{4}/)
  expect(await rowOf(page, reply).getAttribute('aria-label')).toBe('Anonymous, answering Asha')
  const [outer, inner] = await Promise.all([rowOf(page, first).boundingBox(), rowOf(page, reply).boundingBox()])
  expect(inner?.x).toBeGreaterThan(outer?.x ?? 0)
  await page.unroute('**/api/comments/blog1')
})

test('CM-05 CM-06 an error status leaves only the sentence that says why; without a connection the form is there too', async () => {
  const { page } = someone
  const shown = () => page.locator('#comments [role=alert]').textContent()
  const says = 'Could not load comments. Please try again later. Details: '
  for (const status of [500, 404, 429]) {
    await page.route('**/api/comments/blog2', (route) => route.fulfill({ status, body: '{"message":"no"}' }))
    await openThread(page, wire.url, 'blog2')
    expect(await shown()).toBe(`${says}HTTP error! status: ${status}`)
    expect(await page.locator('#comments form, #comments .rows').count()).toBe(0)
    await page.unroute('**/api/comments/blog2')
  }
  await page.route('**/api/comments/blog2', (route) => route.abort('connectionrefused'))
  await openThread(page, wire.url, 'blog2')
  expect(await page.locator('#comments p[role=alert]').textContent()).toBe(`${says}the server could not be reached`)
  expect(await page.locator('[data-form=comment]').count()).toBe(1)
  await page.unroute('**/api/comments/blog2')
})

test('CM-11 CM-13 CM-16 an empty comment sends nothing; others are trimmed and appended in order as the server has them', async () => {
  const { page } = someone
  await openThread(page, wire.url, 'blog3')
  const sent = wire.keys.length
  await write(page, 'comment', ' \n ')
  expect(await problem('comment').textContent()).toBe('Comment cannot be empty.')
  expect(wire.keys).toHaveLength(sent)
  for (const text of ['  The first \n', 'The second', 'The third']) {
    await write(page, 'comment', text)
    await expect.poll(() => textField('comment').inputValue()).toBe('')
  }
  await expect.poll(texts).toEqual(['The first', 'The second', 'The third'])
  expect((await commentsOf(site.url, 'blog3')).map(({ text }) => text)).toEqual(await texts())
})

test('CM-20 CM-21 CM-22 CM-23 CM-24 one reply box at a time; a reply and a reply to it join the thread', async () => {
  const { page } = someone
  const one = await postComment(site.url, 'blog4', { text: 'One' })
  const two = await postComment(site.url, 'blog4', { text: 'Two' })
  await openThread(page, wire.url, 'blog4')
  await rowOf(page, one).getByRole('button', { name: 'Reply' }).click()
  await rowOf(page, two).getByRole('button', { name: 'Reply' }).click()
  await expect.poll(() => page.locator('[data-form=reply]').count()).toBe(1)
  await write(page, 'reply', '   ')
  expect(await problem('reply').textContent()).toBe('Reply cannot be empty.')
  await page.locator('[data-form=reply]').getByRole('button', { name: 'Cancel' }).click()
  await page.locator('[data-form=reply]').waitFor({ state: 'detached' })
  await rowOf(page, one).getByRole('button', { name: 'Reply' }).click()
  await write(page, 'reply', 'Under one')
  await page.locator('[data-form=reply]').waitFor({ state: 'detached' })
  await expect.poll(texts).toEqual(['One', 'Under one', 'Two'])
  const [
    {
      replies: [reply],
    } = one,
  ] = await commentsOf(site.url, 'blog4')
  await rowOf(page, reply ?? one)
    .getByRole('button', { name: 'Reply' })
    .click()
  await write(page, 'reply', 'Deeper')
  await expect.poll(texts).toEqual(['One', 'Under one', 'Deeper', 'Two'])
  const [again] = await commentsOf(site.url, 'blog4')
  expect(again?.replies[0]?.replies[0]?.text).toBe('Deeper')
})

test('CM-14 CM-25 a refused comment or reply says why, keeps its text, and nothing is queued', async () => {
  const { page } = someone
  const parent = await postComment(site.url, 'blog5', { text: 'Parent' })
  await openThread(page, wire.url, 'blog5')
  await rowOf(page, parent).getByRole('button', { name: 'Reply' }).click()
  const answers = [
    [503, '{"message":"The desk is full."}', 'The desk is full.'],
    [500, '{}', 'HTTP error! status: 500'],
    [502, '<p>no JSON</p>', 'HTTP error! status: 502'],
  ] as const
  for (const [answer, body, details] of answers) {
    wire.fault = { answer, body }
    for (const kind of ['comment', 'reply'] as const) {
      await write(page, kind, `My ${kind}`)
      await expect
        .poll(() => problem(kind).textContent())
        .toBe(`Failed to post ${kind}. Please try again. Details: ${details}`)
      expect(await textField(kind).inputValue()).toBe(`My ${kind}`)
    }
  }
  wire.fault = 'none'
  expect(await outboxSize(page)).toBe(0)
  expect(await texts()).toEqual(['Parent'])
})

test('CM-07 a deleted comment says so, cannot be answered or reported, and its text is not in the page', async () => {
  const { page } = someone
  const parent = await postComment(site.url, 'blog6', { text: 'To be forgotten', username: 'Rude' })
  const reply = await postComment(site.url, 'blog6', { text: 'It stays' }, parent._id)
  await deleteComment(site.product, parent)
  await openThread(page, wire.url, 'blog6')
  await rowOf(page, reply).waitFor()
  const row = rowOf(page, parent)
  expect(await row.locator('.who').textContent()).toBe('[Deleted Comment]')
  expect(await row.textContent()).toContain('This comment has been deleted.')
  expect(await row.getByRole('button').count()).toBe(0)
  expect(await page.content()).not.toMatch(/To be forgotten|Rude/)
  expect(await texts()).toEqual(['It stays'])
})

test('CM-30 CM-31 CM-32 CM-36 a report asks for a reason; cancelled, escaped or empty it sends nothing; sent it is acknowledged', async () => {
  const { page } = someone
  const comment = await postComment(site.url, 'blog7', { text: 'Rude words' })
  await openThread(page, wire.url, 'blog7')
  const button = rowOf(page, comment).getByRole('button', { name: 'Report' })
  const dialog = page.getByRole('dialog')
  const focused = () => button.evaluate((node) => node === document.activeElement)
  const sent = wire.keys.length
  await button.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(focused).toBe(true)
  await button.click()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(focused).toBe(true)
  await button.click()
  await dialog.getByRole('button', { name: 'Report' }).click()
  await dialog.getByText('Please give a reason.').waitFor()
  await page.keyboard.press('Escape')
  expect(wire.keys).toHaveLength(sent)
  await report(page, rowOf(page, comment), 'It is rude')
  await expect.poll(focused).toBe(true)
  await toast(page, 'Comment reported to admin.')
  expect(await site.product.cli('reports')).toMatchObject([{ reason: 'It is rude' }])
})

test('CM-33 CM-34 CM-35 a refused report says why in a toast, and the reason is there again', async () => {
  const { page } = someone
  const comment = await postComment(site.url, 'blog8', { text: 'Fine words' })
  await openThread(page, wire.url, 'blog8')
  const answers = [
    [400, '{"message":"Not this one."}', 'Not this one.'],
    [502, '<p>no JSON</p>', 'Server error (502): Unable to report comment'],
    [500, '{}', 'Failed to report comment'],
  ] as const
  for (const [answer, body, text] of answers) {
    wire.fault = { answer, body }
    await report(page, rowOf(page, comment), 'No reason')
    await toast(page, text, 'alert')
  }
  wire.fault = 'none'
  await rowOf(page, comment).getByRole('button', { name: 'Report' }).click()
  expect(await page.getByRole('dialog').getByLabel('Reason').inputValue()).toBe('No reason')
  expect(await outboxSize(page)).toBe(0)
})

test('CM-37 without an answer and without storage a comment, a reply and a report say so, and the texts stay', async () => {
  await using other = await visitor()
  await other.context.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
  })
  const { page } = other
  const comment = await postComment(site.url, 'blog9', { text: 'Read me' })
  await openThread(page, wire.url, 'blog9')
  await rowOf(page, comment).waitFor()
  wire.fault = 'lose request'
  await report(page, rowOf(page, comment), 'Some reason')
  await toast(page, 'Failed to report comment. Please try again.', 'alert')
  await write(page, 'comment', 'Kept in its field')
  await expect
    .poll(() => page.locator('[data-form=comment] [role=alert] p').allTextContents())
    .toEqual([expect.stringMatching(/^Failed to post comment\. Please try again\. Details: no connection/)])
  expect(await page.locator('[data-form=comment] [name=text]').inputValue()).toBe('Kept in its field')
  wire.fault = 'none'
})

test('a posted reply is in view, with the focus on it', async () => {
  const { page } = someone
  const parent = await postComment(site.url, 'blog5', { text: 'What papers are asked for?', username: 'Asha' })
  await page.setViewportSize({ width: 390, height: 700 })
  await openThread(page, site.url, 'blog5')
  await rowOf(page, parent).getByRole('button', { name: 'Reply' }).click()
  await write(page, 'reply', 'Those in the list above.')
  const reply = page.locator('#comments .rows article', { hasText: 'Those in the list above.' }).last()
  await expect.poll(() => reply.evaluate((row) => row === document.activeElement)).toBe(true)
  const { top, bottom } = await reply.evaluate((row) => row.getBoundingClientRect().toJSON())
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(700)
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('a thread that could not be loaded is there once the site answers again, without a word of the browser', async () => {
  await using product = await startProduct()
  await using visit = await visitor(withWorker)
  const { page } = visit
  await postComment(product.url, 'blog1', { text: 'Written before' })
  await openPage(page, product.url)
  await storedForOffline(page)
  await product.stop()
  await openThread(page, product.url, 'blog1')
  await page.getByText(/Could not load comments/).waitFor()
  await product.start()
  await page.getByText('Written before').waitFor({ timeout: 30_000 })
})

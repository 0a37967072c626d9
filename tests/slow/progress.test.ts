import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { articleCards } from '#content/articles.ts'
import { hydrated, moving, openPage, storedForOffline, visitor, withWorker } from '../support/browser.ts'
import { deviceText } from '../support/deviceStorage.ts'
import { drawn, pageIdle, scrollingEnded } from '../support/idle.ts'
import { startProduct } from '../support/product.ts'
import { watchScrolling } from '../support/scrolling.ts'

const [first] = articleCards
const offer = '[data-continue]'

/** Brings the heading to the top of the screen, as a reader comes to it. */
async function readTo(page: Page, heading: number): Promise<string> {
  const target = page.locator('article :is(h2, h3)[id]').nth(heading)
  await target.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 100))
  const kept = `"headingId":"${await target.getAttribute('id')}"`
  await expect.poll(() => deviceText(page), { timeout: 30_000 }).toContain(kept)
  return ((await target.textContent()) ?? '').replace(/^\d+\. /, '')
}

/** Lets so many milliseconds pass on the page's clock after the scrolling that was just asked for. */
async function scrolledFor(page: Page, milliseconds: number): Promise<void> {
  await drawn(page)
  await scrollingEnded(page)
  await page.clock.runFor(milliseconds)
}

async function toTheEnd(page: Page): Promise<void> {
  await page.locator('[data-read]').evaluate((end) => scrollTo(0, end.getBoundingClientRect().top + scrollY - 300))
  await page.getByText('Marked as read on this device').waitFor()
}

const mark = (page: Page) => page.locator('main li', { hasText: first?.displayName ?? '' }).locator('[data-read-mark]')

test('a reader goes on where he stopped, also offline, and the list shows what is left and what is read', async () => {
  await using product = await startProduct()
  await using someone = await visitor(withWorker)
  const { page } = someone
  const url = `${product.url}/blogs/${first?.slug}`
  await openPage(page, url)
  expect(await page.locator(offer).count()).toBe(0)
  const heading = await readTo(page, 3)
  await storedForOffline(page)
  await openPage(page, `${product.url}/blogs`)
  await expect.poll(() => mark(page).textContent()).toMatch(/^\d+ min left$/)

  await product.stop()
  await page.clock.install()
  await page.goto(url)
  await hydrated(page)
  await page.locator(offer).waitFor()
  expect(await page.locator(offer).textContent()).toContain(`Continue at “${heading}” · about`)
  // A look at the top does not lose the place.
  await page.mouse.wheel(0, 200)
  await scrolledFor(page, 900)
  await page.locator(offer).getByRole('button', { name: 'Continue' }).click()
  const target = page.locator('article :is(h2, h3)[id]').nth(3)
  await expect.poll(async () => Math.abs(((await target.boundingBox())?.y ?? 0) - 80)).toBeLessThan(3)
  expect(await page.locator(offer).count()).toBe(0)

  await toTheEnd(page)
  await page.goto(`${product.url}/blogs`)
  await hydrated(page)
  await expect.poll(() => mark(page).textContent()).toBe('Read')
  expect(someone.complaints).toEqual([])
})

test('BA-30 continuing far down an article shows that place at once: the page glides over one screen at most', async () => {
  await using product = await startProduct()
  await using someone = await visitor(moving)
  const { page } = someone
  await openPage(page, `${product.url}/blogs/${first?.slug}`)
  await readTo(page, 5)
  await page.evaluate(() => scrollTo(0, 0))
  await page.reload()
  await hydrated(page)
  await page.locator(offer).waitFor()
  const positions = await watchScrolling(page)
  const before = (await positions()).at(-1) ?? 0
  await page.locator(offer).getByRole('button', { name: 'Continue' }).click()
  const target = page.locator('article :is(h2, h3)[id]').nth(5)
  await expect.poll(async () => Math.abs(((await target.boundingBox())?.y ?? 0) - 80)).toBeLessThan(3)
  const seen = (await positions()).filter((position) => position !== before)
  const end = seen.at(-1) ?? 0
  expect(end - before).toBeGreaterThan(3 * 800)
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(end - 801)
  // It glides: the reader sees which way it goes.
  expect(new Set(seen).size).toBeGreaterThan(1)
})

test('an article is marked as unread again, and all places are forgotten in the library', async () => {
  await using product = await startProduct()
  await using someone = await visitor({ reducedMotion: 'reduce' })
  const { page } = someone
  await page.clock.install()
  await openPage(page, `${product.url}/blogs/${first?.slug}`)
  await toTheEnd(page)
  await page.getByRole('button', { name: 'Mark as unread' }).click()
  // A movement at the end does not mark it again.
  await page.mouse.wheel(0, 40)
  await scrolledFor(page, 900)
  await page.getByRole('button', { name: 'Mark as read' }).waitFor()
  // The browser would go back to the end, which is to have read it.
  await page.evaluate(() => scrollTo(0, 0))
  await page.reload()
  await hydrated(page)
  await readTo(page, 2)
  await openPage(page, `${product.url}/blogs`)
  await expect.poll(() => mark(page).textContent()).toMatch(/min left$/)
  await page.locator('[data-offline-storage]').scrollIntoViewIfNeeded()
  await page.getByText('This device also remembers where you stopped in 1 article.').waitFor()
  // On a phone the button is below its text, at the same left edge.
  await page.setViewportSize({ width: 390, height: 844 })
  const forget = page.getByRole('button', { name: 'Forget' })
  const edges = await forget.evaluate((button) => {
    const begin = (node: Node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getClientRects()[0]
    }
    const [text, word] = [button.previousSibling, button].map((node) => node && begin(node))
    return { below: (word?.top ?? 0) > (text?.bottom ?? 0), apart: (word?.left ?? 0) - (text?.left ?? 0) }
  })
  expect(edges.below).toBe(true)
  expect(Math.abs(edges.apart)).toBeLessThan(2)
  await forget.click()
  await page.getByText('remembers where you stopped').waitFor({ state: 'detached' })
  await page.reload()
  await hydrated(page)
  await pageIdle(page)
  expect(await mark(page).count()).toBe(0)
  await openPage(page, `${product.url}/blogs/${first?.slug}`)
  await pageIdle(page)
  expect(await page.locator(offer).count()).toBe(0)
})

test('a link to a heading of an article does not offer the place where it was left', async () => {
  await using product = await startProduct()
  await using someone = await visitor({ reducedMotion: 'reduce' })
  const { page } = someone
  await openPage(page, `${product.url}/blogs/${first?.slug}`)
  await readTo(page, 3)
  await openPage(page, `${product.url}/about`)
  const id = await (await fetch(`${product.url}/articles/${first?.slug}.json`)).json()
  const heading = id.blog.content.find((block: { type: string }) => block.type === 'heading')
  await openPage(page, `${product.url}/blogs/${first?.slug}#${heading.id}`)
  await pageIdle(page)
  expect(await page.locator(offer).count()).toBe(0)
})

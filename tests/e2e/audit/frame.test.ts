import { expect, test } from 'vitest'
import { frameTexts } from '#content/texts/frame.ts'
import { otherArticle, otherArticleId, someArticle, someService } from '../../support/addresses.ts'
import { openPage } from '../../support/browser.ts'
import { productForAllTests, visitorForAllTests } from '../../support/forAllTests.ts'
import { drawn } from '../../support/idle.ts'
import { rawPage } from '../../support/rawPage.ts'

const at = productForAllTests()
const someone = visitorForAllTests()

async function open(path: string, width = 1440): Promise<void> {
  await someone.page.setViewportSize({ width, height: 800 })
  await openPage(someone.page, at.url + path)
}

test('SH-01 SH-16 HM-15 HM-16 the box SUBSCRIBE FOR UPDATES and the footer are on every page with shared sections', async () => {
  const addresses = ['/', '/about', '/services', someService, '/resources', '/testimonials', '/contact', '/blogs']
  for (const path of [...addresses, otherArticle]) {
    const { headings, html, text } = await rawPage(at.url + path)
    expect(
      headings.filter((heading) => heading.text === 'SUBSCRIBE FOR UPDATES'),
      path,
    ).toHaveLength(1)
    expect(html.match(/<footer/g), path).toHaveLength(1)
    expect(text, path).toContain('Quick Links')
  }
})

test.each([390, 1440])('SH-04 at %i px the WhatsApp button is fixed at the bottom right', async (width) => {
  const { page } = someone
  await open('/about', width)
  const button = page.getByRole('link', { name: new RegExp(frameTexts.whatsappChat) })
  const place = async () => {
    const { x = 0, y = 0, width: w = 0, height = 0 } = (await button.boundingBox()) ?? {}
    return { right: width - x - w, bottom: 800 - y - height }
  }
  const first = await place()
  expect(first.right).toBeGreaterThanOrEqual(0)
  expect(first.right).toBeLessThan(40)
  expect(first.bottom).toBeGreaterThanOrEqual(0)
  expect(first.bottom).toBeLessThan(40)
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  expect(await place()).toEqual(first)
})

test('SH-06 SH-07 back-to-top is hidden at 190 px, shown at 215 px, round, at the bottom left, and scrolls to the top', async () => {
  const { page } = someone
  await open('/about')
  const button = page.getByRole('button', { name: frameTexts.backToTop })
  const scrollTo = (top: number) =>
    page.evaluate((top) => {
      window.scrollTo({ top, behavior: 'instant' })
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }, top)
  await scrollTo(190)
  expect(await button.isVisible()).toBe(false)
  await scrollTo(215)
  await button.waitFor()
  const box = await button.boundingBox()
  expect(box?.width).toBe(box?.height)
  expect(box?.x).toBeLessThan(40)
  expect(800 - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(40)
  expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('50%')
  await scrollTo(1500)
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY), { timeout: 5000 }).toBe(0)
  await expect.poll(() => button.isVisible()).toBe(false)
})

test('SH-08 TO-06 TO-07 a toast appears top right; dragged by less than 80 % of its width it stays, by more it goes', async () => {
  const { page } = someone
  await fetch(`${at.url}/api/comments/${otherArticleId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ text: 'A word on stamps.', username: 'Asha', phone: '', email: '' }),
  })
  await open(otherArticle)
  await page.locator('#comments-title').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Report' }).first().click()
  await page.getByRole('dialog').locator('textarea').fill('It advertises.')
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
  const toast = page.locator('.Toastify__toast', { hasText: 'Comment reported to admin.' })
  await toast.waitFor()
  // Its own movement; the clock inside it is an animation of five seconds.
  const still = async () => {
    await drawn(page)
    await toast.evaluate(async (node) => {
      await Promise.allSettled(node.getAnimations().map(({ finished }) => finished))
    })
  }
  await still()
  const box = await toast.boundingBox()
  if (!box) throw new Error('no toast')
  expect(box.y).toBeLessThan(140)
  expect(1440 - box.x - box.width).toBeLessThan(40)
  const drag = async (part: number) => {
    await page.mouse.move(box.x + 30, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + 30 + (box.width * part) / 2, box.y + box.height / 2, { steps: 4 })
    await page.mouse.move(box.x + 30 + box.width * part, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
  }
  await drag(0.7)
  await still()
  expect(await toast.count()).toBe(1)
  expect((await toast.boundingBox())?.x).toBeCloseTo(box.x, 0)
  await drag(0.9)
  await expect.poll(() => toast.count()).toBe(0)
})

test.each([someService, someArticle])(
  'a finger hits the links of the breadcrumb of %s 13 pixels above and below their line',
  async (path) => {
    const { page } = someone
    await open(path, 390)
    const links = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('a:not([aria-current])')
    const hits = await links.evaluateAll((found) =>
      found.map((link) => {
        const { left, width, top, bottom } = link.getBoundingClientRect()
        const hit = (y: number) => document.elementFromPoint(left + width / 2, y) === link
        return hit(top - 13) && hit(bottom + 13)
      }),
    )
    expect(hits).toEqual([true, true])
  },
)

import { expect, test } from 'vitest'
import { serviceCards } from '#content/services.ts'
import { everyTranslation, someArticle } from '../support/addresses.ts'
import { holdScripts } from '../support/badLineVisit.ts'
import { openPage, visitor } from '../support/browser.ts'
import { startProduct } from '../support/product.ts'

const seen = (selector: string) =>
  document.querySelector(selector)?.checkVisibility({ contentVisibilityAuto: true }) ?? null
const asked = () => performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime }))

/** The texts on the screen, with the multiple of four pixels from its top: no line is as low. */
const placesOnScreen = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, p, img, aside)')].flatMap((element) => {
    if (!element.checkVisibility({ contentVisibilityAuto: true })) return []
    const { top, bottom } = element.getBoundingClientRect()
    const name = `${element.localName} ${element.textContent?.slice(0, 30)}`
    return top < innerHeight && bottom > 0 ? [`${name} at ${Math.round(top / 4) * 4}`] : []
  })

test('what lies far below costs the first paint nothing, and takes the room on the page that was kept for it', async () => {
  await using product = await startProduct()
  for (const width of [390, 768, 1440]) {
    await using someone = await visitor({ viewport: { width, height: 800 } })
    const { page } = someone
    const goOn = await holdScripts(page)
    await page.goto(`${product.url}/about`)
    const parts = ['h1', '#contact input', 'main input[name=email]:not(#contact *)', 'footer h2']
    expect(await Promise.all(parts.map((part) => page.evaluate(seen, part)))).toEqual([true, false, false, false])
    expect((await page.evaluate(asked)).filter(({ name }) => name.includes('foot-skyline'))).toEqual([])
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const kept = await height()
    goOn()
    await page.locator('footer').last().scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(seen, 'footer h2')).toBe(true)
    expect(Math.abs((await height()) / kept - 1), `${width} px wide`).toBeLessThan(0.05)
  }
})

test('an idle page shows all its content, also in a full-page screenshot', async () => {
  await using product = await startProduct()
  await using someone = await visitor({ viewport: { width: 390, height: 800 } })
  const { page } = someone
  await openPage(page, `${product.url}/about`)
  for (const part of ['#contact input', 'main input[name=email]:not(#contact *)', 'footer h2']) {
    await expect.poll(() => page.evaluate(seen, part), { timeout: 15_000 }).toBe(true)
  }
})

test('on a first visit nothing moves when the fonts come, also in languages whose fallback each platform has another of', async () => {
  await using product = await startProduct()
  const paths = [
    ...serviceCards.slice(0, 2).map(({ path }) => `/services/${path}`),
    someArticle,
    ...everyTranslation.filter((path) => /^\/\w+$/.test(path)),
    ...everyTranslation.filter((path) => path.includes('/blogs/')).slice(0, 1),
  ]
  for (const viewport of [
    { width: 412, height: 823 },
    { width: 1440, height: 900 },
  ]) {
    await using someone = await visitor({ viewport, reducedMotion: 'reduce' })
    const { page } = someone
    for (const path of paths) {
      const goOn = await holdScripts(page)
      await page.goto(product.url + path)
      // Also with reduced motion the hero rises into its place, within its first frame.
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
      const before = await page.evaluate(placesOnScreen)
      goOn()
      await page.waitForFunction(() => 'fonts' in document.documentElement.dataset)
      const after = await page.evaluate(placesOnScreen)
      expect(before.length).toBeGreaterThan(3)
      expect(after, `${path} at ${viewport.width} px`).toEqual(before)
      await page.unrouteAll()
    }
  }
})

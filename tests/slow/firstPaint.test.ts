import { expect, test } from 'vitest'
import { serviceCards } from '#content/services.ts'
import { everyTranslation, someArticle } from '../support/addresses.ts'
import { holdScripts } from '../support/badLineVisit.ts'
import { openPage, visitor } from '../support/browser.ts'
import { oneOfEachKind } from '../support/everyAddress.ts'
import { startProduct } from '../support/product.ts'

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const seen = (selector: string) =>
  document.querySelector(selector)?.checkVisibility({ contentVisibilityAuto: true }) ?? null
/** For what the rest of the page, or its pictures, wait. */
const opensAfter = () => document.documentElement.dataset.opening
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

test.each(viewports)(
  '$width px wide, the first frame of every kind of page has its heading and all but a sixth of the screen, if the page is as long',
  async (viewport) => {
    await using product = await startProduct()
    await using someone = await visitor({ viewport })
    const { page } = someone
    await holdScripts(page)
    for (const path of oneOfEachKind) {
      await page.goto(product.url + path)
      await expect.poll(() => page.evaluate(opensAfter)).toBe('answer')
      const shown = () =>
        page.evaluate(() => {
          const bottom = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0
          return { heading: document.querySelector('h1')?.checkVisibility() === true, bottom }
        })
      const whole = await shown()
      await page.evaluate(() => document.documentElement.setAttribute('data-opening', 'paint'))
      const first = await shown()
      expect(first.heading, path).toBe(true)
      expect(first.bottom, path).toBeGreaterThanOrEqual(Math.min(whole.bottom, (viewport.height * 5) / 6))
    }
  },
)

test.each(viewports)(
  '$width px wide, no kind of page asks for a picture below its first screen before its scripts are here or the visitor scrolls, and each has its room meanwhile',
  async (viewport) => {
    await using product = await startProduct()
    await using someone = await visitor({ viewport })
    const { page } = someone
    const goOn = await holdScripts(page)
    let requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    for (const [at, path] of oneOfEachKind.entries()) {
      requests = []
      await page.goto(product.url + path)
      await expect.poll(() => page.evaluate(opensAfter)).toBe('answer')
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      const { below, room, roomAfter } = await page.evaluate(() => {
        const root = document.documentElement
        const pictures = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
        const roomOf = () => [root.scrollHeight, ...pictures.flatMap((one) => [one.offsetTop, one.offsetHeight])]
        const room = roomOf()
        root.removeAttribute('data-opening')
        const roomAfter = roomOf()
        // The header has the footer's logo, too.
        const eager = [...document.querySelectorAll<HTMLImageElement>('img:not([loading])')]
        const below = pictures.filter(
          (one) => one.getBoundingClientRect().top >= innerHeight && !eager.some(({ src }) => src === one.src),
        )
        root.dataset.opening = 'answer'
        return { below: below.map(({ currentSrc }) => currentSrc), room, roomAfter }
      })
      expect(
        below.filter((url) => requests.includes(url)),
        path,
      ).toEqual([])
      expect(room, path).toEqual(roomAfter)
      const isLast = at === oneOfEachKind.length - 1
      if (isLast) goOn()
      else await page.evaluate(() => scrollTo(0, innerHeight))
      const canScroll = (room[0] ?? 0) > viewport.height
      if (isLast || canScroll) await expect.poll(() => page.evaluate(opensAfter), { message: path }).toBeUndefined()
    }
  },
)

test('a page whose first frame is its first screen alone is whole before any script comes, and opens at the passage that its address names and where a reload left it', async () => {
  await using product = await startProduct()
  for (const width of [390, 1440]) {
    await using someone = await visitor({ viewport: { width, height: 800 } })
    const { page } = someone
    await holdScripts(page)
    await page.goto(product.url + someArticle)
    await expect.poll(() => page.evaluate(opensAfter)).toBe('answer')
    const last = page.locator('article h2[id]').last()
    await last.scrollIntoViewIfNeeded()
    const [id, text] = [await last.getAttribute('id'), await last.textContent()]
    const offset = () => last.evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
    const left = await offset()
    await page.reload()
    await expect.poll(async () => Math.abs((await offset()) - left)).toBeLessThan(3)
    for (const hash of [`#${id}`, `#:~:text=${encodeURIComponent(text?.replace(/^[\d.\s]+/, '') ?? '')}`]) {
      await using another = await visitor({ viewport: { width, height: 800 } })
      await holdScripts(another.page)
      await another.page.goto(product.url + someArticle + hash)
      const heading = another.page.locator(`[id="${id}"]`)
      await expect
        .poll(() => heading.evaluate((named) => named.getBoundingClientRect().top), { message: hash })
        .toBeLessThan(800)
    }
  }
})

test('an idle page shows all its content, also in a full-page screenshot', async () => {
  await using product = await startProduct()
  await using someone = await visitor({ viewport: { width: 390, height: 800 } })
  const { page } = someone
  await openPage(page, `${product.url}/about`)
  for (const part of ['#contact input', 'main input[name=email]:not(#contact *)', 'footer h2']) {
    await expect.poll(() => page.evaluate(seen, part), { timeout: 30_000 }).toBe(true)
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

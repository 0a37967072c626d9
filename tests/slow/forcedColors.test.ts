import { expect, onTestFinished, test } from 'vitest'
import { residenceTexts } from '#content/tools/residence.ts'
import { startTestSmtp } from '#server/mail/testing/testSmtp.ts'
import { someArticle, someService } from '../support/addresses.ts'
import { openPage, visitor } from '../support/browser.ts'
import { deskSettings, sendEnquiry, signInByLink } from '../support/deskVisit.ts'
import { drawnByBackground } from '../support/drawnByBackground.ts'
import { oneOfEachKind } from '../support/everyAddress.ts'
import { servedSite } from '../support/forAllTests.ts'
import { startProduct } from '../support/product.ts'
import { unmarkedChoices } from '../support/unmarkedChoices.ts'

const at = servedSite()

test('in a contrast theme no kind of page has a mark that a background alone draws, nor a choice that colour alone marks', async () => {
  await using someone = await visitor()
  await someone.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const faults: string[] = []
  for (const path of oneOfEachKind) {
    await openPage(someone.page, at.url + path)
    const found = [...(await drawnByBackground(someone.page)), ...(await unmarkedChoices(someone.page))]
    faults.push(...found.map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
})

test('in a contrast theme the key of the calendar has the two colours of its days', async () => {
  await using someone = await visitor()
  const { page } = someone
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openPage(page, `${at.url}/tools/residence`)
  const texts = residenceTexts
  await page.getByLabel(texts.person).selectOption('citizen')
  await page.getByLabel(texts.purpose).selectOption('visit')
  await page.getByLabel(texts.complete).selectOption('10')
  await page.getByLabel(texts.income).fill('12,00,000')
  await page.getByLabel(texts.arrivalOf(1)).fill('2026-06-01')
  await page.getByLabel(texts.departureOf(1)).fill('2026-11-05')
  const { here, away } = texts.calendarKey
  const key = (name: string) =>
    page
      .getByText(name, { exact: true })
      .locator('rect')
      .evaluate((square) => getComputedStyle(square).fill)
  const colours = [await key(here), await key(away)]
  expect(new Set(colours).size).toBe(2)
  expect(await drawnByBackground(page)).toEqual([])
})

test('in a contrast theme a ring shows that the field of the search has the focus', async () => {
  await using someone = await visitor()
  const { page } = someone
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openPage(page, `${at.url}/about`)
  await page.keyboard.press('/')
  const field = page.locator('dialog[data-search] input:focus-visible')
  const ring = await field.locator('..').evaluate((line) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(line)
    return [outlineStyle, outlineWidth]
  })
  expect(ring).toEqual(['solid', '3px'])
})

test('in a contrast theme the line of progress has an edge and the colours of the theme', async () => {
  await using someone = await visitor()
  const { page } = someone
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openPage(page, at.url + someArticle)
  const line = await page
    .locator('progress')
    .first()
    .evaluate((progress) => {
      const { borderTopWidth, borderTopStyle, forcedColorAdjust } = getComputedStyle(progress)
      return { borderTopWidth, borderTopStyle, forcedColorAdjust }
    })
  expect(line).toEqual({ borderTopWidth: '1px', borderTopStyle: 'solid', forcedColorAdjust: 'none' })
})

test('in a contrast theme the chosen question of a service has an edge that the others lack', async () => {
  await using someone = await visitor()
  const { page } = someone
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openPage(page, at.url + someService)
  const questions = page.locator('main h3 + button[aria-expanded]')
  await questions.first().click()
  const edges = await questions.evaluateAll((all) =>
    all.map(({ parentElement }) => parentElement && getComputedStyle(parentElement).borderLeftWidth),
  )
  expect(edges[0]).toBe('4px')
  expect(new Set(edges.slice(1))).toEqual(new Set(['0px']))
})

test('in a contrast theme no mark of the workplace is drawn by a background alone', async () => {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  await using product = await startProduct(deskSettings(smtp))
  await using someone = await visitor()
  const { page } = someone
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await signInByLink(page, product.url, smtp)
  await sendEnquiry(product.url)
  await page.locator('main a[href*="/enquiries/"]').first().waitFor()
  expect(await drawnByBackground(page)).toEqual([])
})

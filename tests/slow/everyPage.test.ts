import { expect, test } from 'vitest'
import { auditPages } from '../support/auditPages.ts'
import { everyAddress, oneOfEachKind } from '../support/everyAddress.ts'
import { servedSite, visitorForAllTests } from '../support/forAllTests.ts'
import { unseenTexts } from '../support/unseenTexts.ts'

// The others are looked at in eachKind and in e2e/audit.
const others = everyAddress.filter((address) => !oneOfEachKind.includes(address))
const found = auditPages(others)
const at = servedSite()
const withoutScript = visitorForAllTests({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('AX-01 axe finds no violation of WCAG 2.2 AA on any address, at 390 and 1440 px, light and dark', () => {
  expect(found.axe).toEqual([])
})

test('AX-03 every page has its language, landmarks with names, one h1 and headings in order', () => {
  expect(found.outline).toEqual([])
})

test('RM-01 RM-02 with reduced motion nothing moves and everything is seen at once', () => {
  expect(found.motion).toEqual([])
})

test('RT-21 AX-04 no page scrolls sideways, from 320 to 1920 px', () => {
  expect(found.width).toEqual([])
})

test('AX-04 with text at 200 % no page scrolls sideways, nothing is cut off, and no text leaves its box or lies on another, at 390 and 1280 px', () => {
  expect(found.bigText).toEqual([])
})

test('AX-04 with lines, letters and words as far apart as readers set them, no page scrolls sideways, and no text is cut off, leaves its box or lies on another', () => {
  expect(found.spacedText).toEqual([])
})

test('ME-09 RM-02 without JavaScript every text of every page is seen: nothing is hidden, transparent or without room', async () => {
  const { page } = withoutScript
  const unseen: string[] = []
  for (const path of others) {
    await page.goto(at.url + path)
    unseen.push(...(await unseenTexts(page)).map((text) => `${path}: ${text}`))
  }
  expect(unseen).toEqual([])
})

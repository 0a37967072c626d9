import { expect, test } from 'vitest'
import { auditPages } from '../support/auditPages.ts'
import { oneOfEachKind } from '../support/everyAddress.ts'
import { servedSite } from '../support/forAllTests.ts'

const at = servedSite()
const found = auditPages(oneOfEachKind)

test('AX-01 axe finds no violation of WCAG 2.2 AA on a page of each kind, at 390 and 1440 px, light and dark', () => {
  expect(found.axe).toEqual([])
})

test('AX-03 a page of each kind has its language, landmarks with names, one h1 and headings in order', () => {
  expect(found.outline).toEqual([])
})

test('RM-01 RM-02 with reduced motion nothing moves on a page of any kind, and everything is seen at once', () => {
  expect(found.motion).toEqual([])
})

test('RT-21 AX-04 no kind of page scrolls sideways, from 320 to 1920 px', () => {
  expect(found.width).toEqual([])
})

test('AX-04 with text at 200 % no kind of page scrolls sideways, nothing is cut off, and no text leaves its box or lies on another, at 390 and 1280 px', () => {
  expect(found.bigText).toEqual([])
})

test('AX-04 with lines, letters and words as far apart as readers set them, no kind of page scrolls sideways, and no text is cut off, leaves its box or lies on another', () => {
  expect(found.spacedText).toEqual([])
})

test('AX-04 zooming is not blocked', async () => {
  const html = await (await fetch(at.url)).text()
  const viewport = /<meta name="viewport" content="([^"]*)"/.exec(html)?.[1]
  expect(viewport).toContain('width=device-width')
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/)
})

import { expect, test } from 'vitest'
import { toolTexts } from '#content/texts/tools.ts'
import { toolNames } from '#content/texts/toolTitles.ts'
import { filledCase } from '#site/features/tools/testing/filledCase.ts'
import { auditPages } from '../support/auditPages.ts'

const found = auditPages(
  toolNames.map((name) => `/tools/${name}`),
  {
    stored: { 'tools:case': JSON.stringify({ version: 1, value: filledCase }) },
    // Offered with an answer only.
    ready: (page) => page.getByRole('button', { name: toolTexts.ask, exact: true }).waitFor(),
  },
)

test('AX-01 axe finds no violation of WCAG 2.2 AA in the answer of any tool, at 390 and 1440 px, light and dark', () => {
  expect(found.axe).toEqual([])
})

test('AX-03 with its answer a tool has its headings in order', () => {
  expect(found.outline).toEqual([])
})

test('AX-04 with its answer no tool scrolls sideways, from 320 to 1920 px', () => {
  expect(found.width).toEqual([])
})

test('AX-04 with text at 200 %, or set further apart, no answer of a tool is cut off, leaves its box or lies on another text', () => {
  expect([...found.bigText, ...found.spacedText]).toEqual([])
})

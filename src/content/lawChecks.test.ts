import { expect, test } from 'vitest'
import { officialTexts, reviewable, toolLaw } from './law.ts'
import { checkOfFigure, checkOfText, checks } from './lawChecks.ts'
import { noteTexts } from './texts/notes.ts'

test('every figure of the law, also those of the tools, says what was read of it, by whom and when', () => {
  const names = [...Object.keys(reviewable), ...Object.keys(toolLaw)]
  const bare = names.filter((name) => {
    const check = checkOfFigure(name)
    return !check?.where || !check.by || new Date(check.on).toISOString().slice(0, 10) !== check.on
  })
  expect(names.length).toBeGreaterThan(150)
  expect(bare).toEqual([])
})

test('a figure that was read elsewhere than its text says so itself', () => {
  expect(checkOfFigure('treatyEmirates')?.readIn).toBe('article')
  expect(checkOfFigure('treatyGermany')?.readIn).toBe('official page')
  expect(checkOfFigure('cess')).toBe(checks.finance2026)
  expect(checkOfFigure('none')).toBeUndefined()
})

test('a text is found by its address, and an address that is none has no check', () => {
  for (const { url, title } of Object.values(officialTexts)) expect(checkOfText(url), title).toBeDefined()
  expect(checkOfText('https://example.org/')).toBeUndefined()
})

test('no note claims the official text where a reprint or nothing was read', () => {
  const claiming = Object.values(checks).filter((check) => /^read in the official text;/.test(noteTexts.checked(check)))
  expect(claiming.every(({ readIn }) => readIn === 'official text')).toBe(true)
  expect(noteTexts.checked(checks.stamp)).toBe(
    'read in a professional article or reprint, not in the official text; the editors, 26 November 2026',
  )
})

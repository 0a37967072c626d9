// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toolTexts } from '#content/texts/tools.ts'
import { estateTexts as texts } from '#content/tools/estate.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { answer, emptyCaseForAllTests, field, press, put } from '../testing/toolPage.ts'
import { EstateTool } from './EstateTool.tsx'

emptyCaseForAllTests()

/** A widow, a daughter in Toronto, and a son who died before and left a widow and two children. */
async function openFamily() {
  await renderInApp(<EstateTool title="Shares" />)
  put(texts.who, 'man')
  put(texts.died, '2026-05-01')
  put(texts.spouse.man, 'yes')
  put(texts.mother, 'no')
  put(texts.daughters, '1')
  put(texts.child(1), 'son')
  put(texts.widow(1), 'yes')
  put(texts.grandchildren(1), '2')
}

const tree = () =>
  [...(screen.getByText(texts.family).parentElement?.querySelectorAll('li') ?? [])].map(
    (item) => item.firstChild?.textContent,
  )

test('what is missing is named; then each heir has a share, and the family is drawn with those who take a dead child’s place', async () => {
  await renderInApp(<EstateTool title="Shares" />)
  expect(answer()).toContain([texts.required.who, texts.required.died, texts.required.spouse].join(', '))
  put(texts.who, 'man')
  put(texts.died, '2026-05-01')
  put(texts.spouse.man, 'yes')
  put(texts.mother, 'no')
  put(texts.sons, '2')
  expect(answer()).toBe('There are 3 equal sharesThe widow: 1/3Each of 2 sons: 1/3')
  expect(tree()).toEqual([texts.estate, 'The widow: 1/3', 'Each of 2 sons: 1/3'])
})

test('the branch of a son who died before hangs together in the drawing, and the value gives sums', async () => {
  await openFamily()
  put(texts.value, '90 lakh')
  expect(tree()).toEqual([
    texts.estate,
    'The widow: 1/3, ₹30,00,000',
    'The daughter: 1/3, ₹30,00,000',
    texts.inPlaceOf.son(1),
    'The son’s widow: 1/9, ₹10,00,000',
    'Each of 2 grandchildren: 1/9, ₹10,00,000',
  ])
  expect(screen.getByText(texts.steps.branch)).toBeDefined()
})

test('of a woman the mother is not asked for, and a dead son’s widow has no share', async () => {
  await openFamily()
  put(texts.who, 'woman')
  expect(screen.queryByLabelText(texts.mother)).toBeNull()
  expect(answer()).not.toContain('The son’s widow')
  expect(answer()).toContain('Each of 2 grandchildren: 1/6')
})

test('s.15(2): a woman without children and a man without heirs of class I get a sentence and no shares', async () => {
  await openFamily()
  put(texts.who, 'woman')
  put(texts.daughters, '')
  put(texts.child(1), 'none')
  expect(answer()).toBe(texts.childless)
  expect(screen.queryByText(texts.family)).toBeNull()
  put(texts.who, 'man')
  put(texts.spouse.man, 'no')
  expect(answer()).toBe(texts.noClassOne)
})

test.each([
  [texts.sons, '1.5', texts.faults.count],
  [texts.daughters, '21', texts.faults.count],
  [texts.grandchildren(1), 'two', texts.faults.count],
  [texts.value, 'much', toolTexts.noAmount],
])('%s: "%s" is named at its field, and nothing typed is lost', async (label, typed, fault) => {
  await openFamily()
  put(label, typed)
  const note = document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  expect([note?.textContent, answer(), field(label).value]).toEqual([fault, toolTexts.faults, typed])
})

test('a death before 9 September 2005 is refused with the days that the tool knows', async () => {
  await openFamily()
  put(texts.died, '2005-09-08')
  expect(screen.getByText(toolTexts.unknown('9 September 2005', '31 March 2027'))).toBeDefined()
  put(texts.died, '2005-09-09')
  expect(answer()).toContain('The widow: 1/3')
})

test('the question holds the family and the shares', async () => {
  await openFamily()
  press(toolTexts.ask)
  const { value } = screen.getByLabelText<HTMLTextAreaElement>(toolTexts.askLabel)
  expect(value).toContain(`- ${texts.died}: 1 May 2026\n`)
  expect(value).toContain(`- ${texts.inPlaceOf.son(1)}: The son’s widow: 1/9`)
})

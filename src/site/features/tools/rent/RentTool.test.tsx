// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toolTexts } from '#content/texts/tools.ts'
import { rentTexts as texts } from '#content/tools/rent.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { caseState } from '../caseStore.ts'
import { answer, emptyCaseForAllTests, field, press, put } from '../testing/toolPage.ts'
import { RentTool } from './RentTool.tsx'

emptyCaseForAllTests()

async function openLandlord() {
  await renderInApp(<RentTool title="Rent" />)
  put(texts.rent, '7.2 lakh')
  put(texts.municipalTax, '20,000')
  put(texts.interest, '1,50,000')
}

test('the rent of the year is asked for, then the answer says what comes back, whether a return is due, and when', async () => {
  await renderInApp(<RentTool title="Rent" />)
  expect(answer()).toContain(texts.required.rent)
  put(texts.rent, '7.2 lakh')
  put(texts.interest, '1,50,000')
  expect(answer()).toContain('₹2,24,640 comes back by your return')
  expect(answer()).toContain(texts.noTax)
  expect(screen.getByText(`31 July 2027: ${texts.dateList.due}`)).toBeDefined()
  expect(screen.getByText(texts.interestPaid, { exact: false })).toBeDefined()
})

test('rule 12AB: for 2025-26 ₹25,000 withheld makes a return due; for 2026-27 it is named as open, without a number of a new rule', async () => {
  await openLandlord()
  expect(answer()).toContain(texts.returnDue.open)
  expect(answer()).toContain('Form 128')
  put(texts.year, '2025')
  expect(answer()).toContain(texts.returnDue.deducted)
  expect(answer()).not.toContain('Form 128')
})

test('a tenant who withholds nothing leaves the tax to the owner, in advance', async () => {
  await openLandlord()
  put(texts.rent, '12 lakh')
  put(texts.withheld, 'no')
  expect(answer()).toContain('₹14,352 of tax remains to be paid')
  expect([texts.advance, texts.liable, texts.returnDue.income].filter((line) => !answer()?.includes(line))).toEqual([])
  expect(screen.queryByText(texts.rows.withheld)).toBeNull()
})

test('half a share halves what is withheld, and a wrong share is named at its field', async () => {
  await openLandlord()
  put(texts.share, '1/2')
  expect(answer()).toContain('₹1,12,320 comes back')
  put(texts.share, 'half')
  expect(answer()).toBe(toolTexts.faults)
  const note = document.getElementById(field(texts.share).getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  expect(note?.textContent).toBe(texts.faults.share)
})

test('the picture leads from the rent to the money in hand, each bar with its sum', async () => {
  await openLandlord()
  const rows = [...(screen.getByText(texts.picture).parentElement?.querySelectorAll('li') ?? [])]
  expect(rows.map((row) => row.textContent)).toEqual([
    `${texts.rows.rent} ₹7,20,000`,
    `${texts.rows.withheld} ₹2,24,640`,
    `${texts.rows.received} ₹4,95,360`,
    `${texts.rows.back} ₹2,24,640`,
    `${texts.rows.hand} ₹7,20,000`,
  ])
})

test('a rent above five crore gets a sentence in place of an answer, a rent of nothing no picture', async () => {
  await openLandlord()
  put(texts.rent, '5.1 crore')
  expect(answer()).toBe(texts.beyond)
  put(texts.rent, '0')
  expect(answer()).toContain(texts.title.none)
  expect(screen.queryByText(texts.picture)).toBeNull()
})

test('what was typed is kept in the case and goes into the question in digits', async () => {
  await openLandlord()
  expect(caseState().file.rent.rent).toBe('7.2 lakh')
  press(toolTexts.ask)
  const { value } = screen.getByLabelText<HTMLTextAreaElement>(toolTexts.askLabel)
  expect(value).toContain(`- ${texts.rent}: ₹7,20,000\n`)
  expect(value).toContain('- ₹2,24,640 comes back by your return')
})

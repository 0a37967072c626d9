// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import letters from '#content/letters.ts'
import { toolTexts } from '#content/texts/tools.ts'
import { refundTexts as texts } from '#content/tools/refund.ts'
import { knownDays } from '#law/rent/rent.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { caseState, changeCase } from '../caseStore.ts'
import { answer, emptyCaseForAllTests, field, press, put } from '../testing/toolPage.ts'
import { unknownDay } from '../unknownDay.ts'
import { RefundTool } from './RefundTool.tsx'

// Today is 23 November 2026.
emptyCaseForAllTests()

async function openVerified(verified = '2026-08-19') {
  await renderInApp(<RefundTool title="Refund" />)
  put(texts.stage, 'verified')
  put(texts.filed, '2026-07-20')
  put(texts.verified, verified)
}

/** The note at a field. */
const noteOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent
const hrefs = () => [...document.querySelectorAll('[role=status] a')].map((link) => link.getAttribute('href'))

test('where the return stands decides which days are asked for, and what is missing is named', async () => {
  await renderInApp(<RefundTool title="Refund" />)
  expect(answer()).toContain(texts.required.stage)
  expect(screen.queryByLabelText(texts.filed)).toBeNull()
  put(texts.stage, 'filed')
  expect(answer()).toContain(texts.required.filed)
  expect(screen.queryByLabelText(texts.verified)).toBeNull()
  put(texts.stage, 'verified')
  expect(answer()).toContain(`${texts.required.filed}, ${texts.required.verified}`)
})

test('a return in time waits for the processing, with interest from 1 April, and the days are on a ribbon', async () => {
  await openVerified()
  expect(answer()).toContain(texts.title.wait('31 December 2027'))
  expect(answer()).toContain(texts.counts.inTime('20 July 2026'))
  expect(answer()).toContain(texts.interestFrom('1 April 2026'))
  const ribbon = screen.getByText(texts.dates).nextElementSibling
  expect([...(ribbon?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent?.split(' (')[0])).toEqual([
    `1 April 2026: ${texts.dateList.from}`,
    `1 April 2026: ${texts.dateList.interestFrom}`,
    `20 July 2026: ${texts.dateList.filed}`,
    `31 July 2026: ${texts.dateList.due}`,
    `19 August 2026: ${texts.dateList.verifyBy}`,
    `19 August 2026: ${texts.dateList.verified}`,
    `31 December 2026: ${texts.dateList.belated}`,
    `31 March 2027: ${texts.dateList.revised}`,
    `31 December 2027: ${texts.dateList.processBy}`,
  ])
  expect(hrefs()).toEqual(['/tasks/refund'])
})

test('verified a day too late, the return is a late one, and its interest begins on the day of verification', async () => {
  await openVerified('2026-08-20')
  expect(answer()).toContain(texts.counts.late('20 August 2026'))
  expect(answer()).toContain(texts.interestFrom('20 August 2026'))
  expect(screen.getByText(texts.steps.verifiedLate('20 August 2026'))).toBeDefined()
})

test('a refund that was determined and not paid leads to the grievance, which is among the letters', async () => {
  await openVerified()
  put(texts.stage, 'unpaid')
  expect(answer()).toContain(texts.title.unpaid)
  const [path, id] = (hrefs()[0] ?? '').split('#')
  expect(path).toBe(letters.path)
  expect(letters.groups.flatMap((group) => group.letters.map((letter) => letter.id))).toContain(id)
})

test('without a return the next step and its last day follow from today', async () => {
  await renderInApp(<RefundTool title="Refund" />)
  put(texts.stage, 'unfiled')
  expect(answer()).toContain(texts.title.fileLate('31 December 2026'))
  put(texts.year, '2026')
  expect(answer()).toContain(texts.title.early('1 April 2027'))
})

test('a filing before the year has ended and a verification before the filing are named at their fields', async () => {
  await openVerified('2026-07-19')
  expect(noteOf(texts.verified)).toBe(texts.faults.before)
  expect(answer()).toBe(toolTexts.faults)
  put(texts.filed, '2026-03-31')
  expect(noteOf(texts.filed)).toBe(texts.faults.early)
})

test('a year that the tool does not know, from a case of another version, gets a sentence in place of an answer', async () => {
  await renderInApp(<RefundTool title="Refund" />)
  changeCase((file) => ({ ...file, refund: { ...file.refund, year: '2019', stage: 'unfiled' } }))
  expect(await screen.findByText(unknownDay(knownDays))).toBeDefined()
})

test('what was typed is kept in the case and goes into the question in words', async () => {
  await openVerified()
  expect(caseState().file.refund).toEqual({
    year: '2025',
    stage: 'verified',
    filed: '2026-07-20',
    verified: '2026-08-19',
  })
  press(toolTexts.ask)
  const { value } = screen.getByLabelText<HTMLTextAreaElement>(toolTexts.askLabel)
  expect(value).toContain(`- ${texts.stage}: ${texts.stages.verified}\n`)
  expect(value).toContain(`- ${texts.filed}: 20 July 2026\n`)
  expect(value).toContain(`- ${texts.title.wait('31 December 2027')}`)
})

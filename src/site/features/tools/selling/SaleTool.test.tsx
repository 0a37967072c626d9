// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ribbonTexts } from '#content/texts/dayRibbon.ts'
import { toolTexts } from '#content/texts/tools.ts'
import { saleTexts as texts } from '#content/tools/selling.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { caseState } from '../caseStore.ts'
import { answer, emptyCaseForAllTests, field, press, put } from '../testing/toolPage.ts'
import { SaleTool } from './SaleTool.tsx'

emptyCaseForAllTests()

/** Two brothers sell what their father bought in 1994; one lives in Canada, one in Pune. */
async function openBrothers() {
  const view = await renderInApp(<SaleTool title="Selling" />)
  put(texts.kind, 'house')
  put(texts.sold, '2027-01-15')
  put(texts.price, '1.9 crore')
  put(texts.sellingCosts, '1,90,000')
  put(texts.how, 'received')
  put(texts.acquired.received, '1994-06-14')
  put(texts.cost.received, '4.5 lakh')
  put(texts.value2001, '12 lakh')
  put(texts.stamp2001, '10 lakh')
  put(texts.ownerName(1), 'Ravi')
  press(texts.addOwner)
  put(texts.ownerName(2), 'Suresh')
  put(texts.residence(2), 'resident')
  return view
}

test('what is missing is named, then each owner has an answer with steps, picture and dates', async () => {
  await renderInApp(<SaleTool title="Selling" />)
  expect(answer()).toContain(Object.values(texts.required).join(', '))
  cleanup()
  await openBrothers()
  expect(answer()).toContain('Ravi: The buyer withholds ₹13,58,500')
  expect(answer()).toContain(`Suresh: The buyer withholds ₹95,000${texts.residentTax}`)
  expect(screen.getByText(texts.steps.long)).toBeDefined()
  expect(screen.getByText(`31 July 2027: ${texts.dateList.returnUntil}`)).toBeDefined()
})

test('the days that follow stand in their order on a ribbon, with today as a line across it and in words', async () => {
  await openBrothers()
  const list = screen.getByText(texts.dates).parentElement ?? document.body
  const days = [...list.querySelectorAll('li')]
  expect(days.map((day) => day.textContent)).toEqual([
    `15 January 2026: ${texts.dateList.houseFrom} (past)`,
    `1 April 2027: ${texts.dateList.returnFrom} (in 129 days)`,
    `15 July 2027: ${texts.dateList.bondsUntil} (in 234 days)`,
    `31 July 2027: ${texts.dateList.returnUntil} (in 250 days)`,
    `15 January 2029: ${texts.dateList.houseUntil} (in 784 days)`,
    `15 January 2030: ${texts.dateList.builtUntil} (in 1149 days)`,
  ])
  expect(screen.getByText(ribbonTexts.today('23 November 2026'))).toBeDefined()
  expect(days.map((day) => day.querySelectorAll('.past').length)).toEqual([1, 0, 0, 0, 0, 0])
  const places = days.map((day) => Number(day.querySelector('.day, .past')?.getAttribute('x')))
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('a sum in crore is shown in digits at its field, and a sum in digits in crore', async () => {
  await openBrothers()
  const note = () =>
    document.getElementById(field(texts.price).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent
  expect(note()).toBe(toolTexts.readAs('₹1,90,00,000', '₹1.9 crore'))
  put(texts.price, '190000000')
  expect(note()).toBe(toolTexts.readAs('₹19,00,00,000', '₹19 crore'))
  put(texts.price, '99,999')
  expect(field(texts.price).getAttribute('aria-describedby')).toBeNull()
})

test('owners who have one name while it is typed leave nothing of each other behind', async () => {
  await openBrothers()
  const shown = () => [
    screen.getAllByText(/The buyer withholds ₹/).length,
    screen.getAllByRole('heading', { name: new RegExp(`^${texts.picture}`) }).length,
    screen.getByText(toolTexts.reasoning).parentElement?.querySelectorAll('li').length,
  ]
  const before = shown()
  put(texts.ownerName(2), 'Ravi')
  put(texts.residence(2), 'nonResident')
  put(texts.ownerName(1), 'Asha')
  put(texts.residence(2), 'resident')
  expect(shown()).toEqual(before)
})

test('an owner who is added has an equal share at once, without a fault that nobody made', async () => {
  await openBrothers()
  expect([field(texts.ownerShare(1)).value, field(texts.ownerShare(2)).value]).toEqual(['1/2', '1/2'])
  expect(document.querySelector('[aria-invalid]')).toBeNull()
})

test('wrong shares, a price of zero and a purchase after the sale are named at their fields, and nothing is lost', async () => {
  await openBrothers()
  const typed = { [texts.ownerShare(2)]: '1/3', [texts.price]: '0', [texts.acquired.received]: '2027-01-16' }
  for (const [label, value] of Object.entries(typed)) put(label, value)
  const note = (label: string) =>
    document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent
  expect(Object.keys(typed).map(note)).toEqual([texts.faults.sum, texts.faults.zero, texts.faults.backwards])
  expect(answer()).toBe(toolTexts.faults)
  expect(Object.keys(typed).map((label) => field(label).value)).toEqual(Object.values(typed))
})

test('a sale that lies in the future counts as planned, and says so', async () => {
  await openBrothers()
  expect(screen.getByText(toolTexts.planned, { exact: false })).toBeDefined()
  put(texts.sold, '2026-11-23')
  expect(screen.queryByText(toolTexts.planned, { exact: false })).toBeNull()
})

test('the question names the owners, and gives every sum in digits', async () => {
  await openBrothers()
  press(toolTexts.ask)
  const { value } = screen.getByLabelText<HTMLTextAreaElement>(toolTexts.askLabel)
  expect(value).toContain(`- ${texts.price}: ₹1,90,00,000\n`)
  expect(value).toContain(`- Owner 1: Ravi\n- ${texts.ownerShare(1)}: 1/2\n`)
  expect(value).toContain('- Suresh: The buyer withholds ₹95,000\n')
})

test('the next tool begins with what the owner abroad has in hand, once however often it is opened', async () => {
  const { router } = await openBrothers()
  press(texts.sendOn)
  await waitFor(() => expect(router.state.location.pathname).toBe('/tools/sending'))
  press(texts.sendOn)
  // Half of the price and of the costs, less what the buyer withholds; the refund is still to come.
  expect(caseState().file.sending).toEqual({
    from: '2027-01-15',
    rate: '',
    people: [{ name: 'Ravi', used: '' }],
    sums: [{ kind: 'other', amount: '80,46,500', paidIn: '', person: '1', source: 'sale' }],
  })
})

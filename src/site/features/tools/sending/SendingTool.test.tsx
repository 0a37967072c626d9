// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enquiryDraftId } from '#content/storageKeys.ts'
import { toolTexts } from '#content/texts/tools.ts'
import { sendingTexts as texts } from '#content/tools/sending.ts'
import { loadDraft } from '#device/outbox/drafts.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { answer, emptyCaseForAllTests, field, press, put } from '../testing/toolPage.ts'
import { SendingTool } from './SendingTool.tsx'

emptyCaseForAllTests()

async function openBalance() {
  const view = await renderInApp(<SendingTool title="Sending" />)
  put(texts.from, '2027-01-11')
  put(texts.rate, '90')
  put(texts.kind(1), 'other')
  put(texts.amount(1), '12,00,00,000')
  return view
}

test('the answer names what is missing, then what leaves and what waits, with plan, forms, documents and rules', async () => {
  await renderInApp(<SendingTool title="Sending" />)
  const { from, rate, sums } = texts.required
  expect(answer()).toContain([from, rate, sums].join(', '))
  cleanup()
  await openBalance()
  expect(answer()).toContain('USD 1,000,000 may leave from 11 January 2027, USD 333,333 has to wait')
  expect(screen.getByText(toolTexts.planned, { exact: false })).toBeDefined()
  expect(screen.getByText('1 April 2027 to 31 March 2028').parentElement?.textContent).toBe(
    '1 April 2027 to 31 March 2028 ₹3,00,00,000 · USD 333,333',
  )
  for (const line of [texts.formLines.signs, texts.formLines.accountant, texts.steps.capped, texts.steps.next])
    expect(screen.getByText(line)).toBeDefined()
  expect(screen.getByText(texts.documentLines.other[0] ?? '')).toBeDefined()
})

test('what was paid in is asked for property only, and each kind explains itself', async () => {
  await openBalance()
  expect(screen.queryByLabelText(texts.paidIn(1))).toBeNull()
  expect(screen.getByText(texts.kindHints.other)).toBeDefined()
  put(texts.kind(1), 'home')
  expect(answer()).toContain(texts.required.paidIn(1))
  put(texts.paidIn(1), '0')
  expect(field(texts.paidIn(1)).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(texts.faults.nothingPaidIn)).toBeDefined()
  // The typed values are there again when the kind comes back.
  put(texts.kind(1), 'other')
  put(texts.kind(1), 'home')
  expect(field(texts.paidIn(1)).value).toBe('0')
})

test('a fault is named at its field, the answer waits, and nothing typed is lost', async () => {
  await openBalance()
  put(texts.from, '2026-11-22')
  put(texts.rate, '0')
  const note = document.getElementById(field(texts.from).getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  expect(note?.textContent).toBe(texts.faults.past)
  expect(screen.getByText(texts.faults.rateRange)).toBeDefined()
  expect(answer()).toBe(toolTexts.faults)
  expect([field(texts.rate).value, field(texts.amount(1)).value]).toEqual(['0', '12,00,00,000'])
})

test('each of several heirs is asked for; a heir taken away leaves sums that ask whose they are', async () => {
  await openBalance()
  press(texts.addPerson)
  press(texts.addPerson)
  put(texts.personName(2), 'Asha')
  put(texts.personName(3), 'Ravi')
  put(texts.owner(1), '2')
  press(texts.addSum)
  expect(field(texts.owner(2)).value).toBe('')
  put(texts.kind(2), 'other')
  put(texts.amount(2), '5')
  expect(answer()).toContain(texts.required.owner(2))
  put(texts.owner(2), '3')
  expect(answer()).toContain('Ravi: USD 0.06 may leave')
  press(toolTexts.remove(texts.person(2)))
  expect(answer()).toContain(texts.required.owner(1))
  expect([field(texts.owner(1)).value, field(texts.owner(2)).value, field(texts.personName(2)).value]).toEqual([
    '',
    '2',
    'Ravi',
  ])
  press(toolTexts.remove(texts.person(2)))
  put(texts.owner(1), '1')
  put(texts.owner(2), '1')
  expect(answer()).toContain('USD 1,000,000 may leave from 11 January 2027')
})

test('a person who is called as the next one without a name leaves nothing behind when that is changed', async () => {
  await openBalance()
  press(texts.addPerson)
  press(texts.addSum)
  put(texts.kind(2), 'other')
  put(texts.amount(2), '5')
  put(texts.owner(2), '2')
  put(texts.personName(1), texts.person(2))
  put(texts.personName(1), 'Asha')
  expect(answer()?.match(/may leave from/g)).toHaveLength(2)
  for (const name of ['Asha', texts.person(2)])
    expect(screen.getAllByRole('heading', { name: texts.planOf(name) })).toHaveLength(1)
})

test('a cap used up already is remarked at its field, and only 1 April brings another', async () => {
  await openBalance()
  expect(screen.queryByText(texts.usedLater)).toBeNull()
  put(texts.used(1, '1 April 2026'), '10,00,000')
  expect(screen.getByText(texts.usedUp)).toBeDefined()
  expect(answer()).toContain('has to wait until 1 April 2027')
  // From 1 April on, the field asks for the new year, which has not begun.
  put(texts.from, '2027-04-01')
  put(texts.used(1, '1 April 2027'), '')
  expect(screen.getByText(texts.usedLater)).toBeDefined()
})

test('the sums are kept on the device, and the question carries them and the answer', async () => {
  await openBalance()
  cleanup()
  const { router } = await renderInApp(<SendingTool title="Sending" />)
  await waitFor(() => expect(field(texts.amount(1)).value).toBe('12,00,00,000'))
  press(toolTexts.ask)
  press(toolTexts.askGo)
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact'))
  const { message = '' } = loadDraft(enquiryDraftId) ?? {}
  expect(message).toContain(`${texts.kind(1)}: ${texts.kinds.other}`)
  expect(message).toContain('Under the cap from 1 April 2027 to 31 March 2028: ₹3,00,00,000, or USD 333,333.')
})

// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import letters from '#content/letters.ts'
import { stubSight } from '#ui/testing/stubSight.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { emptyCase } from '../caseFile.ts'
import { changeCase, eraseCase } from '../caseStore.ts'
import { LettersPage } from './LettersPage.tsx'

beforeEach(() => {
  stubSight()
  localStorage.clear()
  eraseCase()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const all = letters.groups.flatMap((group) => group.letters)
const show = () => renderInApp(<LettersPage list={letters} />, letters.path)
const textOf = (title: string) =>
  screen.getByRole('group', { name: new RegExp(title) }).querySelector('pre')?.textContent

test('every letter is on the page with its heading, and its group lists it', async () => {
  await show()
  expect(all.length).toBeGreaterThanOrEqual(30)
  for (const { id, title } of all) {
    expect(document.getElementById(id)?.textContent).toBe(title)
    expect(document.querySelector(`a[href="#${id}"]`)?.textContent).toBe(title)
  }
})

test('a blank that is filled in once is in every letter that has it, and stays as its name in brackets before', async () => {
  await show()
  expect(textOf('refund that has not come|Refund that has not come')).toContain('PAN [PAN]')
  fireEvent.change(screen.getByLabelText('PAN'), { target: { value: 'ABCDE1234F' } })
  expect(textOf('Refund that has not come')).toContain('PAN ABCDE1234F')
  expect(textOf('To the buyer')).toContain('My PAN is ABCDE1234F.')
})

test('name and price come from the tools until they are typed here, and an emptied blank stays empty', async () => {
  changeCase(() => ({
    ...emptyCase,
    sale: {
      ...emptyCase.sale,
      price: '1.4 crore',
      owners: [{ ...emptyCase.sale.owners[0], name: 'Asha Rao' } as never],
    },
  }))
  await show()
  expect(textOf('sale of one property')).toContain('at a price not below Rs 1.4 crore')
  const name = screen.getByLabelText('Your full name')
  expect(name).toHaveProperty('value', 'Asha Rao')
  fireEvent.change(name, { target: { value: '' } })
  expect(name).toHaveProperty('value', '')
  expect(textOf('sale of one property')).toContain('I, [your full name],')
})

test('one letter can be printed alone, and the marks are gone after the dialog', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await show()
  const letter = document.getElementById('claim-nominee')?.parentElement
  if (!letter) throw new Error('no letter')
  fireEvent.click(within(letter).getByRole('button', { name: 'Print this one' }))
  expect(print).toHaveBeenCalledOnce()
  expect([document.querySelectorAll('[data-only]').length, letter.hasAttribute('data-printed')]).toEqual([1, true])
  dispatchEvent(new Event('afterprint'))
  expect(document.querySelectorAll('[data-only], [data-printed]').length).toBe(0)
})

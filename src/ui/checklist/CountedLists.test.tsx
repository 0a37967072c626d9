// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ticks } from '#device/kept.ts'
import { stubSight } from '../testing/stubSight.ts'
import { renderInApp } from '../testing/testApp.tsx'
import { ChecklistPart } from './Checklist.tsx'
import { CountedLists } from './CountedLists.tsx'

// Compiling it for the first time takes a busy machine longer than a test waits for it.
beforeAll(() => import('./Ticking.tsx'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const page = '/counted'

test('several lists have one count and one set of buttons, which clear and print them together', async () => {
  const { near } = stubSight()
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await renderInApp(
    <div id="main">
      <p>Before</p>
      <CountedLists page={page} items={['The deed', 'PAN', 'A power']} note="They stay here.">
        <ChecklistPart page={page} items={['The deed', 'PAN']} />
        <p>Between</p>
        <ChecklistPart page={page} items={['A power']} />
      </CountedLists>
    </div>,
  )
  act(() => near())
  await screen.findByText('0 of 3 done')
  expect(screen.getAllByRole('button', { name: 'Print this list' })).toHaveLength(1)
  fireEvent.click(screen.getByRole('checkbox', { name: 'The deed' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'A power' }))
  await screen.findByText('2 of 3 done')
  fireEvent.click(screen.getByRole('button', { name: 'Print this list' }))
  expect(print).toHaveBeenCalledOnce()
  const onPaper = (text: string) => !screen.getByText(text).closest('[data-screen]')
  expect(['The deed', 'Between', 'A power'].filter(onPaper)).toEqual(['The deed', 'Between', 'A power'])
  window.dispatchEvent(new Event('afterprint'))
  fireEvent.click(screen.getByRole('button', { name: 'Clear ticks' }))
  await screen.findByText('0 of 3 done')
  await waitFor(() => expect(ticks.get(page)).toBeUndefined())
  expect(
    within(document.body)
      .getAllByRole<HTMLInputElement>('checkbox')
      .some(({ checked }) => checked),
  ).toBe(false)
})

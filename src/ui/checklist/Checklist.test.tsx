// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ticks } from '#device/kept.ts'
import { fullStorage } from '#device/testing/memoryStorage.ts'
import { system } from '#ui/theme/system.ts'
import { stubSight } from '../testing/stubSight.ts'
import { renderInApp } from '../testing/testApp.tsx'
import { Checklist } from './Checklist.tsx'

// Compiling it for the first time takes a busy machine longer than a test waits for it.
beforeAll(() => import('./Ticking.tsx'))

const items = ['The deed', 'PAN and [address](/contact)', 'Two witnesses']

let near = () => {}
/** Each test has a page of its own: ticks are read once a visit. */
let page = '/page-0'

beforeEach(async () => {
  page = `/page-${Number(page.split('-')[1]) + 1}`
  near = stubSight().near
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Shows the list and lets it come near. */
async function open() {
  const view = await renderInApp(<Checklist page={page} items={items} />)
  act(() => near())
  await screen.findAllByRole('checkbox')
  return view
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
/** The list listens to its store a moment after its boxes are there, so the first tick may show a moment later. */
async function tick(name: string, isDone = true) {
  fireEvent.click(box(name))
  await waitFor(() => expect(box(name).checked).toBe(isDone))
}
const marks = () => document.querySelectorAll('.box').length

test('the prerendered list has its items with empty marks, and no control that would be dead without JavaScript', () => {
  const html = renderToString(
    <ChakraProvider value={system}>
      <Checklist page={page} items={['The deed', 'PAN']} />
    </ChakraProvider>,
  )
  expect(html.match(/<li>/g)).toHaveLength(2)
  expect(html.match(/class="box"/g)).toHaveLength(2)
  expect(html).toContain('The deed')
  expect(html).not.toMatch(/<input|<button|of 2 done|style="/)
})

test('the marks stay until the list comes near, and then become checkboxes named by their items', async () => {
  await renderInApp(<Checklist page={page} items={items} />)
  expect(marks()).toBe(3)
  const link = screen.getByRole('link', { name: 'address' })
  act(() => near())
  await screen.findAllByRole('checkbox')
  expect(marks()).toBe(0)
  expect(box('PAN and address').checked).toBe(false)
  // The text is not rendered a second time, so a focused link keeps its focus.
  expect(screen.getByRole('link', { name: 'address' })).toBe(link)
})

test('a tick is counted, is kept on the device, and is there when the visitor comes back', async () => {
  const { unmount } = await open()
  expect(screen.getByText('0 of 3 done')).toBeTruthy()
  await tick('The deed')
  await tick('PAN and address')
  expect(screen.getByText('2 of 3 done')).toBeTruthy()
  await waitFor(async () => expect(ticks.get(page)).toEqual(['the deed', 'pan and address']))
  await tick('The deed', false)
  expect(screen.getByText('1 of 3 done')).toBeTruthy()
  unmount()
  await open()
  expect(box('PAN and address').checked).toBe(true)
  expect(screen.getByText('1 of 3 done')).toBeTruthy()
})

test('ticks of an earlier visit are there from the first moment, also of an item that moved', async () => {
  ticks.set(page, ['two witnesses', 'an item that is gone'])
  await renderInApp(<Checklist page={page} items={items.toReversed()} />)
  act(() => near())
  const [first] = await screen.findAllByRole<HTMLInputElement>('checkbox')
  expect(first?.checked).toBe(true)
  expect(screen.getByText('1 of 3 done')).toBeTruthy()
})

test('ticks of an earlier visit are on paper although the list never came near', async () => {
  ticks.set(page, ['the deed'])
  await renderInApp(<Checklist page={page} items={items} />)
  await screen.findAllByRole('checkbox')
  expect(box('The deed').checked).toBe(true)
})

test('the ring draws the share that is done and is silent, and no tick is announced twice', async () => {
  ticks.set(page, ['the deed'])
  await open()
  const ring = document.querySelector('[data-checklist] svg')
  expect(ring?.getAttribute('aria-hidden')).toBe('true')
  expect(ring?.querySelector('circle + circle')?.getAttribute('stroke-dasharray')).toMatch(/^0\.33\d* 1$/)
  expect(document.querySelector('[data-checklist] :is([role=status], [aria-live])')).toBe(null)
})

test("'Clear ticks' is there when something is ticked, and leaves the keyboard at the first box", async () => {
  await open()
  expect(screen.queryByRole('button', { name: 'Clear ticks' })).toBe(null)
  await tick('Two witnesses')
  fireEvent.click(screen.getByRole('button', { name: 'Clear ticks' }))
  expect(screen.getByText('0 of 3 done')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear ticks' })).toBe(null)
  expect(document.activeElement).toBe(box('The deed'))
  await waitFor(async () => expect(ticks.get(page)).toBeUndefined())
})

test('where the browser stores nothing, boxes can be ticked for the visit, and the list says so', async () => {
  vi.stubGlobal('localStorage', fullStorage(localStorage))
  await open()
  await tick('The deed')
  expect(screen.getByText(/^1 of 3 done\. This browser forgets the ticks/)).toBeTruthy()
})

test("'Print this list' leaves the rest of the page off the paper, but not the line before the list", async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await renderInApp(
    <div id="main">
      <header>Hero</header>
      <section>
        <div>
          <h2>Earlier</h2>
          <p>Collect these.</p>
          <Checklist page={page} items={items} />
          <p>Later</p>
        </div>
      </section>
      <aside data-screen="">Beside</aside>
    </div>,
  )
  act(() => near())
  fireEvent.click(await screen.findByRole('button', { name: 'Print this list' }))
  const onPaper = (text: string) => !screen.getByText(text).closest('[data-screen]')
  expect(print).toHaveBeenCalledOnce()
  expect(['Hero', 'Earlier', 'Collect these.', 'The deed', 'Later', 'Beside'].filter(onPaper)).toEqual([
    'Collect these.',
    'The deed',
  ])
  window.dispatchEvent(new Event('afterprint'))
  expect(['Hero', 'Earlier', 'Later', 'Beside'].filter(onPaper)).toEqual(['Hero', 'Earlier', 'Later'])
})

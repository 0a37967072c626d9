// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { allTasks } from '#content/allTasks.ts'
import heirs from '#content/tasks/heirs.ts'
import selling from '#content/tasks/selling.ts'
import { ticks } from '#device/kept.ts'
import { stubSight } from '#ui/testing/stubSight.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { TaskPage } from './TaskPage.tsx'

// Compiling it for the first time takes a busy machine longer than a test waits for it.
beforeAll(() => import('#ui/checklist/Ticking.tsx'))

let near = () => {}
beforeEach(() => {
  near = stubSight().near
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (task: typeof selling, address = task.path) => renderInApp(<TaskPage task={task} />, address)
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test.each(allTasks.map((task) => [task.path, task] as const))(
  '%s shows every part while no question is answered, and its contents lead to each section',
  async (_path, task) => {
    await show(task)
    expect(titles()).toEqual([...task.cases, ...task.steps, ...task.pitfalls].map(({ title }) => title))
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('H2')
  },
)

test('an answer leaves out what is for other cases, and the page says how much is left', async () => {
  await show(heirs)
  fireEvent.click(screen.getByRole('radio', { name: 'A house, a flat or land' }))
  expect(titles()).not.toContain('Petition for a succession certificate, only if asked')
  expect(titles()).toContain('Apply for mutation')
  expect(screen.getByRole('status').textContent).toMatch(/^\d+ of \d+ parts are for your case/)
  fireEvent.click(screen.getAllByRole('radio', { name: 'Any of these' })[0] ?? document.body)
  expect(titles()).toContain('Petition for a succession certificate, only if asked')
  expect(screen.getByRole('status').textContent).toBe('Everything is shown.')
})

test('a link brings its case along: the option of its hash is chosen', async () => {
  await show(selling, '/tasks/selling#farmland')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Farmland' }).checked).toBe(true))
  expect(titles()).toContain('It is farmland')
  expect(titles()).not.toContain('It is a shop, an office or a plot')
})

test('what was inherited with a brother or sister is both: neither answer takes the other’s part away', async () => {
  await show(selling, '/tasks/selling#inherited')
  fireEvent.click(await screen.findByRole('radio', { name: 'I and others' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'I inherited it' }).checked).toBe(true)
  expect(titles()).toContain('You inherited it')
  expect(titles()).toContain('You own it with others')
})

test('each row of the timeline leads to its step, and says in words what its bar shows', async () => {
  await show(selling)
  const [list] = screen.getAllByRole('list').filter((one) => one.querySelector('svg rect'))
  const rows = within(list ?? document.body).getAllByRole('listitem')
  expect(rows).toHaveLength(selling.steps.length)
  for (const [position, row] of rows.entries()) {
    const step = selling.steps[position]
    const target = within(row).getByRole('link').getAttribute('href')
    expect(document.querySelector(target ?? '')?.textContent).toBe(step?.title)
    expect(row.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    expect(row.querySelectorAll('.law, .estimate')).toHaveLength(step?.basis === 'open' ? 0 : 1)
    expect(row.textContent).toMatch(step?.basis === 'open' ? /no confirmed length/ : /(?:before|after), /)
  }
})

test('ticks of all steps are counted together and are kept under the address of the task', async () => {
  await show(selling)
  act(() => near())
  const count = selling.steps.flatMap(({ items }) => items).length
  await screen.findByText(`0 of ${count} done`)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Order the title search' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Get a copy of the challan' }))
  await screen.findByText(`2 of ${count} done`)
  expect(ticks.get('/tasks/selling')).toEqual(['order the title search', 'get a copy of the challan'])
})

test('a step that an answer left out keeps its ticks', async () => {
  ticks.set('/tasks/heirs', ['file for the assets that need it and for no others'])
  await show(heirs)
  fireEvent.click(screen.getByRole('radio', { name: 'A house, a flat or land' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Shares or funds' }))
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^File for the assets/ })
  expect(box.checked).toBe(true)
})

test('the tool, the service and the contact page are offered with what we do', async () => {
  await show(selling)
  expect(screen.getByText(selling.help)).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/tools/selling', '/services/TransferOfProperty', '/contact']))
})

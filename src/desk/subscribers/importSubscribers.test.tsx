// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { subscriberTexts } from '#content/texts/staff/lists.ts'
import { type ImportReport, mostListBytes } from '#contract/staff/subscribers.ts'
import { answer, type FakeServer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'

const texts = subscriberTexts.import

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const report: ImportReport = {
  rows: [
    { row: 4, email: 'none', outcome: 'fault', why: 'email is no email address' },
    { row: 2, email: 'sita@example.org', outcome: 'confirmed', why: '' },
    { row: 3, email: 'gone@example.org', outcome: 'unchanged', why: 'left the list here' },
  ],
  counts: { confirmed: 1200, unsubscribed: 0, blocked: 0, unchanged: 1, fault: 1 },
  isLatin: false,
}

function withList(server: FakeServer) {
  server.on('subscribers', () => ({ confirmed: 0, pending: 0, unsubscribed: 0, bounced: 0, complained: 0 }))
  server.on('searchSubscribers', () => ({ items: [], next: null }))
  server.on('subscriberGrowth', () => ({ items: [] }))
  server.on('tryImport', () => report)
  server.on('importSubscribers', () => report)
}

const press = async (name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button.matches(':disabled, [aria-disabled=true]')).toBe(false))
  fireEvent.click(button)
}
const choose = (file: File) => fireEvent.change(screen.getByLabelText(texts.file), { target: { files: [file] } })

test('a list is shown row by row before anything is imported, and the same file is imported by a second press', async () => {
  const { server } = await showDesk('/subscribers', withList)
  await press(texts.open)
  choose(new File(['email\nsita@example.org'], 'list.csv'))
  fireEvent.change(screen.getByLabelText(texts.kind), { target: { value: 'unsubscribed' } })
  await press(texts.look)
  await screen.findByText(`${texts.outcomes.fault}: email is no email address`)
  screen.getByText('Come on the list: 1,200. Unchanged: 1. Left out because of a fault: 1.')
  screen.getByText(texts.more(3))
  expect(server.calls('importSubscribers')).toEqual([])
  await press(texts.now('1,200'))
  await screen.findByText(texts.done('1,200'))
  expect(screen.queryByRole('dialog')).toBe(null)
  expect(server.calls('importSubscribers').map(({ id }) => id)).toEqual(['unsubscribed'])
})

test('another file or kind asks for another look, and a file that is too large or not understood says what to do', async () => {
  const { server } = await showDesk('/subscribers', withList)
  await press(texts.open)
  const large = new File([], 'large.csv')
  Object.defineProperty(large, 'size', { value: mostListBytes + 1 })
  choose(large)
  await screen.findByText(texts.tooLarge)
  choose(new File(['x'], 'list.csv'))
  server.on('tryImport', () => answer(422, { message: 'Row 3 has a quote.' }))
  await press(texts.look)
  await screen.findByText('Row 3 has a quote.')
  server.on('tryImport', () => report)
  await press(texts.look)
  await screen.findByRole('button', { name: texts.now('1,200') })
  choose(new File(['y'], 'other.csv'))
  expect(screen.queryByRole('button', { name: texts.now('1,200') })).toBe(null)
})

test('only owners import', async () => {
  await showDesk('/subscribers', withList, { ...owner, role: 'staff' })
  await screen.findByText(subscriberTexts.lede)
  expect(screen.queryByRole('button', { name: texts.open })).toBe(null)
})

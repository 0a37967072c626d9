// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { peopleTexts as texts } from '#content/texts/staff/lists.ts'
import type { PersonCounts } from '#contract/staff/operation.ts'
import { answer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const found: PersonCounts = {
  enquiries: 2,
  notes: 1,
  answers: 0,
  messages: 0,
  calls: 0,
  comments: 3,
  reports: 0,
  subscriptions: 1,
  newsletters: 0,
  emails: 0,
}

test('erasing names what goes, and nothing goes if there is more by now', async () => {
  const more = { ...found, comments: 4 }
  const { server } = await showDesk('/people', (prepared) => prepared.on('findPerson', () => found))
  fireEvent.change(await screen.findByLabelText(texts.kinds.email), { target: { value: 'asha@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: texts.find }))
  fireEvent.click(await screen.findByRole('button', { name: texts.erase }))
  const dialog = within(await screen.findByRole('dialog', { name: texts.confirmTitle }))
  for (const line of ['2 enquiries', '1 note of staff', '3 comments', '1 subscription']) dialog.getByText(line)
  expect(dialog.queryByText(/report|answer|queue/)).toBe(null)
  expect(server.calls('erasePerson')).toEqual([])
  server.on('erasePerson', () => answer(409, { message: 'more', found: more }))
  fireEvent.click(dialog.getByRole('button', { name: texts.confirmButton }))
  await dialog.findByText('4 comments')
  expect(dialog.getByText(texts.changed)).toBeTruthy()
  server.on('erasePerson', () => ({ ...more, warning: 'The log is still open.' }))
  fireEvent.click(dialog.getByRole('button', { name: texts.confirmButton }))
  await screen.findByText(`${texts.erased} The log is still open.`)
  expect(server.calls('erasePerson').map(({ body }) => body)).toEqual([
    { kind: 'email', value: 'asha@example.com', expected: found },
    { kind: 'email', value: 'asha@example.com', expected: more },
  ])
})

test('a late answer offers nobody for erasure but the person who is named in the field', async () => {
  const answers: Array<(counts: PersonCounts) => void> = []
  await showDesk('/people', (prepared) =>
    prepared.on('findPerson', () => new Promise((resolve) => void answers.push(resolve))),
  )
  const field = await screen.findByLabelText(texts.kinds.email)
  const findBy = (value: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: texts.find }))
  }
  findBy('asha@example.com')
  fireEvent.change(field, { target: { value: 'ravi@example.com' } })
  await act(async () => answers[0]?.(found))
  expect(screen.queryByRole('button', { name: texts.erase })).toBe(null)
  findBy('asha@example.com')
  findBy('ravi@example.com')
  await act(async () => answers[2]?.({ ...found, enquiries: 7 }))
  await act(async () => answers[1]?.(found))
  screen.getByText('7 enquiries')
  fireEvent.click(screen.getByRole('button', { name: texts.erase }))
  within(screen.getByRole('dialog')).getByText(texts.confirmText('ravi@example.com'))
})

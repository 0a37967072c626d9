// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { conflictTexts, personTexts as texts } from '#content/texts/staff/people.ts'
import { taskTexts } from '#content/texts/staff/tasks.ts'
import { toolTitles } from '#content/texts/toolTitles.ts'
import { idempotencyHeader } from '#contract/calls.ts'
import type { PersonCandidate, PersonDetail } from '#contract/staff/people.ts'
import { dropDrafts, takeDraft } from '../data/drafts.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, type FakeServer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testItem } from '../testing/testEnquiries.ts'

afterEach(() => {
  cleanup()
  dropDrafts()
  dismissAll()
  vi.unstubAllGlobals()
})

const part = (number: number, isJoined = false): PersonDetail['parts'][number] => ({
  ...{ id: idOf(number), email: `person${number}@example.com`, name: `Person ${number}`, enquiries: 1, comments: 0 },
  joined: isJoined ? { at: '2026-01-02T00:00:00.000Z', by: 'ravi@office.example' } : null,
})
const whole = (numbers: number[]): PersonDetail => ({
  id: idOf(1),
  names: ['<b>Sita</b>', 'زينب'],
  phones: [{ dialled: '+971501234567', hasCountry: true }],
  parts: numbers.map((number) => part(number, numbers.length > 1)),
  enquiries: numbers.map((number) => testItem(number)),
  entries: [
    {
      id: idOf(70),
      kind: 'note',
      enquiryId: idOf(1),
      at: '2026-01-02T00:00:00.000Z',
      by: 'ravi@office.example',
      text: 'Called her',
    },
  ],
  comments: [{ id: idOf(80), at: '2026-01-02T00:00:00.000Z', text: 'A comment', state: 'shown' }],
  subscriptions: [
    {
      id: idOf(90),
      email: 'sita@example.com',
      state: 'confirmed',
      requestedAt: '2026-01-02T00:00:00.000Z',
      newsletters: 1,
    },
  ],
  checks: [],
  tasks: [
    {
      ...{ id: idOf(60), version: 1, text: 'Ask for the death certificate', due: '2026-01-03', repeats: '' },
      ...{
        assignee: '',
        enquiryId: null,
        enquiry: null,
        person: { id: idOf(1), name: 'Sita' },
        doneAt: null,
        doneBy: '',
      },
    },
  ],
  cases: [
    {
      ...{ id: `${idOf(1)}.0`, enquiryId: idOf(1), at: '2026-01-01T00:00:00.000Z', tool: 'rent' },
      text: '- Rent a month: ₹40,000',
    },
  ],
})
const second: PersonCandidate = {
  ...{ id: idOf(2), name: 'Person 2', email: 'person2@example.com', contactNumber: '', because: ['phone', 'name'] },
}

function personServer(server: FakeServer) {
  let numbers = [1]
  server.on('person', () => whole(numbers))
  server.on('duplicates', () => ({ items: numbers.length === 1 ? [second] : [] }))
  server.on('mergePeople', () => {
    numbers = [1, 2]
    return { person: whole(numbers), parts: [idOf(2)] }
  })
  server.on('splitPerson', () => {
    numbers = [1]
    return whole(numbers)
  })
}

test('the page of a person shows all of theirs, and what was typed is text', async () => {
  await showDesk(`/people/of/${idOf(1)}`, personServer)
  await screen.findByRole('heading', { level: 1, name: '<b>Sita</b>' })
  for (const text of ['زينب', 'Called her', 'A comment', 'sita@example.com', 'person1@example.com'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText(texts.apart)).toBe(null)
})

test('the tasks about a person are on the page, a new one needs no enquiry, and what the tools sent is shown', async () => {
  const { server } = await showDesk(`/people/of/${idOf(1)}`, (prepared) => {
    personServer(prepared)
    prepared.on('saveTask', () => answer(201, {}))
  })
  const tasks = within(await screen.findByRole('region', { name: taskTexts.ofPerson }))
  expect(tasks.getByText('Ask for the death certificate')).toBeTruthy()
  const cases = within(screen.getByRole('region', { name: texts.cases }))
  expect(cases.getByRole('link', { name: toolTitles.rent }).getAttribute('href')).toBe(`/desk/enquiries/${idOf(1)}`)
  expect(cases.getByText('- Rent a month: ₹40,000')).toBeTruthy()
  fireEvent.click(tasks.getByRole('button', { name: taskTexts.add }))
  fireEvent.change(screen.getByLabelText(taskTexts.text), { target: { value: 'Call on Diwali' } })
  fireEvent.click(screen.getByRole('button', { name: taskTexts.save }))
  await waitFor(() => expect(server.calls('saveTask')).toHaveLength(1))
  expect(server.calls('saveTask')[0]?.body).toMatchObject({
    text: 'Call on Diwali',
    enquiryId: null,
    personId: idOf(1),
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
})

test('whether a task is late, and the day of a new one, go by the office’s day, which may be in another zone', async () => {
  await showDesk(`/people/of/${idOf(1)}`, (server) => {
    personServer(server)
    server.on('summary', () => ({ comments: {}, today: '2026-01-05' }))
  })
  await screen.findByText(taskTexts.lateBy(2))
  fireEvent.click(screen.getByRole('button', { name: taskTexts.add }))
  expect((await screen.findByLabelText<HTMLInputElement>(taskTexts.due)).value).toBe('2026-01-05')
})

test('a duplicate is merged, undo takes it apart, and so does its button', async () => {
  const { server } = await showDesk(`/people/of/${idOf(1)}`, personServer)
  fireEvent.click(await screen.findByRole('button', { name: texts.mergeWith('Person 2') }))
  await screen.findByText('person2@example.com')
  expect(server.calls('mergePeople')).toMatchObject([{ id: idOf(1), body: { other: idOf(2) } }])
  await screen.findByText(texts.merged)
  fireEvent.keyDown(document.body, { key: 'z' })
  await waitFor(() => expect(server.calls('splitPerson')).toMatchObject([{ body: { parts: [idOf(2)] } }]))
  fireEvent.click(await screen.findByRole('button', { name: texts.mergeWith('Person 2') }))
  fireEvent.click(await screen.findByRole('button', { name: texts.apartOf('person2@example.com') }))
  await waitFor(() => expect(server.calls('splitPerson')).toHaveLength(2))
})

test('where the two are one already the reason is said and nothing changes', async () => {
  await showDesk(`/people/of/${idOf(1)}`, (server) => {
    personServer(server)
    server.on('mergePeople', () => answer(400, { message: 'These are one person already.' }))
  })
  fireEvent.click(await screen.findByRole('button', { name: texts.mergeWith('Person 2') }))
  await screen.findByText('These are one person already.')
})

test('a conflict check shows whom it found, and its answer is kept once, also after a lost answer', async () => {
  let isAway = true
  const { server } = await showDesk(`/people/of/${idOf(1)}`, (prepared) => {
    personServer(prepared)
    prepared.on('searchConflicts', () => ({ items: [{ enquiry: testItem(5), because: ['Ravi Rao'] }] }))
    prepared.on('addConflictCheck', () => (isAway ? answer(503) : answer(201, {})))
  })
  fireEvent.change(await screen.findByLabelText(conflictTexts.parties), { target: { value: 'Ravi Rao' } })
  fireEvent.click(screen.getByRole('button', { name: conflictTexts.search }))
  await screen.findByText('Person 5')
  fireEvent.change(screen.getByLabelText(conflictTexts.result), { target: { value: 'conflict' } })
  fireEvent.change(screen.getByLabelText(conflictTexts.note), { target: { value: 'Our client' } })
  const keep = screen.getByRole('button', { name: conflictTexts.keep })
  fireEvent.click(keep)
  await within(document.body).findByRole('alert')
  isAway = false
  fireEvent.click(keep)
  await screen.findByText(conflictTexts.kept)
  const [first, again] = server.calls('addConflictCheck')
  expect(again?.body).toEqual({ parties: 'Ravi Rao', property: '', found: 1, result: 'conflict', note: 'Our client' })
  expect(again?.headers.get(idempotencyHeader)).toBe(first?.headers.get(idempotencyHeader))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(conflictTexts.parties).value).toBe(''))
})

test('what a conflict check found by other words than are in the fields by now is neither shown nor kept', async () => {
  const answers: Array<(hits: unknown) => void> = []
  await showDesk(`/people/of/${idOf(1)}`, (prepared) => {
    personServer(prepared)
    prepared.on('searchConflicts', () => new Promise((resolve) => void answers.push(resolve)))
  })
  const parties = await screen.findByLabelText(conflictTexts.parties)
  const search = screen.getByRole<HTMLButtonElement>('button', { name: conflictTexts.search })
  fireEvent.change(parties, { target: { value: 'Ravi Rao' } })
  fireEvent.click(search)
  fireEvent.change(parties, { target: { value: 'Ravi Rao and his brother' } })
  await act(async () => answers.at(-1)?.({ items: [] }))
  await waitFor(() => expect(search.disabled).toBe(false))
  expect(screen.queryByText(conflictTexts.none)).toBe(null)
  expect(screen.queryByRole('button', { name: conflictTexts.keep })).toBe(null)
  fireEvent.click(search)
  await act(async () => answers.at(-1)?.({ items: [] }))
  await screen.findByText(conflictTexts.none)
  // As another tab of the member does.
  act(() => takeDraft(`conflict:${testItem(1).id}:parties`, 'Somebody else'))
  expect(screen.queryByRole('button', { name: conflictTexts.keep })).toBe(null)
})

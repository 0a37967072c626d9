// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { taskTexts as texts } from '#content/texts/staff/tasks.ts'
import { idempotencyHeader } from '#contract/calls.ts'
import type { Task, TaskChange, TaskList } from '#contract/staff/tasks.ts'
import { dropDrafts } from '../data/drafts.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, type FakeServer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'

afterEach(() => {
  cleanup()
  dismissAll()
  dropDrafts()
})

const late: Task = {
  ...{ id: 'late', version: 1, text: 'Call the bank', due: '2026-11-20', assignee: 'ravi@office.example' },
  ...{ repeats: '', enquiryId: 'e1', enquiry: { id: 'e1', reference: 'PD-1', name: 'सीता' } },
  ...{ person: null, doneAt: null, doneBy: '' },
}
const yearly: Task = {
  ...late,
  ...{ id: 'yearly', text: 'Renew the seal', due: '2026-11-26', assignee: '', repeats: 'yearly' },
  ...{ enquiryId: null, enquiry: null },
}
const review = { slug: 'wills', title: 'Wills', reviewed: '2025-11-22', due: '2026-11-22' }

async function show(prepare: (server: FakeServer) => void = () => undefined) {
  let list: TaskList = { today: '2026-11-26', open: [late, yearly], done: [], reviews: [review] }
  const shown = await showDesk('/tasks', (server) => {
    server.on('tasks', () => list)
    server.on('completeTask', ({ id, body }) => {
      const task = [...list.open, ...list.done].find((one) => one.id === id) ?? late
      const { isDone } = body as { isDone: boolean }
      const isAgain = isDone && task.repeats !== ''
      const changed: Task = {
        ...task,
        version: task.version + 1,
        ...(isAgain
          ? { due: '2027-11-26' }
          : { doneAt: isDone ? '2026-11-26T10:00:00Z' : null, doneBy: isDone ? 'asha@office.example' : '' }),
      }
      const all = [...list.open, ...list.done].map((one) => (one.id === id ? changed : one))
      list = { ...list, open: all.filter(({ doneAt }) => !doneAt), done: all.filter(({ doneAt }) => doneAt) }
      return changed
    })
    server.on('saveTask', ({ body }) => {
      const task = { ...yearly, ...(body as TaskChange), id: (body as TaskChange).id ?? 'new', version: 9 }
      list = { ...list, open: [...list.open.filter(({ id }) => id !== task.id), task] }
      return answer(201, task)
    })
    prepare(server)
  })
  await screen.findByText('Call the bank')
  return shown
}

const group = (title: string) => within(screen.getByRole('region', { name: title }))

test('late tasks come first, with their enquiry, and the review of an article’s law is among them', async () => {
  await show()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual([texts.groups.late, texts.groups.today])
  const inLate = group(texts.groups.late)
  expect(inLate.getByText(texts.lateBy(6))).toBeTruthy()
  expect(inLate.getByRole('link', { name: 'सीता (PD-1)' }).getAttribute('href')).toBe('/desk/enquiries/e1')
  expect(inLate.getByRole('link', { name: texts.review('Wills') }).getAttribute('href')).toBe('/blogs/wills')
  expect(inLate.getByText(texts.reviewText('22 Nov 2025'))).toBeTruthy()
  fireEvent.change(screen.getByLabelText(texts.whose), { target: { value: 'asha@office.example' } })
  expect([screen.queryByText('Call the bank'), screen.getByText('Renew the seal')]).toEqual([null, expect.anything()])
})

test('a task is done, and not done again by the way back or later', async () => {
  const { server } = await show()
  fireEvent.click(screen.getByRole('button', { name: texts.doneNamed('Call the bank') }))
  await waitFor(() => expect(group(texts.groups.done).getByText('Call the bank')).toBeTruthy())
  fireEvent.click(screen.getByRole('button', { name: texts.undoNamed('Call the bank') }))
  await waitFor(() => expect(group(texts.groups.late).getByText('Call the bank')).toBeTruthy())
  expect(server.calls('completeTask').map(({ body }) => body)).toEqual([
    { version: 1, isDone: true },
    { version: 2, isDone: false },
  ])
})

test('a second press while the first is on its way, or before the list shows it, is none', async () => {
  let arrive: (() => void) | undefined
  const task = { ...late, id: 'slow' }
  const { server } = await show((prepared) => {
    const list = { today: '2026-11-26', open: [task], done: [], reviews: [] }
    // The list that shows it as done is still on its way at the last press.
    prepared.on('tasks', () => (arrive ? new Promise(() => {}) : list))
    prepared.on(
      'completeTask',
      () => new Promise((resolve) => (arrive = () => resolve({ ...task, version: 2, doneAt: '2026-11-26T10:00:00Z' }))),
    )
  })
  const press = () => fireEvent.click(screen.getByRole('button', { name: texts.doneNamed('Call the bank') }))
  press()
  await waitFor(() => expect(arrive).toBeDefined())
  press()
  arrive?.()
  await screen.findByText(texts.isDone)
  press()
  expect(server.calls('completeTask')).toHaveLength(1)
})

test('one whose answer was lost is done again under its key, as long as the list shows it as it was', async () => {
  const { server } = await show((prepared) => prepared.on('completeTask', () => answer(503)))
  server.on('tasks', () => answer(503))
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: texts.doneNamed('Renew the seal') }))
    await waitFor(() => expect(server.calls('tasks')).toHaveLength(1 + times))
  }
  const [first, again] = server.calls('completeTask').map(({ headers }) => headers.get(idempotencyHeader))
  expect([first, again]).toEqual([expect.any(String), first])
})

test('one that repeats says when it is due again, and the way back gives it its day', async () => {
  const { server } = await show()
  fireEvent.click(screen.getByRole('button', { name: texts.doneNamed('Renew the seal') }))
  await screen.findByText(texts.nextOn('26 Nov 2027'))
  await waitFor(() => expect(group(texts.groups.later).getByText('Renew the seal')).toBeTruthy())
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(group(texts.groups.today).getByText('Renew the seal')).toBeTruthy())
  expect(server.calls('saveTask')[0]?.body).toMatchObject({ id: 'yearly', version: 2, due: '2026-11-26' })
})

test('a new task is for the writer and today unless it says otherwise, and its words outlive a failure', async () => {
  const { server } = await show()
  fireEvent.click(screen.getByRole('button', { name: texts.add }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(texts.text), { target: { value: 'Write to the registrar' } })
  server.on('saveTask', () => answer(409, late))
  fireEvent.click(dialog.getByRole('button', { name: texts.save }))
  expect(await dialog.findByText(texts.conflict)).toBeTruthy()
  expect(dialog.getByDisplayValue('Write to the registrar')).toBeTruthy()
  server.on('saveTask', ({ body }) => answer(201, { ...yearly, ...(body as TaskChange) }))
  fireEvent.click(dialog.getByLabelText(texts.repeats))
  fireEvent.click(dialog.getByRole('button', { name: texts.save }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls('saveTask').at(-1)?.body).toEqual({
    ...{ text: 'Write to the registrar', due: '2026-11-26', assignee: 'asha@office.example' },
    ...{ repeats: 'yearly', enquiryId: null, personId: null },
  })
})

test('a new task whose answer was lost is sent again under its key', async () => {
  const { server } = await show()
  fireEvent.click(screen.getByRole('button', { name: texts.add }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(texts.text), { target: { value: 'Write to the registrar' } })
  server.on('saveTask', () => answer(503))
  fireEvent.click(dialog.getByRole('button', { name: texts.save }))
  await waitFor(() => expect(dialog.getByRole('alert')).toBeTruthy())
  server.on('saveTask', ({ body }) => answer(201, { ...yearly, ...(body as TaskChange) }))
  fireEvent.click(dialog.getByRole('button', { name: texts.save }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const keys = () => server.calls('saveTask').map(({ headers }) => headers.get(idempotencyHeader))
  expect(keys()).toEqual([expect.any(String), keys()[0]])
})

const change = (text: string) => {
  fireEvent.click(screen.getByRole('button', { name: texts.editNamed('Call the bank') }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(texts.text), { target: { value: text } })
  return dialog
}

test('a change that was cancelled does not come back', async () => {
  await show()
  fireEvent.click(change('Call the branch').getByRole('button', { name: deskTexts.cancel }))
  fireEvent.click(screen.getByRole('button', { name: texts.editNamed('Call the bank') }))
  expect(within(screen.getByRole('dialog')).getByLabelText(texts.text)).toHaveProperty('value', 'Call the bank')
})

test('a change that outlived its page has the version that it was typed over', async () => {
  await show()
  change('Call the branch')
  cleanup()
  const theirs = { ...late, due: '2026-11-21', version: 2 }
  const { server } = await show((prepared) => {
    prepared.on('tasks', () => ({ today: '2026-11-26', open: [theirs], done: [], reviews: [] }))
    prepared.on('saveTask', () => answer(409, theirs))
  })
  fireEvent.click(screen.getByRole('button', { name: texts.editNamed('Call the bank') }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByLabelText(texts.text)).toHaveProperty('value', 'Call the branch')
  fireEvent.click(dialog.getByRole('button', { name: texts.save }))
  await dialog.findByText(texts.conflict)
  expect(server.calls('saveTask').map(({ body }) => body)).toMatchObject([{ id: 'late', version: 1 }])
})

test('a task is deleted as it was seen: its version goes along', async () => {
  const { server } = await show((prepared) => prepared.on('removeTask', () => answer(409, { ...late, version: 2 })))
  fireEvent.click(screen.getByRole('button', { name: texts.removeNamed('Call the bank') }))
  await waitFor(() => expect(server.calls('removeTask').map(({ body }) => body)).toEqual([{ version: 1 }]))
  await screen.findByText(texts.overtaken)
  expect(screen.queryByText(texts.removed)).toBeNull()
})

test('where a colleague was faster than the way back, that is said', async () => {
  const { server } = await show()
  fireEvent.click(screen.getByRole('button', { name: texts.doneNamed('Call the bank') }))
  const undo = await screen.findByRole('button', { name: /^Undo/ })
  server.on('completeTask', () => answer(409, { ...late, version: 3 }))
  fireEvent.click(undo)
  await screen.findByText(texts.overtaken)
})

import { expect, test } from 'vitest'
import type { Summary } from '#contract/staff/operation.ts'
import type { PersonDetail } from '#contract/staff/people.ts'
import type { Task, TaskChange, TaskList } from '#contract/staff/tasks.ts'
import { deleteEnquiries } from '../enquiries/deleteEnquiries.ts'
import { dueReviews, yearLater } from '../enquiries/tasks.ts'
import { owner, staff } from './testing/testDesk.ts'
import { onEachInbox } from './testing/testInbox.ts'

onEachInbox((inbox) => {
  const fields: TaskChange = { text: 'Call the bank', due: '2026-01-02', assignee: staff, repeats: '', enquiryId: null }
  const save = (more: Partial<TaskChange> = {}, browser = inbox.asha) =>
    browser.call('saveTask', { body: { ...fields, ...more } })
  const complete = (task: Task, isDone = true, browser = inbox.asha) =>
    browser.call('completeTask', { id: task.id, body: { version: task.version, isDone } })
  const list = async () => (await inbox.ravi.call('tasks')).json<TaskList>()

  test('a task is written, changed, done, taken up again and deleted; the first due is first', async () => {
    const late = (await save({ due: '2025-12-30', text: 'गवाह को फ़ोन' })).json<Task>()
    const first = await save()
    expect([first.statusCode, first.json<Task>().version]).toEqual([201, 1])
    expect(await list()).toMatchObject({ today: '2026-01-01', open: [{ id: late.id }, { id: first.json<Task>().id }] })
    const changed = (await save({ ...late, text: 'Call the witness' })).json<Task>()
    expect(changed).toMatchObject({ text: 'Call the witness', version: 2 })
    const done = (await complete(changed)).json<Task>()
    expect(done).toMatchObject({ doneBy: owner, doneAt: expect.stringContaining('2026') })
    expect(await list()).toMatchObject({ open: [{ text: 'Call the bank' }], done: [{ text: 'Call the witness' }] })
    const open = (await complete(done, false)).json<Task>()
    expect(open).toMatchObject({ doneBy: '', doneAt: null })
    const remove = () => inbox.asha.call('removeTask', { id: late.id, body: { version: open.version } })
    expect((await remove()).statusCode).toBe(204)
    expect((await remove()).statusCode).toBe(404)
    expect((await list()).open.length).toBe(1)
  })

  test('what is no task is refused, and a colleague’s change is not overwritten', async () => {
    for (const bad of [{ due: '2026-02-30' }, { due: 'soon' }, { text: ' ' }, { assignee: 'nobody@example.com' }])
      expect([bad, (await save(bad)).statusCode]).toEqual([bad, 400])
    const gone = '01a2177b-962a-772b-bfd2-6b6073f03573'
    expect([(await save({ enquiryId: gone })).statusCode, (await save({ id: gone, version: 1 })).statusCode]).toEqual([
      404, 404,
    ])
    const task = (await save()).json<Task>()
    await complete(task, true, inbox.ravi)
    const stale = await save({ ...task, text: 'Mine' })
    expect([stale.statusCode, stale.json<Task>().doneBy]).toEqual([409, staff])
  })

  test('the open tasks of a member who may open them no longer are nobody’s, and open screens are told', async () => {
    const nila = 'nila@example.com'
    await inbox.asha.call('inviteMember', { body: { address: nila, name: '', role: 'staff' } })
    const enquiryId = await inbox.enquire({})
    const ids: string[] = []
    for (const of of [{ assignee: nila }, { assignee: nila, enquiryId }]) ids.push((await save(of)).json<Task>().id)
    await save()
    inbox.time += 60_000
    await inbox.asha.call('changeMember', { body: { address: nila, role: 'moderator' } })
    const free = (await list()).open.filter(({ assignee }) => assignee === '')
    expect(free.map(({ id }) => id).sort()).toEqual([...ids].sort())
    const told = await inbox.desk.store.db
      .selectFrom('change')
      .select('subject')
      .where('at', '>=', inbox.time)
      .where('kind', 'in', ['task', 'enquiry'])
      .execute()
    expect(told.map(({ subject }) => subject).sort()).toEqual([...ids, enquiryId].sort())
  })

  test('a new task that is sent twice under one key is one, and a page of an earlier version, without keys, writes one, too', async () => {
    const key = '01a2177b-962a-772b-bfd2-6b6073f03573'
    const send = (headers: Record<string, string>) => inbox.asha.call('saveTask', { body: fields, headers })
    const first = await send({ 'idempotency-key': key })
    const again = await send({ 'idempotency-key': key })
    expect([first.statusCode, again.statusCode, again.json<Task>().id]).toEqual([201, 201, first.json<Task>().id])
    expect((await list()).open).toHaveLength(1)
    expect((await send({ 'idempotency-key': '' })).statusCode).toBe(201)
    expect((await list()).open).toHaveLength(2)
    expect(
      (await inbox.ravi.call('saveTask', { body: fields, headers: { 'idempotency-key': key } })).statusCode,
    ).not.toBe(201)
  })

  test('one that repeats is due again a year later, in the future', async () => {
    const task = (await save({ due: '2024-02-29', repeats: 'yearly' })).json<Task>()
    expect((await complete(task)).json()).toMatchObject({ due: '2026-02-28', doneAt: null, version: 2 })
    expect(['2027-12-31', '2024-02-29', '0999-01-01'].map(yearLater)).toEqual([
      '2028-12-31',
      '2025-02-28',
      '1000-01-01',
    ])
  })

  test('one that repeats and is pressed again after a lost answer, or on another screen, is not put off by a second year', async () => {
    const task = (await save({ due: '2026-01-05', repeats: 'yearly' })).json<Task>()
    const headers = { 'idempotency-key': '01a2177b-962a-772b-bfd2-6b6073f03573' }
    const press = (more: object = {}) =>
      inbox.asha.call('completeTask', { id: task.id, body: { version: 1, isDone: true }, ...more })
    expect((await press({ headers })).json()).toMatchObject({ due: '2027-01-05', version: 2 })
    const again = await press({ headers })
    expect([again.statusCode, again.json()]).toMatchObject([200, { due: '2027-01-05', version: 2 }])
    const elsewhere = await press()
    expect([elsewhere.statusCode, elsewhere.json()]).toMatchObject([409, { due: '2027-01-05', version: 2 }])
  })

  test('one that repeats and is done after the office’s midnight, on its own day, is due a year later', async () => {
    const task = (await save({ due: '2025-01-02', repeats: 'yearly' })).json<Task>()
    inbox.time = Date.parse('2026-01-02T02:00+05:30')
    const asha = await inbox.desk.signedIn(owner)
    expect((await complete(task, true, asha)).json()).toMatchObject({ due: '2027-01-02' })
  })

  test('a task of an enquiry is shown there, exported with its person, and erased with him', async () => {
    const id = await inbox.enquire({ email: 'sita@example.org' })
    await save({ enquiryId: id, text: 'Ask Sita for her will' })
    expect((await inbox.detail(id)).tasks).toMatchObject([{ text: 'Ask Sita for her will', enquiry: { id } }])
    const person = { kind: 'email', value: 'sita@example.org' }
    const expected = (await inbox.asha.call('findPerson', { body: person })).json()
    expect((await inbox.asha.call('exportPerson', { body: person })).json().tasks).toMatchObject([
      { text: 'Ask Sita for her will', due: '2026-01-02' },
    ])
    await inbox.asha.call('erasePerson', { body: { ...person, expected } })
    expect((await list()).open).toEqual([])
  })

  test('a task about a person needs no enquiry: it is on the person’s page, follows the address, and goes with the last record', async () => {
    const email = 'meera@example.org'
    const [id, later] = [await inbox.enquire({ email, name: 'Meera' }), await inbox.enquire({ email, name: 'Meera' })]
    const task = (await save({ personId: id, text: 'Ask Meera for her will' })).json<Task>()
    expect(task).toMatchObject({ enquiryId: null, enquiry: null, person: { name: 'Meera' } })
    const page = async (of: string) => (await inbox.asha.call('person', { id: of })).json<PersonDetail>()
    expect((await page(later)).tasks).toMatchObject([{ id: task.id }])
    await save({ enquiryId: later, text: 'Read her papers', due: '2026-01-05' })
    expect((await page(id)).tasks.map(({ text }) => text)).toEqual(['Ask Meera for her will', 'Read her papers'])
    expect((await save({ personId: '01a2177b-962a-772b-bfd2-6b6073f03573' })).statusCode).toBe(404)
    const person = { kind: 'email', value: email }
    expect((await inbox.asha.call('exportPerson', { body: person })).json().tasks).toHaveLength(2)
    for (const one of [id, later]) {
      const { version } = await inbox.detail(one)
      const body = { version, name: 'Meera', email: 'meera@new.example', contactNumber: '' }
      expect((await inbox.asha.call('changePerson', { id: one, body })).statusCode).toBe(200)
      expect((await list()).open.map(({ person: of }) => of?.name ?? '')).toEqual(['Meera', ''])
    }
    expect((await page(id)).tasks).toHaveLength(2)
    await inbox.desk.store.write((tx) => deleteEnquiries(tx, [id], inbox.time))
    expect((await list()).open).toMatchObject([{ person: { id: later } }, {}])
    await inbox.desk.store.write((tx) => deleteEnquiries(tx, [later], inbox.time))
    expect((await list()).open).toEqual([])
  })

  test('the workplace is told how many tasks are due today or late, by the office’s clock', async () => {
    const due = async () => (await inbox.ravi.call('summary')).json<Summary>().dueTasks
    const before = (await due()) ?? 0
    await save({ due: '2025-12-30' })
    const today = (await save({ due: '2026-01-01' })).json<Task>()
    await save({ due: '2026-01-02' })
    expect(await due()).toBe(before + 2)
    await complete(today)
    expect(await due()).toBe(before + 1)
  })

  test('the workplace is told the day of an office in another zone', async () => {
    const today = async () => (await inbox.ravi.call('summary')).json<Summary>().today
    expect(await today()).toBe('2026-01-01')
    const hours = [{ from: '10:00', to: '13:00' }]
    const calls = { hours, minutes: 30, zone: 'America/New_York', isOffered: false }
    const body = { version: 0, days: [1], holidays: [], acknowledges: false, calls }
    expect((await inbox.asha.call('saveOffice', { body })).statusCode).toBe(200)
    expect([await today(), (await list()).today]).toEqual(['2025-12-31', '2025-12-31'])
  })

  test('the open tasks of a member who leaves are nobody’s', async () => {
    const added = 'new@example.com'
    await inbox.asha.call('inviteMember', { body: { address: added, name: 'New', role: 'staff' } })
    const task = (await save({ assignee: added })).json<Task>()
    expect(task.assignee).toBe(added)
    expect((await inbox.asha.call('removeMember', { body: { address: added } })).statusCode).toBe(204)
    expect((await list()).open).toMatchObject([{ id: task.id, assignee: '' }])
  })
})

test('the law of an article is to be reviewed a year after the day it bears, from thirty days before, and no more once it is dated anew', () => {
  const article = (slug: string, reviewed: string) => ({ slug, displayName: slug, reviewed })
  const articles = [article('a', '22 November 2025'), article('b', '1 March 2025'), article('c', '31 December 2025')]
  expect(dueReviews(articles, '2026-12-01')).toEqual([
    { slug: 'b', title: 'b', reviewed: '2025-03-01', due: '2026-03-01' },
    { slug: 'a', title: 'a', reviewed: '2025-11-22', due: '2026-11-22' },
    { slug: 'c', title: 'c', reviewed: '2025-12-31', due: '2026-12-31' },
  ])
  expect(dueReviews(articles, '2026-11-30').map(({ slug }) => slug)).toEqual(['b', 'a'])
  expect(dueReviews([article('b', '2 December 2026')], '2026-12-03')).toEqual([])
})

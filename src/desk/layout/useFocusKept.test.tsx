// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { templateTexts } from '#content/texts/staff/lists.ts'
import { ruleTexts } from '#content/texts/staff/rules.ts'
import { taskTexts } from '#content/texts/staff/tasks.ts'
import type { Rule } from '#contract/staff/rules.ts'
import type { Task } from '#contract/staff/tasks.ts'
import { dropDrafts } from '../data/drafts.ts'
import { dismissAll } from '../data/undo.ts'
import { answer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'

afterEach(() => {
  cleanup()
  dismissAll()
  dropDrafts()
})

const button = (name: string) => screen.findByRole('button', { name })
async function press(name: string): Promise<void> {
  const found = await button(name)
  found.focus()
  fireEvent.click(found)
}
const focusedText = () => document.activeElement !== document.body && document.activeElement?.textContent

function taskNamed(text: string): Task {
  const about = { enquiryId: null, enquiry: null, person: null, doneAt: null, doneBy: '' }
  return { id: text, version: 1, text, due: '2026-11-20', assignee: '', repeats: '', ...about }
}

test('after a task was removed the focus is on the task in its place, and not on a button that another press would press', async () => {
  let open = ['Call the bank', 'Renew the seal', 'Ask for the deed'].map(taskNamed)
  await showDesk('/tasks', (server) => {
    server.on('tasks', () => ({ today: '2026-11-26', open, done: [], reviews: [] }))
    server.on('removeTask', ({ id }) => {
      open = open.filter((task) => task.id !== id)
      return answer(204)
    })
  })
  await press(taskTexts.removeNamed('Renew the seal'))
  await waitFor(() => expect(focusedText()).toContain('Ask for the deed'))
  expect(document.activeElement?.matches('li')).toBe(true)
  await press(taskTexts.removeNamed('Ask for the deed'))
  await waitFor(() => expect(focusedText()).toContain('Call the bank'))
  await press(taskTexts.removeNamed('Call the bank'))
  await waitFor(() => expect(focusedText()).toContain(taskTexts.emptyTitle))
})

test('focus that was moved elsewhere stays there when the record goes', async () => {
  let open = ['Call the bank', 'Renew the seal'].map(taskNamed)
  const { server } = await showDesk('/tasks', (prepared) => {
    prepared.on('tasks', () => ({ today: '2026-11-26', open, done: [], reviews: [] }))
    prepared.on('removeTask', () => answer(204))
  })
  await press(taskTexts.removeNamed('Renew the seal'))
  const add = await button(taskTexts.add)
  add.focus()
  open = open.slice(0, 1)
  await press(taskTexts.removeNamed('Call the bank'))
  add.focus()
  open = []
  await waitFor(() => expect(screen.queryByText('Renew the seal')).toBe(null))
  expect(server.calls('removeTask').length).toBeGreaterThan(0)
  expect(document.activeElement).toBe(add)
})

const template = { subject: '', text: 'Dear {name}', service: '', language: '', version: 1 }

test('a template is written in its first field, and the focus is back at its button afterwards', async () => {
  const items = ['Tax', 'Visas'].map((name) => ({ ...template, id: name, name }))
  await showDesk('/templates', (server) => server.on('templates', () => ({ items })))
  await screen.findByText('Visas')
  const edit = screen.getAllByRole('button', { name: templateTexts.edit })[1] as HTMLElement
  edit.focus()
  fireEvent.click(edit)
  const name = await screen.findByLabelText(templateTexts.name)
  expect([document.activeElement, name]).toEqual([name, screen.getByDisplayValue('Visas')])
  await press(deskTexts.cancel)
  await waitFor(() => expect(document.activeElement).toBe(edit))
  await press(templateTexts.add)
  await press(deskTexts.cancel)
  await waitFor(() => expect(focusedText()).toBe(templateTexts.add))
})

test('a rule that is moved to the end keeps the focus on its arrow, which does nothing there', async () => {
  const rule = {
    service: '',
    language: '',
    country: 'AE',
    sender: '',
    assignee: '',
    tags: ['Gulf'],
    stage: '',
  } as const
  let rules: Rule[] = ['First', 'Second'].map((name) => ({ ...rule, tags: [...rule.tags], name }))
  const { server } = await showDesk('/rules', (prepared) => {
    prepared.on('rules', () => ({ version: 1, rules, countries: ['AE'], unknownMembers: [], unusedTags: [] }))
    prepared.on('saveRules', ({ body }) => {
      rules = (body as { rules: Rule[] }).rules
      return { version: 2, rules, countries: ['AE'], unknownMembers: [], unusedTags: [] }
    })
  })
  await press(ruleTexts.down('First'))
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Second'))
  const arrow = await button(ruleTexts.down('First'))
  await waitFor(() => expect(document.activeElement).toBe(arrow))
  fireEvent.click(arrow)
  expect(server.calls('saveRules')).toHaveLength(1)
  await press(ruleTexts.editNamed('First'))
  await press(deskTexts.cancel)
  await waitFor(async () => expect(document.activeElement).toBe(await button(ruleTexts.editNamed('First'))))
})

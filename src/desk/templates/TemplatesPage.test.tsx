// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { languages } from '#content/languages.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { templateTexts as texts } from '#content/texts/staff/lists.ts'
import { idempotencyHeader } from '#contract/calls.ts'
import type { AnswerTemplate } from '#contract/staff/templates.ts'
import { dropDrafts } from '../data/drafts.ts'
import { answer as answered } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  dropDrafts()
})

test('a new template is saved once, however often Save is pressed', async () => {
  let answer = (_: object) => {}
  const answered = new Promise<object>((resolve) => {
    answer = resolve
  })
  const save = vi.fn(() => answered)
  await showDesk('/templates', (server) => server.on('saveTemplate', save))
  fireEvent.click(await screen.findByRole('button', { name: texts.add }))
  fireEvent.change(screen.getByLabelText(texts.name), { target: { value: 'Documents' } })
  fireEvent.change(screen.getByLabelText(texts.text), { target: { value: 'Please send the deed.' } })
  const button = screen.getByRole('button', { name: texts.save })
  const form = button.closest('form') as HTMLFormElement
  fireEvent.submit(form)
  fireEvent.submit(form)
  await expect.poll(() => save).toHaveBeenCalled()
  answer({})
  expect(await screen.findByRole('button', { name: texts.add })).toBeTruthy()
  expect(save).toHaveBeenCalledOnce()
})

test('a new template whose answer was lost is saved again under its key', async () => {
  const { server } = await showDesk('/templates', (fake) => fake.on('saveTemplate', () => answered(503)))
  fireEvent.click(await screen.findByRole('button', { name: texts.add }))
  fireEvent.change(screen.getByLabelText(texts.name), { target: { value: 'Documents' } })
  fireEvent.change(screen.getByLabelText(texts.text), { target: { value: 'Please send the deed.' } })
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: texts.save }))
    await waitFor(() => expect(server.calls('saveTemplate')).toHaveLength(times))
    await screen.findByRole('alert')
  }
  const [first, again] = server.calls('saveTemplate').map(({ headers }) => headers.get(idempotencyHeader))
  expect([first, again]).toEqual([expect.any(String), first])
})

/** The last one of the site: a site may have no other than English. */
const language = languages.at(-1) ?? languages[0]

test('what was typed over a template is there again with its version, and does not overwrite a colleague’s words', async () => {
  const mine = { id: '1', name: 'Tax', subject: '', text: 'Old text', service: '', language: '', version: 1 }
  const stored = { items: [mine] }
  const edit = async () => {
    const shown = await showDesk('/templates', (fake) => {
      fake.on('templates', () => stored)
      fake.on('saveTemplate', () => answered(409, { message: 'changed', theirs: stored.items[0] }))
    })
    fireEvent.click(await screen.findByRole('button', { name: texts.edit }))
    return shown
  }
  await edit()
  fireEvent.change(screen.getByLabelText(texts.name), { target: { value: 'Taxes' } })
  fireEvent.change(screen.getByLabelText(texts.text), { target: { value: 'Mine' } })
  cleanup()
  stored.items = [{ ...mine, text: 'Theirs', version: 2 }]
  const { server } = await edit()
  expect([screen.getByDisplayValue('Taxes'), screen.getByDisplayValue('Mine')]).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await screen.findByText(texts.conflict)
  expect(server.calls('saveTemplate').map(({ body }) => body)).toMatchObject([{ id: '1', text: 'Mine', version: 1 }])
  expect(screen.getByDisplayValue('Mine')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: deskTexts.cancel }))
  fireEvent.click(await screen.findByRole('button', { name: texts.edit }))
  expect(screen.getByDisplayValue('Theirs')).toBeTruthy()
})

test('templates say what they are for, are searched, and are put into another order', async () => {
  const of = { subject: '', text: 'Dear {name}', service: '', language: '', version: 1 }
  let items: AnswerTemplate[] = [
    { ...of, id: '1', name: 'Tax', service: 'Documents', language: language.code },
    { ...of, id: '2', name: 'Visas' },
  ]
  const { server } = await showDesk('/templates', (fake) => {
    fake.on('templates', () => ({ items }))
    fake.on('orderTemplates', ({ body }) => {
      const { ids } = body as { ids: string[] }
      items = ids.flatMap((id) => items.find((one) => one.id === id) ?? [])
      return answered(204)
    })
  })
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(await screen.findByText(new RegExp(language.name))).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: texts.down('Tax') }))
  await waitFor(() => expect(names()).toEqual(['Visas', 'Tax']))
  expect(server.calls('orderTemplates').map(({ body }) => body)).toEqual([{ ids: ['2', '1'] }])
  fireEvent.change(screen.getByLabelText(texts.search), { target: { value: 'visa' } })
  expect([names(), screen.queryByRole('button', { name: texts.up('Visas') })]).toEqual([['Visas'], null])
  fireEvent.change(screen.getByLabelText(texts.search), { target: { value: 'nothing' } })
  expect(screen.getByText(texts.nothingFound)).toBeTruthy()
})

test('a template that a colleague changed stays, and is shown as it is now', async () => {
  const of = { subject: '', service: '', language: '', id: '1', name: 'Tax' }
  let items: AnswerTemplate[] = [{ ...of, text: 'Mine', version: 1 }]
  const { server } = await showDesk('/templates', (fake) => {
    fake.on('templates', () => ({ items }))
    fake.on('removeTemplate', () => answered(409, { message: 'A colleague was faster.' }))
  })
  await screen.findByText('Mine')
  items = [{ ...of, text: 'Theirs', version: 2 }]
  fireEvent.click(screen.getByRole('button', { name: texts.remove }))
  await screen.findByText('A colleague was faster.')
  await screen.findByText('Theirs')
  expect(server.calls('removeTemplate').map(({ body }) => body)).toEqual([{ version: 1 }])
})

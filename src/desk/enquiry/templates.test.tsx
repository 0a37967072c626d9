// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { translations } from '#content/languages.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import type { AnswerTemplate } from '#contract/staff/templates.ts'
import { dropDrafts } from '../data/drafts.ts'
import { dismissAll } from '../data/undo.ts'
import { answer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail } from '../testing/testEnquiries.ts'
import { fillTemplate, leftToFill } from './fillTemplate.ts'
import { forEnquiry, foundTemplates } from './templateOrder.ts'

afterEach(() => {
  cleanup()
  dropDrafts()
  dismissAll()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const template = (name: string, text: string, of: Partial<AnswerTemplate> = {}): AnswerTemplate => {
  return { id: name, name, subject: '', text, service: '', language: '', version: 1, ...of }
}
const staff = 'ravi.kumar@office.example'

test.each([
  ['Dear {name},', { name: 'Sita Devi' }, 'Dear Sita Devi,'],
  ['Dear {firstName},', { name: ' Sita Devi ' }, 'Dear Sita,'],
  ['Dear {name|Sir or Madam},', { name: '  ' }, 'Dear Sir or Madam,'],
  ['Dear {name},', { name: '' }, 'Dear {name},'],
  ['about {service|your matter}', { service: '', page: '/contact' }, 'about your matter'],
  ['about {service}', { service: '', page: '/' }, 'about {service}'],
  ['{staff}', {}, 'Ravi Kumar'],
  ['{nothing} {constructor}', {}, '{nothing} {constructor}'],
  ['Dear {name}', { name: '{reference}' }, 'Dear {reference}'],
])(
  'the template %j is filled in, and where a value is missing its stand-in or its name is left',
  (text, changes, filled) => {
    expect(fillTemplate(text, testDetail(1, changes), staff)).toBe(filled)
  },
)

test('what is left to fill in is found, whatever was typed around it', () => {
  expect(leftToFill('Dear {name}, about {service|x} and {name}; { } {a b}')).toEqual(['{name}', '{service|x}'])
})

test.each(translations)(
  'templates in $name and of the service come first where the enquiry is in it, those of another language last',
  ({ code }) => {
    const all = [
      template('other language', '', { language: 'en', service: 'Documents' }),
      template('other service', '', { language: code, service: 'NCLT-Matters' }),
      template('for all', ''),
      template('service', '', { service: 'Documents' }),
      template('language', '', { language: code }),
      template('both', '', { language: code, service: 'Documents' }),
    ]
    const names = (list: readonly AnswerTemplate[]) => list.map(({ name }) => name)
    const written = { channel: 'form', page: `/${code}/services/Documents`, service: 'Documents' } as const
    expect(names(forEnquiry(all, written))).toEqual([
      'both',
      'language',
      'other service',
      'service',
      'for all',
      'other language',
    ])
    // By telephone no language is known, and the service that was entered counts.
    expect(names(forEnquiry(all, { channel: 'phone', page: '', service: 'NCLT-Matters' }))[0]).toBe('other service')
  },
)

test('templates are found by all their words, in any spelling and script', () => {
  const all = [template('Søren', 'About a will'), template('कर', 'आय का विवरण', { subject: 'Tax' })]
  const found = (search: string) => foundTemplates(all, search).map(({ name }) => name)
  expect([found('soren WILL'), found('tax आय'), found('will tax'), found(' ')]).toEqual([
    ['Søren'],
    ['कर'],
    [],
    ['Søren', 'कर'],
  ])
})

async function open(changes: Partial<EnquiryDetail>, ...templates: AnswerTemplate[]) {
  const shown = await showDesk(`/enquiries/${idOf(1)}`, (server) => {
    server.on('enquiry', () => testDetail(1, changes))
    server.on('templates', () => ({ items: templates }))
    server.on('answerEnquiry', () => answer(201, { id: 'answer-1' }))
  })
  const field = await screen.findByLabelText<HTMLTextAreaElement>(texts.body)
  const type = (text: string, at = text.length) => {
    fireEvent.change(field, { target: { value: text } })
    field.setSelectionRange(at, at)
    fireEvent.select(field)
  }
  return { ...shown, field, type }
}

test('an answer with a name that is not filled in is not sent, says which, and is sent as it is on demand', async () => {
  const { server, type } = await open({})
  type('Dear {name},')
  fireEvent.click(screen.getByRole('button', { name: texts.send }))
  await screen.findByText(texts.unfilled('{name}'))
  expect(server.calls('answerEnquiry')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: texts.sendAsItIs }))
  await screen.findByText(texts.answerWaits)
})

test('a slash offers the templates, the letters behind it choose among them, and Enter puts one where the cursor is', async () => {
  const { field, type } = await open(
    { name: 'Sita' },
    template('Visas', 'On visas, {name}.'),
    template('Tax', 'On tax.'),
  )
  field.focus()
  type('Hello. /vi Bye.', 10)
  const options = within(await screen.findByRole('listbox')).getAllByRole('option')
  expect(options.map((one) => one.textContent)).toEqual(['VisasOn visas, {name}.'])
  expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field.value).toBe('Hello. On visas, Sita. Bye.')
  expect(screen.queryByRole('listbox')).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: deskTexts.undo }))
  await waitFor(() => expect(field.value).toBe('Hello. /vi Bye.'))
})

test('arrows go through the templates, Escape leaves the text alone, and neither sends', async () => {
  const { server, field, type } = await open({}, template('Visas', 'On visas.'), template('Tax', 'On tax.'))
  field.focus()
  type('/')
  await screen.findByRole('listbox')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByRole('listbox')).toBe(null)
  type('/t')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field.value).toBe('On tax.')
  type('and/or, https://example.com/')
  expect(screen.queryByRole('listbox')).toBe(null)
  expect(server.calls('answerEnquiry')).toEqual([])
})

test('the undo of a template leaves what was written since, and an answer that was sent', async () => {
  const { field, type } = await open({}, template('Visas', 'On visas.', { subject: 'Visas' }))
  field.focus()
  type('Hello. /vi')
  fireEvent.keyDown(field, { key: 'Enter' })
  type('Hello. On visas. And a page that took an hour.')
  fireEvent.click(screen.getByRole('button', { name: deskTexts.undo }))
  await screen.findByText(texts.templateStays)
  expect(field.value).toBe('Hello. On visas. And a page that took an hour.')
  type('Hello. /vi')
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.click(screen.getByRole('button', { name: texts.send }))
  await waitFor(() => expect(field.value).toBe(''))
  const [undoTemplate] = screen.getAllByRole('button', { name: deskTexts.undo }).slice(-1)
  fireEvent.click(undoTemplate as HTMLElement)
  await screen.findByText(texts.templateStays)
  expect(field.value).toBe('')
})

test('the template that the arrows have come to is scrolled into sight', async () => {
  const rowHeight = 60
  const { field, type } = await open({}, ...Array.from({ length: 8 }, (_, at) => template(`Template ${at}`, 'Text.')))
  // Three of the rows fit into the list.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.role === 'listbox') return new DOMRect(0, 0, 100, 3 * rowHeight)
    const list = this.closest('[role=listbox]')
    const at = list ? Array.from(list.children).indexOf(this) : 0
    return new DOMRect(0, at * rowHeight - (list?.scrollTop ?? 0), 100, rowHeight)
  })
  field.focus()
  type('/')
  const list = await screen.findByRole('listbox')
  const press = (key: string, times: number) => {
    for (let count = 0; count < times; count += 1) fireEvent.keyDown(field, { key })
  }
  press('ArrowDown', 5)
  expect(list.scrollTop).toBe(3 * rowHeight)
  press('ArrowUp', 4)
  expect(list.scrollTop).toBe(rowHeight)
})

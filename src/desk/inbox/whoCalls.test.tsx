// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import type { EnquiryItem, EnquirySearch } from '#contract/staff/enquiries.ts'
import type { NewMessage } from '#contract/staff/messages.ts'
import { dropDrafts } from '../data/drafts.ts'
import { composerMode } from '../enquiry/composerMode.ts'
import { inboxServer } from '../testing/inboxServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail, testItem } from '../testing/testEnquiries.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  dropDrafts()
  composerMode.setState(() => 'answer')
  vi.unstubAllGlobals()
})

const other = testItem(1, { name: 'Ravi Kumar', contactNumber: '', excerpt: 'My sister is at +971 50 123 4567' })
const caller = testItem(2, { name: 'Sita Rao', contactNumber: '0501234567' })
const names = () => Array.from(document.querySelectorAll('[data-part=name]'), ({ textContent }) => textContent)
const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const paste = (text: string, target: Element = document.body) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text } })

test('a pasted number is searched for, whose number it is comes first, and Enter opens that person', async () => {
  const { router } = await showDesk('/', inboxServer([other, caller]))
  await waitFor(() => expect(names()).toEqual(['Ravi Kumar', 'Sita Rao']))
  paste('+971501234567')
  expect(document.activeElement).toBe(field())
  await waitFor(() => expect(names()).toEqual(['Sita Rao', 'Ravi Kumar']))
  screen.getByText(texts.groups.number)
  fireEvent.keyDown(field(), { key: 'Enter' })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/enquiries/${caller.id}`))
  await waitFor(() => expect(document.activeElement).not.toBe(field()))
})

test('a digit typed in the list goes into the search in place of what was there; Enter before the list has come opens its first', async () => {
  const waiting: (() => void)[] = []
  let isSlow = false
  const { router } = await showDesk('/', (server) => {
    inboxServer([other, caller])(server)
    server.on('enquiries', async ({ body }) => {
      if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve))
      return { items: (body as EnquirySearch).order === 'due' ? [] : [other, caller], next: null }
    })
  })
  await waitFor(() => expect(names()).toHaveLength(2))
  fireEvent.change(field(), { target: { value: 'sita' } })
  field().blur()
  const isUntouched = fireEvent.keyDown(document.body, { key: '0' })
  expect([isUntouched, document.activeElement]).toEqual([true, field()])
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 4])
  isSlow = true
  fireEvent.change(field(), { target: { value: '0501234567' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  await waitFor(() => expect(waiting).not.toHaveLength(0))
  expect(router.state.location.pathname).toBe('/')
  for (const go of waiting) go()
  await waitFor(() => expect(router.state.location.pathname).toBe(`/enquiries/${caller.id}`))
})

test('what is pasted into a field, or is a passage of text, is not searched for, and Enter while a word is composed opens nothing', async () => {
  const { router } = await showDesk('/', inboxServer([other, caller]))
  await waitFor(() => expect(names()).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: texts.filters }))
  paste('0501234567', screen.getByLabelText(texts.page))
  paste('two\nlines')
  paste('x'.repeat(201))
  expect(field().value).toBe('')
  fireEvent.change(field(), { target: { value: 'sita' } })
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  fireEvent.change(field(), { target: { value: '' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(router.state.location.pathname).toBe('/')
})

test('a press on Call or WhatsApp opens the entry of what is said, as a call or chat of the office’s; one half written stays', async () => {
  const sent: NewMessage[] = []
  await showDesk(`/enquiries/${idOf(1)}`, (server) => {
    server.on('enquiry', () => testDetail(1))
    server.on('addMessage', ({ body }) => {
      sent.push(body as NewMessage)
      return { id: idOf(9) }
    })
  })
  const link = (name: string) => screen.findByRole('link', { name })
  fireEvent.click(await link(enquiryTexts.call))
  const words = screen.getByLabelText<HTMLTextAreaElement>(enquiryTexts.logText)
  expect(document.activeElement).toBe(words)
  fireEvent.change(words, { target: { value: 'Wants the deed by Monday' } })
  fireEvent.click(await link(enquiryTexts.whatsapp))
  fireEvent.keyDown(words, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(sent).toEqual([{ channel: 'phone', direction: 'out', text: 'Wants the deed by Monday' }]))
  await waitFor(() => expect(words.value).toBe(''))
  fireEvent.click(await link(enquiryTexts.whatsapp))
  expect(screen.getByLabelText<HTMLSelectElement>(enquiryTexts.channel).value).toBe('whatsApp')
})

test('while late ones fill the top, the newest is one press or one key away', async () => {
  const late = (number: number): EnquiryItem => testItem(number, { dueAt: new Date(Date.now() - 1000).toISOString() })
  const newest = testItem(1, { name: 'Asha Nair' })
  const lateOnes = [2, 3, 4, 5, 6].map(late)
  let shown = lateOnes
  const { router } = await showDesk('/', (server) => {
    inboxServer([newest, ...lateOnes])(server)
    server.on('enquiries', ({ body }) => {
      const items = (body as EnquirySearch).order === 'due' ? shown : [newest, ...lateOnes]
      return { items, next: null }
    })
  })
  const line = await screen.findByRole('link', { name: new RegExp(`^${texts.newest}`) })
  within(line).getByText('Asha Nair')
  fireEvent.click(line)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/enquiries/${newest.id}`))
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.keyDown(document.body, { key: 'o' })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/enquiries/${newest.id}`))
  cleanup()
  shown = lateOnes.slice(0, 3)
  await showDesk('/', (server) => {
    server.on('enquiries', ({ body }) => {
      const items = (body as EnquirySearch).order === 'due' ? shown : [newest, ...shown]
      return { items, next: null }
    })
  })
  await screen.findByText('Asha Nair')
  expect(screen.queryByRole('link', { name: new RegExp(`^${texts.newest}`) })).toBe(null)
})

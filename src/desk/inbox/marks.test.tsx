// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import type { EnquirySearch } from '#contract/staff/enquiries.ts'
import { inboxServer } from '../testing/inboxServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testItem } from '../testing/testEnquiries.ts'
import { translate } from '../testing/translate.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const marks = () => Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent)
const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })

test('found words are marked in the list and in the open enquiry, and no longer without the search', async () => {
  const items = [testItem(1, { name: 'Sita Rao', excerpt: 'My sister sold a plot', isRead: true })]
  await showDesk(`/enquiries/${idOf(1)}`, inboxServer(items))
  await screen.findByText('My sister sold a plot')
  search('sita what')
  await waitFor(() => expect(marks()).toEqual(expect.arrayContaining(['Sita', 'What'])))
  // A row is read as before, as one name without gaps.
  expect(screen.getAllByRole('link').some(({ textContent }) => textContent?.includes('Sita Rao'))).toBe(true)
  search('')
  await waitFor(() => expect(marks()).toEqual([]))
})

test('on a translated page marks come and go, and the page stays', async () => {
  await showDesk(`/enquiries/${idOf(1)}`, inboxServer([testItem(1, { name: 'Sita Rao', isRead: true })]))
  await screen.findAllByText('Sita Rao')
  onTestFinished(translate())
  for (const [words, found] of [
    ['sita', 'Sita'],
    ['rao', 'Rao'],
  ] as const) {
    search(words)
    await waitFor(() => expect(marks()).toContain(found))
  }
  search('')
  await waitFor(() => expect(marks()).toEqual([]))
  expect(screen.queryByText(deskTexts.crashed)).toBe(null)
})

test('a row that was found by a word deep in the text shows its passage, also after the enquiry was opened', async () => {
  const passage = '… certificate of heirship is missing'
  const item = testItem(1, { name: 'Sita Rao', excerpt: 'My mother left a flat', page: '/contact', isRead: false })
  await showDesk('/', (server) => {
    inboxServer([item])(server)
    server.on('enquiries', ({ body }) => {
      const { order, text } = body as EnquirySearch
      return { items: order === 'due' ? [] : [text ? { ...item, passage } : item], next: null }
    })
  })
  await screen.findByText('My mother left a flat')
  search('heirship')
  await waitFor(() => expect(marks()).toEqual(['heirship']))
  const row = screen.getByRole('link', { name: /Sita Rao/ })
  expect(row.textContent).toContain(passage)
  fireEvent.click(row)
  await screen.findByRole('heading', { name: 'Sita Rao' })
  expect(screen.getByRole('link', { name: /Sita Rao/ }).textContent).toContain(passage)
})

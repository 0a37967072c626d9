// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import { stageTexts, tagTexts } from '#content/texts/staff/stages.ts'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import type { EnquiriesChange } from '#contract/staff/manyEnquiries.ts'
import { mostTags } from '#contract/staff/stages.ts'
import { dropDrafts } from '../data/drafts.ts'
import { dismissAll } from '../data/undo.ts'
import { inboxServer } from '../testing/inboxServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testItem } from '../testing/testEnquiries.ts'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show
})
afterEach(() => {
  cleanup()
  dropDrafts()
  dismissAll()
  vi.unstubAllGlobals()
})

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
const add = (dialog: ReturnType<typeof within>, tag: string) => {
  fireEvent.change(dialog.getByLabelText(tagTexts.fresh), { target: { value: tag } })
  fireEvent.click(dialog.getByRole('button', { name: tagTexts.add }))
}

test('g sets the stage of the open enquiry, a lost one asks why, and undo gives both back', async () => {
  const items = [testItem(1, { stage: 'quote' }), testItem(2)]
  const { server } = await showDesk(`/enquiries/${idOf(1)}`, inboxServer(items))
  await screen.findByLabelText(stageTexts.label)
  fireEvent.keyDown(document.body, { key: 'g' })
  const dialog = await dialogOf(stageTexts.title)
  fireEvent.click(dialog.getByRole('button', { name: stageTexts.names.lost }))
  expect(server.calls('changeEnquiry')).toEqual([])
  fireEvent.click((await dialogOf(stageTexts.why)).getByRole('button', { name: stageTexts.reasons.price }))
  await screen.findByText(stageTexts.lostFor(stageTexts.reasons.price))
  fireEvent.keyDown(document.body, { key: 'z' })
  await waitFor(() => expect(items[0]).toMatchObject({ stage: 'quote', lostReason: '' }))
})

test('the stage chosen above the enquiry asks why as well, and nothing is changed without a reason', async () => {
  const { server } = await showDesk(`/enquiries/${idOf(1)}`, inboxServer([testItem(1)]))
  fireEvent.change(await screen.findByLabelText(stageTexts.label), { target: { value: 'lost' } })
  const dialog = await dialogOf(stageTexts.why)
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(server.calls('changeEnquiry')).toEqual([])
  fireEvent.change(screen.getByLabelText(stageTexts.label), { target: { value: 'papers' } })
  await waitFor(() =>
    expect(server.calls('changeEnquiry').map(({ body }) => body)).toMatchObject([{ stage: 'papers' }]),
  )
})

test('tags of many are put on and taken off at once, each keeps its others, and undo restores each', async () => {
  const items = [testItem(1, { tags: ['Pune', 'old'] }), testItem(2, { tags: ['Goa'] })]
  const { server } = await showDesk('/', (prepared) => {
    inboxServer(items)(prepared)
    prepared.on('tags', () => ({ items: [{ tag: 'Will', count: 3 }] }))
  })
  fireEvent.click(await screen.findByLabelText(texts.select('Person 1')))
  fireEvent.click(screen.getByLabelText(texts.select('Person 2')))
  fireEvent.keyDown(document.body, { key: 't' })
  const dialog = await dialogOf(tagTexts.title)
  fireEvent.click(dialog.getByRole('button', { name: tagTexts.remove('old') }))
  await dialog.findByRole('button', { name: 'Will' })
  add(dialog, 'WILL')
  // Still in the field when it is saved.
  fireEvent.change(dialog.getByLabelText(tagTexts.fresh), { target: { value: 'زمین' } })
  fireEvent.click(dialog.getByRole('button', { name: tagTexts.save }))
  await waitFor(() =>
    expect(items.map(({ tags }) => tags)).toEqual([
      ['Pune', 'Will', 'زمین'],
      ['Goa', 'Will', 'زمین'],
    ]),
  )
  expect(server.calls('changeEnquiries').map(({ body }) => (body as EnquiriesChange).items.length)).toEqual([2])
  await screen.findByText(tagTexts.saved(2))
  fireEvent.keyDown(document.body, { key: 'z' })
  await waitFor(() => expect(items.map(({ tags }) => tags)).toEqual([['Pune', 'old'], ['Goa']]))
})

test('a tag without a word and one too many are refused with what to do, and stay in the field', async () => {
  const tags = Array.from({ length: mostTags }, (_, number) => `tag ${number}`)
  const { server } = await showDesk(`/enquiries/${idOf(1)}`, inboxServer([testItem(1, { tags })]))
  await screen.findByLabelText(stageTexts.label)
  fireEvent.keyDown(document.body, { key: 't' })
  const dialog = await dialogOf(tagTexts.title)
  add(dialog, '🙂')
  expect((await dialog.findByRole('alert')).textContent).toContain(tagTexts.noWord)
  add(dialog, 'one more')
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain(tagTexts.tooMany(mostTags)))
  expect(dialog.getByLabelText<HTMLInputElement>(tagTexts.fresh).value).toBe('one more')
  expect(server.calls('changeEnquiry')).toEqual([])
})

test('the list is filtered by stage and tag, and rows show both', async () => {
  const items: EnquiryItem[] = [testItem(1, { stage: 'client', tags: ['<b>Pune</b>', 'زمین'] })]
  const { server } = await showDesk('/', (prepared) => {
    inboxServer(items)(prepared)
    prepared.on('tags', () => ({ items: [{ tag: '<b>Pune</b>', count: 1 }] }))
  })
  await screen.findByText('#<b>Pune</b>')
  // The space between two tags belongs to neither: read from the right, it would be on the other side.
  expect(screen.getByText('#زمین').previousSibling?.textContent).toBe(' ')
  fireEvent.click(screen.getByRole('button', { name: texts.filters }))
  fireEvent.change(screen.getByLabelText(stageTexts.label), { target: { value: 'client' } })
  await screen.findByText('<b>Pune</b> (1)')
  fireEvent.change(screen.getByLabelText(tagTexts.one), { target: { value: '<b>Pune</b>' } })
  await waitFor(() =>
    expect(server.calls('enquiries').at(-1)?.body).toMatchObject({ stage: 'client', tag: '<b>Pune</b>' }),
  )
})

// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { stageTexts } from '#content/texts/staff/stages.ts'
import { viewTexts as texts } from '#content/texts/staff/views.ts'
import type { NewView, SavedView } from '#contract/staff/views.ts'
import { dismissAll } from '../data/undo.ts'
import { answer } from '../testing/fakeServer.ts'
import { inboxServer } from '../testing/inboxServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testItem } from '../testing/testEnquiries.ts'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show
})
afterEach(() => {
  cleanup()
  dismissAll()
  vi.unstubAllGlobals()
})

test('the present filters are saved under a name, chosen again, deleted, and undo brings the view back', async () => {
  let views: SavedView[] = []
  const { server } = await showDesk('/', (prepared) => {
    inboxServer([testItem(1)])(prepared)
    prepared.on('views', () => ({ items: views }))
    prepared.on('saveView', ({ body }) => {
      views = [{ ...(body as NewView), id: idOf(50), isOwn: true, by: 'asha@office.example' }]
      return views[0]
    })
    prepared.on('removeView', () => {
      views = []
      return answer(204)
    })
  })
  fireEvent.click(await screen.findByRole('button', { name: inboxTexts.filters }))
  fireEvent.change(screen.getByLabelText(stageTexts.label), { target: { value: 'papers' } })
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  const dialog = within(await screen.findByRole('dialog', { name: texts.title }))
  fireEvent.change(dialog.getByLabelText(texts.name), { target: { value: 'Waiting for papers' } })
  fireEvent.click(dialog.getByLabelText(texts.share))
  fireEvent.click(dialog.getByRole('button', { name: texts.confirm }))
  const choice = await screen.findByLabelText<HTMLSelectElement>(texts.label)
  expect(server.calls('saveView')[0]?.body).toMatchObject({ isShared: true, filter: { view: 'all', stage: 'papers' } })
  expect(choice.value).toBe(idOf(50))
  fireEvent.change(choice, { target: { value: '' } })
  await waitFor(() => expect(server.calls('enquiries').at(-1)?.body).not.toHaveProperty('stage'))
  fireEvent.change(screen.getByLabelText(texts.label), { target: { value: idOf(50) } })
  await waitFor(() => expect(server.calls('enquiries').at(-1)?.body).toMatchObject({ stage: 'papers' }))
  fireEvent.click(screen.getByRole('button', { name: texts.remove }))
  await screen.findByText(texts.removed)
  fireEvent.keyDown(document.body, { key: 'z' })
  await waitFor(() => expect(views.map(({ name }) => name)).toEqual(['Waiting for papers']))
})

test('the name of a view that is not saved outlives its dialog, and not its cancelling', async () => {
  await showDesk('/', inboxServer([testItem(1)]))
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: texts.save }))
    return within(await screen.findByRole('dialog', { name: texts.title }))
  }
  const nameIn = (dialog: Awaited<ReturnType<typeof open>>) => dialog.getByLabelText<HTMLInputElement>(texts.name)
  fireEvent.click(await screen.findByRole('button', { name: inboxTexts.filters }))
  fireEvent.change(nameIn(await open()), { target: { value: 'Waiting for papers' } })
  cleanup()
  await showDesk('/', inboxServer([testItem(1)]))
  fireEvent.click(await screen.findByRole('button', { name: inboxTexts.filters }))
  const again = await open()
  expect(nameIn(again).value).toBe('Waiting for papers')
  fireEvent.click(again.getByRole('button', { name: deskTexts.cancel }))
  expect(nameIn(await open()).value).toBe('')
})

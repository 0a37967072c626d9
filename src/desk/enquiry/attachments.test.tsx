// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { taskTexts } from '#content/texts/staff/tasks.ts'
import type { EnquiryAnswer } from '#contract/staff/enquiries.ts'
import { type Attachment, attachmentNameHeader, type EnquiryMessage } from '#contract/staff/messages.ts'
import { dropDrafts, fillField, readDraft } from '../data/drafts.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail, testItem } from '../testing/testEnquiries.ts'

afterEach(() => {
  cleanup()
  dropDrafts()
  dismissAll()
  vi.unstubAllGlobals()
})

const file = (number: number, name: string, more: Partial<Attachment> = {}): Attachment => {
  return { id: idOf(number), name, type: 'application/pdf', bytes: 1000, ...more }
}

/** The names of files that can be saved. */
async function saveable(attachments: Attachment[], scansFiles: boolean) {
  const message: EnquiryMessage = {
    ...{ id: 'm', direction: 'in', channel: 'mail', kind: 'message', author: '', subject: '', text: 'Hello' },
    ...{ from: { name: 'Sita', address: 'sita@example.org' }, to: [], quoted: '', answerId: null, attachments },
    ...{ isBeginning: false, isFromOther: false, at: new Date(0).toISOString() },
  }
  const session = { ...owner, ...(scansFiles && { scansFiles }) }
  await showDesk(
    `/enquiries/${idOf(1)}`,
    (server) => server.on('enquiry', () => testDetail(1, { messages: [message] })),
    session,
  )
  const list = within(await screen.findByRole('list', { name: texts.files }))
  return list.getAllByRole('link').map((link) => link.getAttribute('download'))
}

test('an infected file is named with what was found, and one that waits for its scan says so; neither can be saved', async () => {
  const files = [
    file(7, 'deed.pdf', { scan: { threat: null } }),
    file(8, 'invoice.exe', { scan: { threat: 'Win.Trojan' } }),
    file(9, 'new.pdf'),
  ]
  expect(await saveable(files, true)).toEqual(['deed.pdf'])
  screen.getByText(texts.infectedFile('invoice.exe', 'Win.Trojan'))
  screen.getByText(texts.unscannedFile('new.pdf'))
})

test('the name of a file is printed with its message; its pictogram and a heading without tasks are not', async () => {
  await saveable([file(9, 'new.pdf')], false)
  const onScreenOnly = (element: Element) => element.closest('[data-screen]') !== null
  const link = screen.getByRole('link', { name: /new\.pdf/ })
  expect([link, ...link.querySelectorAll('svg')].map(onScreenOnly)).toEqual([false, true])
  expect(onScreenOnly(screen.getByRole('heading', { name: taskTexts.ofEnquiry }))).toBe(true)
})

test('where nothing is scanned, files are saved as before, but never one that was found infected', async () => {
  expect(await saveable([file(8, 'invoice.exe', { scan: { threat: 'x' } }), file(9, 'new.pdf')], false)).toEqual([
    'new.pdf',
  ])
})

test('a picture of a kind that browsers draw can be shown; another says that it is only saved', async () => {
  await saveable([file(7, 'passport.jpg', { type: 'image/jpeg' }), file(8, 'scan.tif', { type: 'image/tiff' })], false)
  screen.getByRole('button', { name: `${texts.showPicture} passport.jpg` })
  screen.getByText(texts.pictureNotShown)
  expect(document.querySelector('img[src*="attachments"]')).toBe(null)
})

test('an answer that is taken back keeps its files beside those added since, and what was chosen for it', async () => {
  const id = idOf(1)
  const [deed, plan] = [file(7, 'deed.pdf'), file(8, 'plan.pdf')]
  const at = new Date(60_000).toISOString()
  const waiting: EnquiryAnswer = {
    ...{ id: idOf(9), author: owner.address, subject: 'About the deed', text: 'Here it is.', at, version: 2 },
    ...{ delivery: 'waiting', error: null, cancelUntil: null, canCancel: true, attachments: [deed] },
  }
  const sent = { id: 'event-1', at, actor: owner.address, kind: 'answer', from: 'new', to: 'new' } as const
  const { server } = await showDesk(
    `/enquiries/${id}`,
    (prepared) => {
      prepared.on('enquiry', () => testDetail(1, { answers: [waiting], events: [sent] }))
      prepared.on('cancelAnswer', () => testItem(1))
      prepared.on('answerEnquiry', () => answer(201, { id: 'answer-1' }))
    },
    { ...owner, signatures: { en: 'Asha Rao' } },
  )
  fireEvent.focus(await screen.findByLabelText(texts.body))
  act(() => fillField(`files:${id}`, JSON.stringify([plan])))
  fireEvent.click(screen.getByRole('button', { name: texts.takeBack }))
  await screen.findByText(texts.takenBack)
  fireEvent.click(screen.getByRole('button', { name: texts.send }))
  await waitFor(() => expect(server.calls('answerEnquiry')).toHaveLength(1))
  // It had gone without a signature.
  const again = { subject: waiting.subject, text: waiting.text, keepState: true, attachments: [deed.id, plan.id] }
  expect(server.calls('answerEnquiry')[0]?.body).toMatchObject(again)
})

test('a file that is removed while the next one is on its way stays removed', async () => {
  const ways: (() => void)[] = []
  const { server } = await showDesk(`/enquiries/${idOf(1)}`, (prepared) => {
    prepared.on('enquiry', () => testDetail(1))
    prepared.on('removeAttachment', () => answer(204))
    prepared.on('addAttachment', async ({ headers }) => {
      await new Promise<void>((resolve) => ways.push(resolve))
      const name = headers.get(attachmentNameHeader) ?? ''
      return file(ways.length, name)
    })
  })
  const arrive = async (number: number) => {
    await waitFor(() => expect(ways).toHaveLength(number))
    ways[number - 1]?.()
  }
  fireEvent.change(await screen.findByLabelText(texts.body), { target: { value: 'See both.' } })
  const chosen = ['wrong.pdf', 'deed.pdf'].map((name) => new File(['%PDF'], name))
  fireEvent.change(screen.getByLabelText(texts.attach), { target: { files: chosen } })
  await arrive(1)
  fireEvent.click(await screen.findByRole('button', { name: texts.removeFile('wrong.pdf') }))
  await arrive(2)
  await screen.findByRole('button', { name: texts.removeFile('deed.pdf') })
  expect(screen.queryByRole('button', { name: texts.removeFile('wrong.pdf') })).toBe(null)
  expect(server.calls('removeAttachment')).toHaveLength(1)
})

test('a file that is added while the answer before it is on its way stays for the next one', async () => {
  let take: (() => void) | undefined
  const { server } = await showDesk(`/enquiries/${idOf(1)}`, (prepared) => {
    prepared.on('enquiry', () => testDetail(1))
    prepared.on('addAttachment', ({ headers }) => file(7, headers.get(attachmentNameHeader) ?? ''))
    prepared.on(
      'answerEnquiry',
      () => new Promise((resolve) => (take = () => resolve(answer(201, { id: 'answer-1', cancelUntil: null })))),
    )
  })
  fireEvent.change(await screen.findByLabelText(texts.body), { target: { value: 'See the deed.' } })
  fireEvent.click(screen.getByRole('button', { name: texts.send }))
  await waitFor(() => expect(take).toBeDefined())
  fireEvent.change(screen.getByLabelText(texts.attach), { target: { files: [new File(['%PDF'], 'deed.pdf')] } })
  await screen.findByRole('button', { name: texts.removeFile('deed.pdf') })
  take?.()
  await screen.findByText(texts.answerSent)
  expect(server.calls('answerEnquiry').map(({ body }) => body)).toMatchObject([{ attachments: [] }])
  expect(readDraft(`files:${idOf(1)}`)).toContain('deed.pdf')
})

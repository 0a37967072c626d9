// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { EnquiryAnswer, EnquiryDetail } from '#contract/staff/enquiries.ts'
import {
  type Attachment,
  attachmentLimits,
  attachmentNameHeader,
  type EnquiryMessage,
  encryptedType,
  outlookType,
  signatureType,
} from '#contract/staff/messages.ts'
import { staffUrl } from '#contract/staff/roles.ts'
import { dropDrafts } from '../data/drafts.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, type FakeServer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail, testItem } from '../testing/testEnquiries.ts'
import { sizeText } from './sizeText.ts'

const id = idOf(1)
afterEach(() => {
  cleanup()
  dropDrafts()
  dismissAll()
  vi.unstubAllGlobals()
})

function testMessage(minute: number, changes: Partial<EnquiryMessage> = {}): EnquiryMessage {
  return {
    ...{ id: `message-${minute}`, direction: 'in', channel: 'mail', kind: 'message', author: '', subject: '' },
    ...{ from: { name: 'Sita', address: 'sita@example.org' }, to: [], quoted: '', answerId: null, attachments: [] },
    ...{ isBeginning: false, isFromOther: false, text: `At ${minute}`, at: new Date(minute * 60_000).toISOString() },
    ...changes,
  }
}
const file = (number: number, name: string): Attachment => ({
  id: idOf(number),
  name,
  type: 'application/pdf',
  bytes: 1_400_000,
})

async function open(changes: Partial<EnquiryDetail> = {}, prepare: (server: FakeServer) => void = () => undefined) {
  const shown = await showDesk(`/enquiries/${id}`, (server) => {
    server.on('enquiry', () => testDetail(1, changes))
    prepare(server)
  })
  await screen.findByLabelText(texts.body)
  return shown
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const entries = () => screen.getAllByRole('article').map((one) => one.textContent ?? '')

test('the conversation is one thread by time: messages, answers and notes, each with how it came', async () => {
  const delivered = {
    subject: 'Re',
    delivery: 'bounced' as const,
    error: 'No such mailbox',
    cancelUntil: null,
    attachments: [],
    version: 2,
  }
  await open({
    messages: [
      testMessage(40, { kind: 'automatic', text: 'I am away.' }),
      testMessage(10, { text: 'First reply', quoted: 'On Monday you wrote' }),
      testMessage(50, { kind: 'bounce', from: { name: '', address: 'mailer@example.net' }, text: '550 no mailbox' }),
    ],
    answers: [
      {
        id: 'a',
        author: 'ravi@office.example',
        text: 'Our answer',
        at: new Date(20 * 60_000).toISOString(),
        ...delivered,
      },
    ],
    notes: [{ id: 'n', author: 'ravi@office.example', text: 'Our note', at: new Date(30 * 60_000).toISOString() }],
  })
  const shown = entries()
  for (const [at, parts] of [
    ['What can I do?', texts.channels.form],
    ['First reply', texts.channels.mail],
    ['Our answer', texts.delivery.bounced],
    ['Our note', texts.noteLabel],
    ['I am away.', texts.messageKinds.automatic],
    ['550 no mailbox', texts.messageKinds.bounce],
  ].entries()) {
    for (const part of parts) expect(shown[at]).toContain(part)
  }
  const quoted = screen.getByText('On Monday you wrote').closest('details')
  expect(quoted?.open).toBe(false)
})

test('what was typed by strangers is text, and their files are only saved, under their names', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  const { container } = await open({
    messages: [
      testMessage(1, { isBeginning: true, attachments: [file(7, 'deed.pdf')] }),
      testMessage(2, {
        ...{ subject: markup, text: markup, quoted: markup, from: { name: markup, address: 'x@example.org' } },
        ...{ isFromOther: true, attachments: [file(8, markup)] },
      }),
    ],
  })
  expect(container.querySelectorAll('img[src=x]')).toHaveLength(0)
  expect(screen.getByText(texts.fromOther('x@example.org'))).toBeTruthy()
  const links = within(screen.getByRole('region', { name: texts.conversation })).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('download')])).toEqual([
    [staffUrl('attachment', idOf(7)), true],
    [staffUrl('attachment', idOf(8)), true],
  ])
  expect(entries()).toHaveLength(2)
})

test('files are handed in once, go with the answer, and come back with it', async () => {
  const { server } = await open({}, (prepared) => {
    prepared.on('addAttachment', () => answer(201, file(9, 'deed.pdf')))
    prepared.on('answerEnquiry', () => answer(201, { id: 'answer-1' }))
    prepared.on('cancelAnswer', () => answer(200, {}))
  })
  const body = screen.getByLabelText<HTMLTextAreaElement>(texts.body)
  fireEvent.change(body, { target: { value: 'See the deed.' } })
  const deed = new File(['%PDF'], 'भाग \ud800.pdf')
  fireEvent.change(screen.getByLabelText(texts.attach), { target: { files: [deed] } })
  await screen.findByRole('button', { name: texts.removeFile('deed.pdf') })
  const [sent] = server.calls('addAttachment')
  expect([sent?.id, sent?.headers.get(attachmentNameHeader)]).toEqual([id, encodeURIComponent('भाग \ufffd.pdf')])
  press(texts.send)
  await screen.findByText(texts.answerWaits)
  expect(server.calls('answerEnquiry')[0]?.body).toMatchObject({ attachments: [idOf(9)] })
  expect(screen.queryByRole('button', { name: texts.removeFile('deed.pdf') })).toBe(null)
  press(deskTexts.undo)
  await screen.findByRole('button', { name: texts.removeFile('deed.pdf') })
})

test('a file that is too large or empty is not handed in, and the form says why', async () => {
  const { server } = await open()
  fireEvent.change(screen.getByLabelText(texts.body), { target: { value: 'x' } })
  const large = new File(['x'], 'film.mov')
  Object.defineProperty(large, 'size', { value: attachmentLimits.each + 1 })
  fireEvent.change(screen.getByLabelText(texts.attach), { target: { files: [large] } })
  await screen.findByText(texts.fileTooLarge('film.mov', '10 MB'))
  fireEvent.change(screen.getByLabelText(texts.attach), { target: { files: [new File([], 'nothing.txt')] } })
  await screen.findByText(texts.fileEmpty)
  expect(server.calls('addAttachment')).toEqual([])
})

test('a call is entered with its direction and the state afterwards', async () => {
  const { server } = await open({}, (prepared) => prepared.on('addMessage', () => answer(201, testMessage(1))))
  press(texts.composerModes.log)
  fireEvent.change(screen.getByLabelText(texts.direction), { target: { value: 'out' } })
  fireEvent.change(screen.getByLabelText(texts.stateAfter), { target: { value: 'waiting' } })
  fireEvent.change(screen.getByLabelText(texts.logText), { target: { value: 'Asked for the deed.' } })
  press(texts.addLog)
  await screen.findByText(texts.logged)
  expect(server.calls('addMessage').map(({ body }) => body)).toEqual([
    { channel: 'phone', direction: 'out', state: 'waiting', text: 'Asked for the deed.' },
  ])
})

test('a packet of Outlook and an encrypted email say what they are; a signature is no document among the files', async () => {
  const files = [
    { ...file(7, 'winmail.dat'), type: outlookType },
    { ...file(8, 'smime.p7m'), type: encryptedType },
    { ...file(9, 'smime.p7s'), type: signatureType },
  ]
  await open({ messages: [testMessage(1, { attachments: files })] })
  screen.getByText((text) => text.startsWith('winmail.dat is a packet'))
  screen.getByText((text) => text.startsWith('This email is encrypted'))
  const list = within(screen.getByRole('list', { name: texts.files }))
  expect(list.getAllByRole('link')).toHaveLength(2)
  expect(screen.getByRole('link', { name: texts.saveSignature }).getAttribute('href')).toBe(
    staffUrl('attachment', idOf(9)),
  )
})

test('the limits of files are named beside their button before anything is refused', async () => {
  await open()
  fireEvent.change(screen.getByLabelText(texts.body), { target: { value: 'See the deed.' } })
  const { each, count, together } = attachmentLimits
  const limits = screen.getByText(texts.fileLimits(sizeText(each), count, sizeText(together)))
  expect(screen.getByLabelText(texts.attach).getAttribute('aria-describedby')).toBe(limits.id)
})

const waiting: EnquiryAnswer = {
  ...{ id: idOf(9), author: 'asha@office.example', subject: 'About the deed', text: 'Here is the deed.', version: 2 },
  ...{ at: new Date(60_000).toISOString(), delivery: 'waiting', error: null, cancelUntil: null, canCancel: true },
  attachments: [file(7, 'deed.pdf')],
}

test('an answer that has not gone out can be taken back, and its words and files are in the composer again', async () => {
  const answers = [waiting]
  const { server } = await open({}, (prepared) => {
    prepared.on('enquiry', () => testDetail(1, { answers: [...answers] }))
    prepared.on('cancelAnswer', () => {
      answers.pop()
      return testItem(1)
    })
  })
  press(texts.takeBack)
  await screen.findByText(texts.takenBack)
  expect(server.calls('cancelAnswer')).toMatchObject([{ id: waiting.id }])
  await waitFor(() => expect(screen.queryByRole('button', { name: texts.takeBack })).toBe(null))
  expect(screen.getByLabelText<HTMLTextAreaElement>(texts.body).value).toBe(waiting.text)
  expect(screen.getByLabelText<HTMLInputElement>(texts.subject).value).toBe(waiting.subject)
  screen.getByText('deed.pdf')
})

test('an answer that left meanwhile is not taken back: it says so, and the composer stays as it is', async () => {
  await open({ answers: [waiting] }, (server) =>
    server.on('cancelAnswer', () => answer(409, { message: 'It has left.' })),
  )
  press(texts.takeBack)
  await screen.findByText(/It has left/)
  expect(screen.getByLabelText<HTMLTextAreaElement>(texts.body).value).toBe('')
})

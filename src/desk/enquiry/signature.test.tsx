// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { translations } from '#content/languages.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { dropDrafts } from '../data/drafts.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail } from '../testing/testEnquiries.ts'
import { signatureFor, signed } from './signature.ts'

afterEach(() => {
  cleanup()
  dismissAll()
  dropDrafts()
  vi.unstubAllGlobals()
})

const signature = 'Asha Rao\nPravasi Desk'
const signatures = { en: signature, ...Object.fromEntries(translations.map(({ code }) => [code, `Asha Rao, ${code}`])) }

async function open(page = '/services/Property') {
  const shown = await showDesk(
    `/enquiries/${idOf(1)}`,
    (server) => {
      server.on('enquiry', () => testDetail(1, { page }))
      server.on('cancelAnswer', () => answer(204))
      // An hour, not the server's ten seconds: however slow the machine, the answer can still be taken back.
      server.on('answerEnquiry', () => ({
        id: 'answer-1',
        cancelUntil: new Date(Date.now() + 3_600_000).toISOString(),
      }))
    },
    { ...owner, signatures },
  )
  const field = (await screen.findByLabelText(texts.body)) as HTMLTextAreaElement
  fireEvent.focus(field)
  const send = async (text: string, count: number) => {
    fireEvent.change(field, { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: texts.send }))
    await waitFor(() => expect(shown.server.calls('answerEnquiry')).toHaveLength(count))
    const bodies = shown.server.calls('answerEnquiry').map(({ body }) => body as { text: string })
    return bodies.at(-1)?.text
  }
  return { ...shown, field, send }
}

test('the signature is shown before sending, goes below the answer, and stays out of the field', async () => {
  const shown = await open()
  expect((await screen.findByRole('region', { name: texts.signatureFollows })).textContent).toBe(signature)
  expect(await shown.send('Yes, you can.\n\n', 1)).toBe(`Yes, you can.\n\n${signature}`)
  fireEvent.click(await screen.findByRole('button', { name: deskTexts.undo }))
  await waitFor(() => expect(shown.field.value).toBe('Yes, you can.\n\n'))
  // Sent again it has one signature, as before.
  expect(await shown.send(shown.field.value, 2)).toBe(`Yes, you can.\n\n${signature}`)
})

test.each(translations)('below an answer to a page in $name goes the signature in that language', async ({ code }) => {
  const shown = await open(`/${code}/services/Property`)
  expect(await shown.send('OK', 1)).toBe(`OK\n\nAsha Rao, ${code}`)
})

test('an answer that ends with the signature gets no second one, and one answer may go without', async () => {
  const shown = await open()
  expect(await shown.send(`Yes.\n\nAsha Rao\n\n  Pravasi Desk \n`, 1)).toBe(`Yes.\n\nAsha Rao\n\n  Pravasi Desk \n`)
  await waitFor(() => expect(shown.field.value).toBe(''))
  fireEvent.click(await screen.findByLabelText(texts.signatureFollows, { selector: 'input' }))
  expect(await shown.send('In short: yes.', 2)).toBe('In short: yes.')
  await waitFor(() => expect(shown.field.value).toBe(''))
  // The next one is signed again.
  expect(await shown.send('And another thing.', 3)).toBe(`And another thing.\n\n${signature}`)
})

test('a language without a signature has that of the first language; nobody gets an empty one', () => {
  for (const { code } of translations) {
    expect(signatureFor(`/${code}/contact`, { en: 'Asha' })).toBe('Asha')
    expect(signatureFor('/contact', { [code]: 'आशा' })).toBe('')
  }
  expect(signatureFor('/contact', { en: '  \n ' })).toBe('')
  expect(signed('Yes.', '')).toBe('Yes.')
})

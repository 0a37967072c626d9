// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { articlePictureTexts as texts } from '#content/texts/staff/articlePictures.ts'
import { articleTexts } from '#content/texts/staff/articles.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { pictureLimits } from '#contract/staff/articlePictures.ts'
import type { ArticleFileAnswer } from '#contract/staff/articles.ts'
import { dropDrafts } from '../data/drafts.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, type FakeServer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'

afterEach(() => {
  cleanup()
  dismissAll()
  dropDrafts()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const article: ArticleFileAnswer = {
  slug: 'renting',
  text: '---\nid: blog1\ndisplayName: Renting a flat\n---\nAsk for a receipt.\n\nKeep it.\n',
  base: 'b'.repeat(64),
  draft: null,
  isChecking: false,
  findings: null,
  history: [],
  publication: null,
}

/** The editor with the dialog open, and the cursor in the first paragraph. */
async function openDialog(prepare: (server: FakeServer) => void = () => undefined) {
  const { server } = await showDesk('/articles/renting', (fake) => {
    fake.on('editedArticle', () => article)
    fake.on('addArticlePicture', () => ({ name: 'renting-photo', width: 40, height: 30 }))
    fake.on('drawnPictures', () => [{ name: 'power', title: 'Powers', url: '/art/desk/power-480.webp' }])
    prepare(fake)
  })
  const body = await screen.findByLabelText<HTMLTextAreaElement>(articleTexts.body)
  body.setSelectionRange(3, 3)
  const opener = screen.getByRole('button', { name: texts.add })
  opener.focus()
  fireEvent.click(opener)
  const dialog = within(await screen.findByRole('dialog', { name: texts.title }))
  const choose = (file: File) => fireEvent.change(dialog.getByLabelText(texts.file), { target: { files: [file] } })
  const type = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  const insert = () => fireEvent.click(dialog.getByRole('button', { name: texts.insert }))
  return { server, body, dialog, choose, type, insert }
}

const file = (bytes = 10) => new File([new Uint8Array(bytes)], 'farm.jpg', { type: 'image/jpeg' })

test('a file is uploaded at once, asks for its words, and stands behind the paragraph of the cursor; nothing is saved by that', async () => {
  const { server, body, dialog, choose, type, insert } = await openDialog()
  choose(file())
  await dialog.findByText(texts.chosen('renting-photo'))
  expect(document.activeElement).toBe(dialog.getByLabelText(texts.alt))
  expect(dialog.getByRole('img').getAttribute('src')).toBe('/api/staff/site/pictures/renting-photo')
  insert()
  expect(await dialog.findByText(texts.noAlt)).toBeTruthy()
  type(texts.alt, 'A flat in Pune')
  type(texts.caption, 'Let for a year')
  insert()
  await waitFor(() =>
    expect(body.value).toBe('Ask for a receipt.\n\n![A flat in Pune](renting-photo "Let for a year")\n\nKeep it.\n'),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.add }))
  expect(server.calls('addArticlePicture')).toMatchObject([{ id: 'renting' }])
  expect(server.calls('saveArticle')).toEqual([])
})

test('a file that is refused is said why, and the words stay for another one', async () => {
  const { dialog, choose, type, server } = await openDialog((fake) =>
    fake.on('addArticlePicture', () => answer(415, { message: 'This is a HEIC picture.' })),
  )
  type(texts.alt, 'A flat in Pune')
  choose(file())
  expect(await dialog.findByText('This is a HEIC picture.')).toBeTruthy()
  choose(file(pictureLimits.bytes + 1))
  expect(await dialog.findByText(texts.tooLarge)).toBeTruthy()
  expect(server.calls('addArticlePicture')).toHaveLength(1)
  expect(dialog.getByLabelText<HTMLInputElement>(texts.alt).value).toBe('A flat in Pune')
})

test('one that is drawn already is chosen by the title of its page', async () => {
  const { body, dialog, type, insert } = await openDialog()
  insert()
  expect(await dialog.findByText(texts.noneChosen)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: texts.offer }))
  fireEvent.change(await dialog.findByLabelText(texts.drawn), { target: { value: 'power' } })
  expect(dialog.getByRole('img').getAttribute('src')).toBe('/art/desk/power-480.webp')
  type(texts.alt, 'A deed')
  insert()
  await waitFor(() => expect(body.value).toBe('Ask for a receipt.\n\n![A deed](power)\n\nKeep it.\n'))
})

test('the words are there again after Escape, and gone after Cancel', async () => {
  const { type } = await openDialog()
  type(texts.alt, 'A flat in Pune')
  type(texts.caption, 'Let for a year')
  fireEvent(screen.getByRole('dialog', { name: texts.title }), new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const words = async () => {
    fireEvent.click(screen.getByRole('button', { name: texts.add }))
    await screen.findByRole('dialog', { name: texts.title })
    return [texts.alt, texts.caption].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
  }
  expect(await words()).toEqual(['A flat in Pune', 'Let for a year'])
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: deskTexts.cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await words()).toEqual(['', ''])
})

test('the dialog is left without a change', async () => {
  const { body, dialog } = await openDialog()
  fireEvent.click(dialog.getByRole('button', { name: deskTexts.cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(body.value).toBe('Ask for a receipt.\n\nKeep it.\n')
})

test('the limit that people are told is the one that is checked', () => {
  for (const text of [texts.limits, texts.tooLarge]) expect(text).toContain(`${pictureLimits.bytes / 1e6} MB`)
})

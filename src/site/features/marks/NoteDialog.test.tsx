// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { highlightsForAllTests } from './testing/forAllTests.ts'
import {
  entries,
  highlight,
  kept,
  markOf,
  press,
  select,
  showArticle,
  store,
  tools,
  words,
} from './testing/showArticle.tsx'

const painted = highlightsForAllTests()

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
const status = () => screen.getByRole('status').textContent

test('a note is written in a dialog; Escape saves what was typed, too', async () => {
  await showArticle()
  await select(words)
  await tools()
  await press(texts.note)
  const dialog = within(screen.getByRole('dialog', { name: texts.noteTitle }))
  fireEvent.change(dialog.getByRole('textbox', { name: texts.noteLabel }), { target: { value: 'Ask Asha' } })
  await press(texts.saveNote)
  await waitFor(async () => expect(await kept()).toEqual([[words, 'Ask Asha']]))
  expect(painted('noted')).toEqual([words])
  await press(texts.editNote)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ask the bank' } })
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(async () => expect(await kept()).toEqual([[words, 'Ask the bank']]))
  expect((await entries())[0]?.textContent).toContain('Ask the bank')
})

test('a note is saved while it is typed, and when another page is opened', async () => {
  const view = await showArticle()
  await select(words)
  await tools()
  await press(texts.note)
  type('Ask')
  await waitFor(async () => expect(await kept()).toEqual([[words, 'Ask']]))
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(screen.queryByText(texts.noted)).toBeNull()
  type('Ask Asha')
  view.unmount()
  await waitFor(async () => expect(await kept()).toEqual([[words, 'Ask Asha']]))
})

test('the last keys before a reload are not lost: they are on the device before the page goes', async () => {
  await showArticle()
  await select(words)
  await tools()
  await press(texts.note)
  type('Ask Asha')
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toEqual([[words, 'Ask Asha']])
})

test('a new mark goes with its note when everything typed was taken back; of an older one only the note', async () => {
  await showArticle()
  await select(words)
  await tools()
  await press(texts.note)
  type('Ask')
  await waitFor(async () => expect(await kept()).toEqual([[words, 'Ask']]))
  type('')
  await press(texts.saveNote)
  await waitFor(async () => expect(await kept()).toEqual([]))
  await highlight()
  await press(texts.note)
  type('Ask')
  await press(texts.saveNote)
  await waitFor(() => expect(status()).toBe(texts.noted))
  await press(texts.editNote)
  type('')
  await press(texts.saveNote)
  await waitFor(() => expect(status()).toBe(texts.noteRemoved))
  expect(await kept()).toEqual([[words, '']])
})

test('of two windows that write one note the later one wins', async () => {
  store(markOf('one', { note: 'Ask the bank' }))
  await showArticle()
  await entries()
  await press(texts.editNote)
  store(markOf('one', { note: 'Ask the bank at noon', changedAt: Date.now() }))
  type('Ask Asha')
  await press(texts.saveNote)
  expect(kept()).toEqual([[words, 'Ask Asha']])
})

// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { marksOn } from '#device/offline/marks.ts'
import { highlightsForAllTests } from './testing/forAllTests.ts'
import {
  kept,
  markOf,
  paragraphs,
  path,
  press,
  select,
  showArticle,
  store,
  textWith,
  tools,
  words,
} from './testing/showArticle.tsx'

const painted = highlightsForAllTests()

const inGerman = [
  'Bewahren Sie die Bescheinigung jedes Jahres in einem Ordner auf.',
  'Die Bank fragt danach, bevor Geld das Konto verlässt.',
  'Ein Mieter zahlt auf das NRO-Konto und behält die Steuer ein.',
]
const heading = ['The papers', 'Die Unterlagen'] as const

/** Writes other words into the page: Chrome wraps them in elements of its own, Firefox and Safari change the texts. */
async function write(from: readonly string[], to: readonly string[], wrapper?: string) {
  await act(async () => {
    for (const [index, text] of from.entries()) {
      const node = textWith(text)
      const element = wrapper ? document.createElement(wrapper) : undefined
      element?.append(to[index] ?? '')
      if (element) node.replaceWith(element)
      else node.data = to[index] ?? ''
    }
  })
}

const translate = (wrapper?: string) => write([heading[0], ...paragraphs], [heading[1], ...inGerman], wrapper)
const showOriginal = () => write([heading[1], ...inGerman], [heading[0], ...paragraphs])

for (const wrapper of [undefined, 'font']) {
  test(`a passage marked on a page that the browser translated is found by its paragraph (${wrapper ?? 'text'})`, async () => {
    await showArticle()
    await translate(wrapper)
    await select('bevor Geld das')
    await tools()
    await press(texts.highlight)
    await waitFor(() => expect(painted('marked')).toEqual(['bevor Geld das']))
    await screen.findByText(texts.markedInTranslation)
    expect(await kept()).toEqual([['bevor Geld das', '']])
    await showOriginal()
    await waitFor(() => expect(painted('marked')).toEqual([paragraphs[1]]))
    await screen.findByText(texts.changed.translated)
    await waitFor(async () => expect((await marksOn(path))[0]?.changed).toBe('translated'))
    await translate()
    await waitFor(() => expect(painted('marked')).toEqual(['bevor Geld das']))
  })
}

test('the dialog of a note says that it is kept by its paragraph', async () => {
  await showArticle()
  await select(words)
  await tools()
  await press(texts.note)
  await screen.findByRole('button', { name: texts.saveNote })
  expect(screen.queryByText(texts.inTranslation)).toBeNull()
  await press(texts.saveNote)
  await translate()
  await select('Bescheinigung jedes')
  await tools()
  await press(texts.note)
  await screen.findByText(texts.inTranslation)
})

test('a passage marked before the page was translated is shown by its paragraph, and is not noted as gone', async () => {
  await showArticle()
  await select(words)
  await tools()
  await press(texts.highlight)
  await waitFor(() => expect(painted('marked')).toEqual([words]))
  await translate('font')
  await waitFor(() => expect(painted('marked')).toEqual([inGerman[0]]))
  expect((await marksOn(path))[0]?.changed).toBeUndefined()
})

test('where paragraphs came or went since, the words of a translator are kept in the list and no other paragraph is taken for theirs', async () => {
  await store(markOf('one', { exact: 'bevor Geld das', prefix: '', suffix: '', isTranslated: true, blocks: [2, 2, 5] }))
  await showArticle()
  await screen.findByText('bevor Geld das')
  await screen.findByText(texts.changed.gone)
  expect(painted('marked')).toEqual([])
})

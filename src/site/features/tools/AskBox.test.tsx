// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { toolTexts as texts } from '#content/texts/tools.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { AskBox } from './AskBox.tsx'

afterEach(cleanup)

let answerNow: (text: string | undefined) => void

function Tool() {
  const [text, setText] = useState<string | undefined>('Am I resident?')
  answerNow = setText
  return <AskBox text={text} />
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>(texts.askLabel)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an edited question outlives a moment without an answer, and says when the answer has changed', async () => {
  await renderInApp(<Tool />)
  press(texts.ask)
  expect(screen.queryByText(texts.askChanged)).toBe(null)
  fireEvent.change(field(), { target: { value: 'In my own words' } })
  act(() => answerNow(undefined))
  expect(field().value).toBe('In my own words')
  act(() => answerNow('Am I a non-resident?'))
  expect(field().value).toBe('In my own words')
  expect(screen.getByText(texts.askChanged)).toBeTruthy()
  press(texts.askAgain)
  expect(field().value).toBe('Am I a non-resident?')
  expect(screen.queryByText(texts.askChanged)).toBe(null)
})

test('without an answer there is nothing to ask about', async () => {
  await renderInApp(<AskBox text={undefined} />)
  expect(screen.queryByRole('button')).toBe(null)
})

test('the keyboard goes to the question when it opens or is written anew, and back to its button when it closes', async () => {
  await renderInApp(<Tool />)
  const heading = () => screen.getByRole('heading', { name: texts.askTitle })
  press(texts.ask)
  expect(document.activeElement).toBe(heading())
  act(() => answerNow('Am I a non-resident?'))
  act(() => screen.getByRole('button', { name: texts.askAgain }).focus())
  press(texts.askAgain)
  expect(document.activeElement).toBe(heading())
  press(texts.askCancel)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.ask }))
})

test('a question that is closed while there is no answer leaves the keyboard where its button comes back', async () => {
  await renderInApp(<Tool />)
  press(texts.ask)
  act(() => answerNow(undefined))
  press(texts.askCancel)
  const place = document.activeElement
  expect(place).not.toBe(document.body)
  act(() => answerNow('Am I resident?'))
  expect(place?.contains(screen.getByRole('button', { name: texts.ask }))).toBe(true)
})

test('the answer can be printed beside an opened question', async () => {
  await renderInApp(<Tool />)
  press(texts.ask)
  expect(screen.getByRole('button', { name: texts.print })).toBeTruthy()
  act(() => answerNow(undefined))
  expect(screen.queryByRole('button', { name: texts.print })).toBe(null)
})

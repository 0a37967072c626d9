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

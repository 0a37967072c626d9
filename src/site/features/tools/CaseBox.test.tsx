// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toolTexts as texts } from '#content/texts/tools.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { CaseBox } from './CaseBox.tsx'
import { emptyCaseForAllTests, field, press, put } from './testing/toolPage.ts'

emptyCaseForAllTests()

const button = (name: string) => screen.getByRole('button', { name })

test('before everything is deleted the keyboard is at the question, and afterwards where it was', async () => {
  await renderInApp(<CaseBox />)
  put(texts.caseName, 'The flat in Pune')
  press(texts.erase)
  expect(screen.getByRole('group', { name: texts.eraseQuestion })).toBeTruthy()
  expect(document.activeElement).toBe(button(texts.eraseYes))
  press(texts.eraseNo)
  expect(document.activeElement).toBe(button(texts.erase))
  expect(field(texts.caseName).value).toBe('The flat in Pune')
  press(texts.erase)
  await act(async () => press(texts.eraseYes))
  expect(await screen.findByText(texts.erased)).toBeTruthy()
  expect(screen.queryByRole('group', { name: texts.eraseQuestion })).toBeNull()
  expect(document.activeElement).toBe(button(texts.erase))
  expect(field(texts.caseName).value).toBe('')
})

// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { templateTexts as texts } from '#content/texts/staff/lists.ts'
import { showDesk } from '../testing/showDesk.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('a new template is saved once, however often Save is pressed', async () => {
  let answer = (_: object) => {}
  const answered = new Promise<object>((resolve) => {
    answer = resolve
  })
  const save = vi.fn(() => answered)
  await showDesk('/templates', (server) => server.on('saveTemplate', save))
  fireEvent.click(await screen.findByRole('button', { name: texts.add }))
  fireEvent.change(screen.getByLabelText(texts.name), { target: { value: 'Documents' } })
  fireEvent.change(screen.getByLabelText(texts.text), { target: { value: 'Please send the deed.' } })
  const button = screen.getByRole('button', { name: texts.save })
  const form = button.closest('form') as HTMLFormElement
  fireEvent.submit(form)
  fireEvent.submit(form)
  await expect.poll(() => save).toHaveBeenCalled()
  answer({})
  expect(await screen.findByRole('button', { name: texts.add })).toBeTruthy()
  expect(save).toHaveBeenCalledOnce()
})

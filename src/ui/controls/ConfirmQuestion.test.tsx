// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInApp } from '../testing/testApp.tsx'
import { ConfirmQuestion } from './ConfirmQuestion.tsx'

afterEach(cleanup)

test('an Enter that is held since the button that asked does not answer the question', async () => {
  await renderInApp(
    <ConfirmQuestion question="Send now?" confirm="Send now" keep="Not yet" onConfirm={() => {}} onKeep={() => {}} />,
  )
  const yes = screen.getByRole('button', { name: 'Send now' })
  const enter = (repeat: boolean) => {
    const event = createEvent.keyDown(yes, { key: 'Enter', repeat })
    fireEvent(yes, event)
    return event.defaultPrevented
  }
  expect(document.activeElement).toBe(yes)
  expect(enter(true)).toBe(true)
  expect(enter(false)).toBe(false)
})

// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useInstallOffer } from './installOffer.ts'
import { install, watchInstall } from './installPrompt.ts'
import { keepPrompt } from './keptPrompt.ts'

afterEach(cleanup)

function promptEvent() {
  const prompt = vi.fn(async () => {})
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  })
  return { event, prompt }
}

test('OF-20 a prompt that the browser hands out before the script of the offer has come is offered when it has, once', async () => {
  keepPrompt()
  const { event, prompt } = promptEvent()
  window.dispatchEvent(event)
  // Its own banner stays away.
  expect(event.defaultPrevented).toBe(true)
  const { result } = renderHook(useInstallOffer)
  expect(result.current).toBeUndefined()
  act(watchInstall)
  expect(result.current).toBe('prompt')
  await act(install)
  expect(prompt).toHaveBeenCalledOnce()
  expect(result.current).toBeUndefined()
  act(() => void window.dispatchEvent(promptEvent().event))
  expect(result.current).toBe('prompt')
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  expect(result.current).toBeUndefined()
})

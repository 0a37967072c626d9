// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { dropDrafts } from './drafts.ts'
import { useSubmit } from './useSubmit.ts'

const event = { preventDefault() {} } as FormEvent
afterEach(() => {
  cleanup()
  dropDrafts()
})

test('a text that failed is sent again under its key, and the same words later on are another text', async () => {
  const send = vi.fn<(text: string, key: string) => Promise<void>>()
  send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue()
  const { result } = renderHook(() => useSubmit('note:1', 'Called, no answer', send))
  for (let press = 0; press < 3; press += 1) await act(async () => result.current.onSubmit(event))
  const [failed, again, later] = send.mock.calls.map(([, key]) => key)
  expect(again).toBe(failed)
  expect(later).not.toBe(failed)
  expect(result.current.error).toBe('')
})

test('a text that failed keeps its key when its form is left, for as long as it is the same text', async () => {
  const send = vi.fn<(text: string, key: string) => Promise<void>>().mockRejectedValue(new TypeError('Failed to fetch'))
  for (const text of ['Called', 'Called', 'Called twice']) {
    const { result, unmount } = renderHook(() => useSubmit('note:1', text, send))
    await act(async () => result.current.onSubmit(event))
    unmount()
  }
  const [first, again, another] = send.mock.calls.map(([, key]) => key)
  expect(again).toBe(first)
  expect(another).not.toBe(first)
})

test('nothing is sent without a text', async () => {
  const send = vi.fn(async () => {})
  const { result } = renderHook(() => useSubmit('note:1', '  ', send))
  await act(async () => result.current.onSubmit(event))
  expect(send).not.toHaveBeenCalled()
  expect(result.current.isDisabled).toBe(true)
})

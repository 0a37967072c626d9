// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { useSubmit } from './useSubmit.ts'

const event = { preventDefault() {} } as FormEvent

test('a text that failed is sent again under its key, and the same words later on are another text', async () => {
  const send = vi.fn<(text: string, key: string) => Promise<void>>()
  send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue()
  const { result } = renderHook(() => useSubmit('Called, no answer', send))
  for (let press = 0; press < 3; press += 1) await act(async () => result.current.onSubmit(event))
  const [failed, again, later] = send.mock.calls.map(([, key]) => key)
  expect(again).toBe(failed)
  expect(later).not.toBe(failed)
  expect(result.current.error).toBe('')
})

test('nothing is sent without a text', async () => {
  const send = vi.fn(async () => {})
  const { result } = renderHook(() => useSubmit('  ', send))
  await act(async () => result.current.onSubmit(event))
  expect(send).not.toHaveBeenCalled()
  expect(result.current.isDisabled).toBe(true)
})

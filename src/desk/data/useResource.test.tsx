// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useResource } from './useResource.ts'

afterEach(cleanup)

/** A value whose loads are answered by hand, after the first. */
async function loadedOnce() {
  const answers: Array<(value: string) => void> = []
  const load = () => new Promise<string>((resolve) => void answers.push(resolve))
  const { result } = renderHook(() => useResource(load))
  await act(async () => answers[0]?.('first'))
  return { answers, result }
}

test('what is put in while a load is on its way stays, and the value is loaded once more', async () => {
  const { answers, result } = await loadedOnce()
  act(() => result.current.reload())
  act(() => result.current.put('written'))
  expect(answers).toHaveLength(3)
  await act(async () => answers[1]?.('older'))
  expect(result.current.data).toBe('written')
  await act(async () => answers[2]?.('newest'))
  expect(result.current.data).toBe('newest')
})

test('what is put in while nothing is on its way is not asked for', async () => {
  const { answers, result } = await loadedOnce()
  act(() => result.current.put('written'))
  expect([answers.length, result.current.data]).toEqual([1, 'written'])
})

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

test('what was asked for beside another value is not put in, and does not stop this one from loading', async () => {
  const answers = new Map<string, (value: string) => void>()
  const loadOf = (name: string) => () => new Promise<string>((resolve) => void answers.set(name, resolve))
  const loads = { one: loadOf('one'), other: loadOf('other') }
  const { result, rerender } = renderHook(({ name }) => useResource(loads[name]), {
    initialProps: { name: 'one' as keyof typeof loads },
  })
  await act(async () => answers.get('one')?.('one'))
  const { put } = result.current
  rerender({ name: 'other' })
  act(() => put('one and more'))
  await act(async () => answers.get('other')?.('other'))
  expect(result.current.data).toBe('other')
})

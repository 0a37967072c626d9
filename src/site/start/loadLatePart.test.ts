// @vitest-environment happy-dom
import type { AnyRouter } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadLatePart } from './loadLatePart.ts'

const router = {} as AnyRouter
const startLatePart = vi.fn()
const reload = vi.fn(async () => {})

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<form><textarea></textarea></form>'
})

/** Loads it over a line that drops it so many times. */
async function loadedAfter(losses: number, isGone = () => false): Promise<number> {
  const load = vi.fn(async () => ({ startLatePart }))
  for (let lost = 0; lost < losses; lost += 1) load.mockRejectedValueOnce(new Error('lost'))
  await loadLatePart(router, { load, wait: async () => {}, isGone, reload })
  return load.mock.calls.length
}

test('OB-04 what sends the outbox is asked for again as often as the line drops it, and started once', async () => {
  expect(await loadedAfter(9)).toBe(10)
  expect(startLatePart.mock.calls).toEqual([[router]])
  expect(reload).not.toHaveBeenCalled()
})

test('where a deployment has replaced it, the page is loaded again, but not under someone who writes', async () => {
  await loadedAfter(1, () => true)
  expect(reload).toHaveBeenCalledOnce()
  const field = document.querySelector('textarea')
  if (field) field.value = 'Half written'
  await loadedAfter(9, () => true)
  expect(reload).toHaveBeenCalledOnce()
})

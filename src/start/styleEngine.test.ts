// @vitest-environment happy-dom
import createCache from '@emotion/cache'
import { expect, test, vi } from 'vitest'
import { loadStyleEngine } from './styleEngine.ts'

test('an engine that the line drops is asked for again', async () => {
  const load = vi.fn(async () => {})
  load.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'))
  const waited: number[] = []
  await loadStyleEngine(createCache({ key: 'css' }), load, async (failures) => void waited.push(failures))
  expect(load).toHaveBeenCalledTimes(3)
  expect(waited).toEqual([0, 1])
})

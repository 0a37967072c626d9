import { expect, test, vi } from 'vitest'
import { untilLoaded } from './untilLoaded.ts'

test('what the line drops is asked for again after longer and longer, until it is here', async () => {
  const load = vi.fn(async () => 'here')
  for (let lost = 0; lost < 9; lost += 1) load.mockRejectedValueOnce(new Error('lost'))
  const waited: number[] = []
  const failed: number[] = []
  const wait = async (failures: number) => void waited.push(failures)
  expect(await untilLoaded(load, wait, (failures) => failed.push(failures))).toBe('here')
  expect(waited).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(failed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

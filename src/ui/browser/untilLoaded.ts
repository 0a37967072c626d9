import { waitToRetry } from './waitToRetry.ts'

/**
 * Resolves with what `load` loads: what the line drops is asked for again, for ever, with a longer pause after every
 * failure. `failed` hears how many there were.
 */
export async function untilLoaded<T>(
  load: () => Promise<T>,
  wait = waitToRetry,
  failed: (failures: number, error: unknown) => void = () => {},
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load()
    } catch (error) {
      failed(failures + 1, error)
      await wait(failures)
    }
  }
}

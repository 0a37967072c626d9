import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { vi } from 'vitest'
import { isInUse } from '../sqliteFile.ts'

/** Waits until no connection of this process holds the file: the driver does until its statements are garbage-collected. */
export async function untilFree(file: string): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  await vi.waitFor(
    () => {
      collect()
      if (isInUse(file)) throw new Error('still open')
    },
    { timeout: 10_000 },
  )
}

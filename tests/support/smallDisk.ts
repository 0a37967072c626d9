import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A separate small disk. */
export interface SmallDisk extends Disposable {
  folder: string
  /** Frees space on it. */
  grow: () => void
}

/** `undefined` where mounting is not permitted, as for most users other than root. */
export function smallDisk(kilobytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-disk-'))
  const mount = (...options: string[]) => spawnSync('mount', options).status === 0
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (!mount('-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder)) {
    remove()
    return undefined
  }
  return {
    folder,
    grow: () => void mount('-o', `remount,size=${kilobytes * 50}k`, folder),
    [Symbol.dispose]: () => {
      spawnSync('umount', ['-l', folder])
      remove()
    },
  }
}

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own with little room. */
export interface SmallDisk extends Disposable {
  folder: string
  /** Gives it room, as when somebody tidied it up. */
  grow: () => void
}

/** `undefined` where nobody may mount a disk, as for most people who are not root. */
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

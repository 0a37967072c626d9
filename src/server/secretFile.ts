import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { codeOf } from './startFailure.ts'

/**
 * The secret in the file, which is made with the fresh one when there is none. It appears whole: a full disk or a power
 * cut in the middle would leave an empty one, with which anybody could sign. Of two starts at a time, one's stays.
 */
export function secretInFile(file: string, fresh: string): string {
  if (!existsSync(file)) makeWhole(file, fresh)
  return readFileSync(file, 'utf8').trim()
}

function makeWhole(file: string, text: string): void {
  const beside = `${file}.${process.pid}`
  try {
    const handle = openSync(beside, 'w', 0o600)
    try {
      writeSync(handle, text)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    linkSync(beside, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(beside, { force: true })
  }
}

import { statSync } from 'node:fs'
import type { Config } from '../config.ts'
import { databaseFile } from './openStore.ts'
import { secretFile, vapidFile } from './secret.ts'

/**
 * Files with the secret or visitors' data that other users of this machine can read, and how to change that; empty if
 * there are none. With the secret anybody could sign links that delete comments.
 */
export function openFiles(config: Config): string[] {
  const database = databaseFile(config)
  return [secretFile(config), vapidFile(config), database, `${database}-wal`].flatMap((file) => {
    const stat = statSync(file, { throwIfNoEntry: false })
    if (!stat || (stat.mode & 0o077) === 0) return []
    return [`${file} can be read by other users of this machine: chmod 600 ${file}`]
  })
}

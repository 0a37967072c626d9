import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { openPostgres } from '../../store/postgres.ts'
import { openSqlite } from '../../store/sqlite.ts'
import type { Store } from '../../store/store.ts'
import { clusterTimeout, type TestDatabases, testDatabases } from '../../store/testing/sharedCluster.ts'
import { untilFree } from '../../store/testing/untilFree.ts'
import { cliIn } from './testCli.ts'

export const secret = 'a secret that is used in tests only'

/** A folder or database of its own, the command line in it, and how a server opens it. */
export interface Place {
  dir: string
  cli: ReturnType<typeof cliIn>
  open: () => Store
  /** Closes a server or store, and waits until the command line may have the database for itself. */
  stopped: (store: { close(): Promise<void> }) => Promise<void>
  /** Path of a file that does not exist yet. */
  backup: string
}

/** Runs the test cases on SQLite and on PostgreSQL. Each call of `place` returns another place, without tables. */
export function onEachPlace(cases: (place: () => Promise<Place>, kind: 'SQLite' | 'PostgreSQL') => void): void {
  describe.each(['SQLite', 'PostgreSQL'] as const)('%s:', (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'desk-place-'))
    let databases: TestDatabases | undefined
    let count = 0
    beforeAll(async () => {
      if (kind === 'PostgreSQL') databases = await testDatabases()
    }, clusterTimeout)
    afterAll(async () => {
      await databases?.drop()
      rmSync(folder, { recursive: true })
    }, clusterTimeout)
    cases(async () => {
      count += 1
      const dir = join(folder, `place${count}`)
      const url = await databases?.create({ bare: true })
      const env = { DATA_DIR: dir, SECRET: secret, ...(url === undefined ? {} : { DATABASE_URL: url }) }
      const file = join(dir, 'desk.db')
      const open = (): Store =>
        url === undefined
          ? openSqlite(file)
          : openPostgres(url, { connections: 2, onBrokenConnection: () => undefined })
      mkdirSync(dir)
      const stopped = async (store: { close(): Promise<void> }) => {
        await store.close()
        if (url === undefined) await untilFree(file)
      }
      return { dir, cli: cliIn(env), open, stopped, backup: join(folder, `place${count}.backup`) }
    }, kind)
  })
}

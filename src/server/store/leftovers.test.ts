import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { backUp } from './backup.ts'
import { removeLeftovers } from './leftovers.ts'
import { migrate } from './migrate.ts'
import { withBackup } from './restore.ts'
import { openSqlite } from './sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-leftovers-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

test('a command that a signal ends leaves no part of a backup, and no temporary copy of one', async () => {
  const store = openSqlite(':memory:')
  await migrate(store)
  const file = join(folder, 'backup.db')
  const cut = backUp(store, file).catch(() => undefined)
  expect(readdirSync(folder)).toEqual(['backup.db.partial'])
  removeLeftovers()
  expect(readdirSync(folder)).toEqual([])
  await cut
  rmSync(file, { force: true })

  await backUp(store, file)
  vi.stubEnv('TMPDIR', folder)
  await withBackup(file, async () => {
    expect(readdirSync(folder)).toHaveLength(2)
    removeLeftovers()
    expect(readdirSync(folder)).toEqual(['backup.db'])
  })
  await store.close()
})

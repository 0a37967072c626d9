import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { backUp } from './backup.ts'
import { removeAbandoned, removeLeftovers } from './leftovers.ts'
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

test('copies that a killed run left are removed once nobody writes to them, with their logs, and nothing else is', async () => {
  const place = mkdtempSync(join(folder, 'killed-'))
  const old = new Date(Date.now() - 7 * 3_600_000)
  const write = (name: string, time?: Date) => {
    writeFileSync(join(place, name), name)
    if (time) utimesSync(join(place, name), time, time)
  }
  for (const name of ['a.partial', 'a.partial-wal', 'b.partial', 'mine.db', 'mine.db-wal']) write(name, old)
  write('b.partial-wal')
  removeAbandoned(place, (name) => /^(.+)\.partial/.exec(name)?.[1])
  expect(readdirSync(place).sort()).toEqual(['b.partial', 'b.partial-wal', 'mine.db', 'mine.db-wal'])

  // A restore on trial, of which the folder is older than what is written in it.
  for (const name of ['desk-restore-Killed', 'desk-restore-Active']) mkdirSync(join(place, name))
  write('desk-restore-Killed/copy.db', old)
  write('desk-restore-Active/copy.db')
  for (const name of ['desk-restore-Killed', 'desk-restore-Active']) utimesSync(join(place, name), old, old)
  const store = openSqlite(':memory:')
  await migrate(store)
  await backUp(store, join(place, 'full.db'))
  vi.stubEnv('TMPDIR', place)
  await withBackup(join(place, 'full.db'), async () => undefined)
  expect(readdirSync(place).filter((name) => name.startsWith('desk-'))).toEqual(['desk-restore-Active'])
  await store.close()
})

import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../store/migrate.ts'
import { openSqlite } from '../store/sqlite.ts'
import { cliIn } from './testing/testCli.ts'

test('the next dated backup removes what one that was killed left, which would stay for ever, and no other file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const store = openSqlite(join(folder, 'desk.db'))
  await migrate(store)
  await store.close()
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  const killed = ['backup-20250101-000000000.db.partial', 'backup-20250101-000000000.db.partial-wal']
  const others = ['backup-mine.db.partial', 'other.partial']
  for (const name of [...killed, ...others]) {
    writeFileSync(join(backups, name), name)
    utimesSync(join(backups, name), 1, 1)
  }
  expect(await cliIn({ DATA_DIR: folder })('backup', backups)).toMatchObject({ code: 0, err: '' })
  expect(readdirSync(backups).sort()).toEqual([expect.stringMatching(/^backup-\d{8}-\d{9}\.db$/), ...others])
})

import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cliIn } from '../cli/testing/testCli.ts'
import { readConfig } from '../config.ts'
import { start } from '../start.ts'
import { openSqlite } from '../store/sqlite.ts'
import { untilFree } from '../store/testing/untilFree.ts'
import { testBackend } from '../testing/testBackend.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-tombstones-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a database file that is replaced by an older copy is cleared at the start of who was erased since', async () => {
  const cli = cliIn({ DATA_DIR: folder })
  const database = join(folder, 'desk.db')
  const server = await testBackend({ store: openSqlite(database) })
  const enquiry = { email: 'asha@example.org', message: 'A plot', contactNumber: '' }
  await server.post('/api/contact', { ...enquiry, name: 'Asha' })
  await server.post('/api/contact', { ...enquiry, name: 'Ravi', email: 'ravi@example.org' })
  await cli('backup', join(folder, 'older.db'))
  await cli('person', 'erase', '--email', 'asha@example.org', '--yes')
  await server.close()
  await untilFree(database)
  for (const suffix of ['-wal', '-shm']) rmSync(database + suffix, { force: true })
  copyFileSync(join(folder, 'older.db'), database)
  expect((await cli('enquiries')).out).toContain('Asha')

  const config = readConfig({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }, 'none')
  const running = await start(config, new Set())
  await running.stop()
  const { out } = await cli('enquiries')
  expect(out).not.toContain('Asha')
  expect(out).toContain('Ravi')
  expect(existsSync(join(folder, 'erased'))).toBe(true)
})

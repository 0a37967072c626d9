import { copyFileSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cliIn } from '../cli/testing/testCli.ts'
import { readConfig } from '../config.ts'
import { start } from '../start.ts'
import { backUp } from '../store/backup.ts'
import { migrate } from '../store/migrate.ts'
import { openSqlite } from '../store/sqlite.ts'
import { untilFree } from '../store/testing/untilFree.ts'
import { testBackend } from '../testing/testBackend.ts'
import { erase, eraseWhatCameBack, readTombstoneFile } from './tombstones.ts'

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
  const running = await start(config, () => false)
  await running.stop()
  const { out } = await cli('enquiries')
  expect(out).not.toContain('Asha')
  expect(out).toContain('Ravi')
  expect(existsSync(join(folder, 'erased'))).toBe(true)
})

/** A server with a clock, which erases and is copied. */
async function clocked() {
  const clock = { now: 1000 }
  const server = await testBackend({ store: openSqlite(join(folder, 'desk.db')), now: () => clock.now })
  const { secret } = server.backend
  const file = join(folder, 'erased')
  return {
    server,
    async enquire(message: string, at: number) {
      clock.now = at
      await server.post('/api/contact', { name: 'Asha', email: 'asha@example.org', message, contactNumber: '' })
    },
    copy: () => backUp(server.store, join(folder, 'older.db')),
    erase: (value: string, at: number) => erase(server.store, { kind: 'email', value }, secret, file, at),
    /** How much of the copy is erased at the start, and the rest of it. */
    async startOnCopy() {
      const store = openSqlite(join(folder, 'older.db'))
      const erased = [
        await eraseWhatCameBack(store, secret, file, 9000),
        await eraseWhatCameBack(store, secret, file, 9000),
      ]
      const left = await store.db.selectFrom('enquiry').select('message').execute()
      await store.close()
      await server.close()
      return { erased, left: left.map(({ message }) => message) }
    },
  }
}

test('somebody who was erased before an older copy was made, and again after it, is erased from it', async () => {
  const { enquire, copy, erase: eraseAt, startOnCopy } = await clocked()
  await enquire('A plot', 1000)
  await eraseAt('asha@example.org', 2000)
  await enquire('A flat', 3000)
  await copy()
  await eraseAt('asha@example.org', 4000)
  expect(await startOnCopy()).toEqual({ erased: [1, 0], left: [] })
})

test('what somebody wrote after the last erasure stays in a copy that knows of it', async () => {
  const { enquire, copy, erase: eraseAt, startOnCopy } = await clocked()
  await eraseAt('asha@example.org', 2000)
  await eraseAt('asha@example.org', 2500)
  await enquire('A flat', 3000)
  await copy()
  expect(await startOnCopy()).toEqual({ erased: [0, 0], left: ['A flat'] })
})

test('a line that a full disk tore does not swallow the next erasure', async () => {
  const file = join(folder, 'erased')
  const store = openSqlite(':memory:')
  await migrate(store)
  writeFileSync(file, `${'a'.repeat(43)} 1\n${'b'.repeat(20)}`)
  await erase(store, { kind: 'name', value: 'asha' }, 'secret', file, 7)
  await erase(store, { kind: 'name', value: 'ravi' }, 'secret', file, 8)
  expect(readTombstoneFile(file).map(({ erased_at }) => erased_at)).toEqual([1, 7, 8])
  await store.close()
})

test('erasing on a full disk erases nothing, and says which file has no room', async () => {
  const server = await testBackend({ store: openSqlite(join(folder, 'desk.db')) })
  await server.post('/api/contact', { name: 'Asha', email: 'a@example.org', message: 'A plot', contactNumber: '' })
  symlinkSync('/dev/full', join(folder, 'erased'))
  const erased = await cliIn({ DATA_DIR: folder })('person', 'erase', '--email', 'a@example.org', '--yes')
  expect(erased).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/erased cannot be written \(ENOSPC\), so nothing was erased\. Make room[^\n]*\n$/),
  })
  expect(await server.store.db.selectFrom('enquiry').select('id').execute()).toHaveLength(1)
  await server.close()
})

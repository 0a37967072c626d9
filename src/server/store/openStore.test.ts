import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { start } from '../start.ts'
import { sharedDatabase } from './openStore.ts'
import { untilFree } from './testing/untilFree.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-shared-'))
afterAll(() => rmSync(folder, { recursive: true }))

const configure = (env: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env }, 'none')

test('a second server in one folder starts but is told so, and one that is alone, or in a folder without a database, is not', async () => {
  const file = join(folder, 'desk.db')
  expect(sharedDatabase(configure())).toBeUndefined()
  const first = await start(configure(), () => true)
  expect(sharedDatabase(configure())).toMatch(/another program has .*desk\.db open.* stop one of them, or set DATA_DIR/)
  // Instances share PostgreSQL, and a SQLite file that was left behind is not theirs.
  expect(sharedDatabase(configure({ DATABASE_URL: 'postgresql:///desk' }))).toBeUndefined()
  const second = await start(configure(), () => true)
  expect((await second.app.inject('/ready')).statusCode).toBe(200)
  await Promise.all([first.stop(), second.stop()])
  await untilFree(file)
  expect(sharedDatabase(configure())).toBeUndefined()
})

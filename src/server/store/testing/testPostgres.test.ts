import { spawn } from 'node:child_process'
import { on } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrate } from '../migrate.ts'
import { openPostgres } from '../postgres.ts'
import { clusterTimeout, testDatabases } from './sharedCluster.ts'

const anHour = 3_600_000
const starter = `
import { runnerImport } from 'vite'
const { module } = await runnerImport(${JSON.stringify(join(import.meta.dirname, 'testPostgres.ts'))}, { configFile: false })
console.log(new URL((await module.startTestCluster()).url).searchParams.get('host'))
setInterval(() => undefined, ${anHour})`

test('a cluster ends with the process that started it, however it ends, and leaves no folder behind', {
  timeout: clusterTimeout,
}, async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', starter], { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let home = ''
  for await (const [chunk] of on(child.stdout, 'data', { close: ['end'] })) {
    home += String(chunk)
    if (home.endsWith('\n')) break
  }
  home = home.trim()
  const pid = Number(readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
  expect(pid).toBeGreaterThan(1)
  child.kill('SIGKILL')
  await vi.waitFor(() => expect(existsSync(home)).toBe(false), { timeout: clusterTimeout })
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test(
  'each database of the shared cluster has the tables, is empty, and is gone with those of its file',
  async () => {
    const [one, other] = await Promise.all([testDatabases(), testDatabases()])
    onTestFinished(() => Promise.all([one.drop(), other.drop()]).then(() => undefined))
    const [first, second, bare] = await Promise.all([one.create(), other.create(), other.create({ bare: true })])
    const stores = [first, second, bare].map((url) =>
      openPostgres(url, { connections: 1, onBrokenConnection: () => undefined }),
    )
    const [left, right, plain] = stores
    if (!left || !right || !plain) throw new Error('three were opened')
    expect(await migrate(left)).toEqual([])
    await left.write((tx) => tx.insertInto('setting').values({ name: 'one', value: '' }).execute())
    expect(await right.db.selectFrom('setting').selectAll().execute()).toEqual([])
    expect((await migrate(plain)).length).toBeGreaterThan(0)
    await one.drop()
    await expect(sql`select 1`.execute(left.db)).rejects.toThrow()
    expect(await right.db.selectFrom('setting').selectAll().execute()).toEqual([])
    await Promise.all(stores.map((store) => store.close()))
  },
  clusterTimeout,
)

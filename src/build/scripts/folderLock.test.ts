import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { withFolderLock } from './folderLock.mjs'
import { startOf } from './processes.mjs'

const folder = mkdtempSync(join(tmpdir(), 'desk-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))
let lock = ''
let count = 0
beforeEach(() => {
  count += 1
  lock = join(folder, `lock-${count}`, 'build')
})

const never = () => {
  throw new Error('waited')
}
const since = new Date().toISOString()
/** Leaves a lock as a process would that died holding it. */
async function leave(holder: { host?: string; pid: number; start?: string; since?: string }) {
  await withFolderLock(lock, never, async () => undefined)
  writeFileSync(`${lock}-1`, JSON.stringify({ host: hostname(), start: '', since, ...holder }))
}

test('twenty processes that start on the lock of a dead one each hold it alone', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  await leave({ pid })
  const log = join(folder, 'log')
  const script = `
    import { appendFileSync } from 'node:fs'
    import { setImmediate } from 'node:timers/promises'
    import { withFolderLock } from ${JSON.stringify(resolve('src/build/scripts/folderLock.mjs'))}
    await withFolderLock(${JSON.stringify(lock)}, () => {}, async () => {
      appendFileSync(${JSON.stringify(log)}, 'in ')
      for (let turn = 0; turn < 50; turn += 1) await setImmediate()
      appendFileSync(${JSON.stringify(log)}, 'out ')
    })`
  const children = Array.from({ length: 20 }, () => spawn(process.execPath, ['--input-type=module', '--eval', script]))
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]))
  expect(codes).toEqual(codes.map(() => 0))
  expect(readFileSync(log, 'utf8')).toBe('in out '.repeat(20))
  expect(readdirSync(join(lock, '..')).length).toBe(1)
}, 60_000)

test('a process id that was given to another process since is not taken for the holder', async () => {
  await leave({ pid: process.pid, start: 'another boot 1' })
  expect(await withFolderLock(lock, never, async () => 'done')).toBe('done')
})

test('a living holder is named once and waited for', async () => {
  const waits: number[] = []
  const order: string[] = []
  let release = () => {}
  const isWaitedFor = new Promise<void>((done) => {
    release = done
  })
  const first = withFolderLock(lock, never, async () => {
    await isWaitedFor
    order.push('first')
  })
  const told = ({ pid }: { pid: number }) => {
    waits.push(pid)
    release()
  }
  const second = withFolderLock(lock, told, async () => void order.push('second'))
  await Promise.all([first, second])
  expect([waits, order]).toEqual([[process.pid], ['first', 'second']])
})

test('a failure gives the lock back', async () => {
  const failing = withFolderLock(lock, never, () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await withFolderLock(lock, never, async () => 'done')).toBe('done')
})

test('a holder on another machine or in another container is believed for half an hour', async () => {
  await leave({ host: 'elsewhere', pid: 1, since: new Date(Date.now() - 31 * 60_000).toISOString() })
  expect(await withFolderLock(lock, never, async () => 'done')).toBe('done')
  writeFileSync(`${lock}-7`, JSON.stringify({ host: 'elsewhere', pid: 1, start: '', since }))
  await expect(withFolderLock(lock, never, async () => undefined)).rejects.toThrow('waited')
})

test('the start of a process tells it from any other', () => {
  expect(startOf(process.pid)).not.toBe('')
  expect(startOf(process.pid)).toBe(startOf(process.pid))
  expect(startOf(process.pid)).not.toBe(startOf(process.ppid))
})

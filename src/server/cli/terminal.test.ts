import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { openSqlite } from '../store/sqlite.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { runCli } from './runCli.ts'
import { terminalOn } from './terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-pipe-'))
let server: TestBackend
beforeAll(async () => {
  server = await testBackend({ store: openSqlite(join(folder, 'desk.db')) })
  for (let index = 0; index < 30; index += 1) {
    const message = `A plot ${'x'.repeat(20_000)}`
    await server.post('/api/contact', { name: 'Asha', email: 'a@example.org', message, contactNumber: '' })
    await server.post('/api/comments/blog1', { text: `Buy ${index}` })
  }
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Runs a command into `head`, which reads so many bytes and closes the pipe. */
async function intoHead(bytes: number, ...argv: string[]) {
  const head = spawn('head', ['-c', String(bytes)])
  const printed: Buffer[] = []
  head.stdout.on('data', (chunk: Buffer) => void printed.push(chunk))
  const closed = once(head, 'close')
  const code = await runCli(argv, { DATA_DIR: folder }, terminalOn(head.stdin, new PassThrough()))
  head.stdin.end()
  await closed
  return { code, length: Buffer.concat(printed).length }
}
const trail = async (action: string) =>
  (await server.store.db.selectFrom('audit').select('object').where('action', '=', action).execute()).length

test('an export that is cut off by a pipe is in the audit trail like a whole one', async () => {
  for (const bytes of [1, 300, 70_000])
    expect(await intoHead(bytes, 'person', 'export', '--email', 'a@example.org')).toEqual({ code: 0, length: bytes })
  expect(await trail('person export')).toBe(3)
  await intoHead(10, 'person', 'show', '--email', 'a@example.org')
  expect(await trail('person show')).toBe(1)
})

test('an export is recorded before it prints anything', async () => {
  const seen: Promise<number>[] = []
  const stdout = new PassThrough()
  stdout.once('data', () => seen.push(trail('person export')))
  const before = await trail('person export')
  const run = runCli(
    ['person', 'export', '--email', 'a@example.org'],
    { DATA_DIR: folder },
    terminalOn(stdout.resume(), new PassThrough()),
  )
  await run
  expect(await seen[0]).toBe(before + 1)
})

test('deleting many comments goes on to the last one when the reader of its output is gone', async () => {
  const closed = new PassThrough()
  closed.destroy(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
  const terminal = terminalOn(closed, closed)
  await new Promise((resolve) => closed.once('close', resolve))
  expect(
    await runCli(['comments', 'moderate', 'delete', '--article', 'blog1', '--yes'], { DATA_DIR: folder }, terminal),
  ).toBe(0)
  const comments = (await server.app.inject('/api/comments/blog1')).json<Comment[]>()
  expect(comments.filter(({ deleted }) => !deleted)).toEqual([])
  expect(await trail('comments moderate')).toBe(1)
})

test('what was changed is recorded although the rest of the command fails', async () => {
  const { id } = await server.store.db.selectFrom('enquiry').select('id').limit(1).executeTakeFirstOrThrow()
  const quiet = terminalOn(new PassThrough().resume(), new PassThrough().resume())
  expect(await runCli(['handle', id, 'nobody'], { DATA_DIR: folder }, quiet)).toBe(1)
  expect(await trail('handle')).toBe(1)
  expect(await runCli(['handle', 'nobody'], { DATA_DIR: folder }, quiet)).toBe(1)
  expect(await trail('handle')).toBe(1)
})

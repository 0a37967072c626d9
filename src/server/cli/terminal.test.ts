import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { openSqlite } from '../store/sqlite.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { runCli } from './runCli.ts'
import { terminalOn, wholeOutput } from './terminal.ts'

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

test('an export for which the disk has no room fails and says so; a reader that wants no more is no failure', async () => {
  const outcomeOf = async (reason: string, argv: string[]) => {
    const failing = new Writable({
      write: (_chunk, _encoding, done) => done(Object.assign(new Error(), { code: reason })),
    })
    const stderr = new PassThrough()
    const terminal = terminalOn(failing, stderr)
    const code = await terminal.ended(await runCli(argv, { DATA_DIR: folder }, terminal))
    return { code, said: String(stderr.read() ?? '') }
  }
  for (const argv of [['enquiries', '--csv'], ['person', 'export', '--email', 'a@example.org'], ['--version']]) {
    const said = expect.stringMatching(/could not be written \(ENOSPC\) and is not complete/)
    expect(await outcomeOf('ENOSPC', argv), argv.join(' ')).toEqual({ code: 1, said })
    expect(await outcomeOf('EPIPE', argv), argv.join(' ')).toMatchObject({ code: 0 })
  }
})

test('an output into a file is whole, behind what the file had before', async () => {
  const file = join(folder, 'output.csv')
  for (const flag of ['w', 'a'] as const) {
    const fd = openSync(file, flag)
    const terminal = terminalOn(wholeOutput(Object.assign(new PassThrough(), { fd })), new PassThrough())
    for (const text of ['one\n', 'two\n']) terminal.out(text)
    expect(await terminal.ended(0)).toBe(0)
    closeSync(fd)
  }
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\none\ntwo\n')
})

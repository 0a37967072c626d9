import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqlite } from '../store/sqlite.ts'
import { testBackend } from '../testing/testBackend.ts'
import type { Terminal } from './command.ts'
import { runCli } from './runCli.ts'
import { cliIn } from './testing/testCli.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-streaming-'))
afterAll(() => rmSync(folder, { recursive: true }))
const size = 60_000
const total = 120

beforeAll(async () => {
  const { post, close } = await testBackend({ store: openSqlite(join(folder, 'desk.db')) })
  const email = 'asha@example.org'
  for (let index = 0; index < total; index += 1) {
    const text = `${index} `.padEnd(size, 'x')
    await post('/api/comments/blog1', { text, email })
    await post('/api/contact', { name: 'Asha', email, message: text, contactNumber: '' })
  }
  await close()
})

/** Runs a command on a terminal that takes its time, and returns what it printed and the most that waited. */
async function run(...argv: string[]): Promise<{ out: string; code: number; longest: number; mostWaiting: number }> {
  const chunks: string[] = []
  let waiting = 0
  let mostWaiting = 0
  const terminal: Terminal = {
    out: (text) => {
      chunks.push(text)
      waiting += text.length
      mostWaiting = Math.max(mostWaiting, waiting)
    },
    err: (text) => void chunks.push(text),
    drained: async () => {
      await new Promise(setImmediate)
      waiting = 0
    },
  }
  const code = await runCli(argv, { DATA_DIR: folder }, terminal)
  return { out: chunks.join(''), code, longest: Math.max(...chunks.map(({ length }) => length)), mostWaiting }
}

const lists = [
  ['comments', '--json'],
  ['comments', '--csv'],
  ['enquiries', '--json'],
  ['enquiries', '--csv'],
  ['person', 'export', '--email', 'asha@example.org'],
]

test.each(lists)('%s %s prints row by row and waits until its output was taken', async (...argv) => {
  const { out, code, longest, mostWaiting } = await run(...argv)
  expect([code, out.match(/119 x{1000}/g)?.length]).toEqual([0, argv[0] === 'person' ? 2 : 1])
  expect(longest).toBeLessThan(2 * size)
  expect(mostWaiting).toBeLessThan(4 * size)
})

test('JSON in pages is the JSON of one list, and an empty one is empty', async () => {
  const { out } = await run('comments', '--json')
  const rows = JSON.parse(out) as { text: string }[]
  expect(rows.map(({ text }) => Number.parseInt(text, 10))).toEqual(Array.from({ length: total }, (_, index) => index))
  expect(out).toBe(`${JSON.stringify(rows, null, 2)}\n`)
  expect((await run('comments', '--json', '--article', 'none')).out).toBe('[]\n')
})

test('a state that does not exist is a wrong usage and not an empty list', async () => {
  const cli = cliIn({ DATA_DIR: folder })
  for (const list of ['comments', 'subscribers'])
    expect(await cli(list, '--state', 'typo')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--state must be'),
    })
})

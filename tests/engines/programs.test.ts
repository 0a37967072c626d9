import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { Programs } from './support/programs.ts'

test('programs have ended, with what they started, before their folder is removed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-programs-'))
  const last = join(folder, 'last')
  const programs = new Programs()
  // As a browser does: the window ends at once, its network process writes what it has first.
  const networkProcess = `trap 'sleep 0.5; echo stored > ${last}; exit' TERM; echo ready; while :; do sleep 0.05; done`
  const window = programs.start('sh', ['-c', `(${networkProcess}) & wait`], process.env, ['ignore', 'pipe', 'ignore'])
  if (window.stdout) for await (const line of createInterface(window.stdout)) if (line === 'ready') break
  await programs[Symbol.asyncDispose]()
  expect(existsSync(last)).toBe(true)
  rmSync(folder, { recursive: true })
})

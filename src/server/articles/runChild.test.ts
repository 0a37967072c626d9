import { expect, test } from 'vitest'
import { runChild } from './runChild.ts'

const options = { cwd: '.', limit: 5000 }

test('a program that cannot be started has ended with a complaint, whether Node throws or emits the error', async () => {
  // Longer than Linux passes on to any program: Node throws for it, as it does without memory.
  const tooLong = await runChild(process.execPath, ['x'.repeat(10_000_000)], options)
  expect(tooLong).toMatchObject({ code: null, ended: 'itself', complaints: expect.stringContaining('E2BIG') })
  const missing = await runChild('there-is-no-such-program', [], options)
  expect(missing).toMatchObject({ code: null, ended: 'itself', complaints: expect.stringContaining('ENOENT') })
})

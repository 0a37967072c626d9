import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The command that the guide has Postfix pass a report to. */
const guide = readFileSync('src/server/newsletters/README.md', 'utf8')
const [, command = ''] = /^bounces: "\|(.*)"$/m.exec(guide) ?? []

/** Its exit code where curl, which not every machine has, is told that the server answered so, and with these words. */
function exitCode(status: string, body: string) {
  const curl = `curl() { case "$*" in *'-w  %{http_code} '*) printf '%s %s' '${body}' ${status};; esac; }`
  return spawnSync('sh', ['-c', `${curl}\n${command}`]).status
}

test('Postfix lets go of a report that was taken, is none or is too long, and keeps it after any other answer', () => {
  for (const status of ['200', '413', '422'])
    expect([status, exitCode(status, '{"applied":true}')]).toEqual([status, 0])
  // 000 is curl's word for no answer.
  for (const status of ['400', '401', '404', '429', '500', '503', '000'])
    expect([status, exitCode(status, '{"message":"not 200"}')]).toEqual([status, 75])
})

test('the line means in a file of aliases, where a backslash is lost, what it means here, and asks again', () => {
  expect(command).toContain('--retry')
  expect(command).not.toMatch(/["\\]/)
  // Before it asks again, curl empties the file that it writes to, which fails for /dev/null.
  expect(command).not.toContain('-o ')
})

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'desk-deployed-')))
const settings = join(folder, 'desk.env')
const script = resolve('src/server/deploy/desk')

beforeAll(() => {
  mkdirSync(join(folder, 'dist/server'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const echo = '{ args: process.argv.slice(2), cwd: process.cwd(), env: process.env }'
  writeFileSync(join(folder, 'dist/server/desk.js'), `console.log(JSON.stringify(${echo})); process.exitCode = 3`)
})
afterAll(() => rmSync(folder, { recursive: true }))

function runDeployed(text: string, ...args: string[]) {
  writeFileSync(settings, text, { mode: 0o600 })
  const env = { PATH: process.env.PATH, DESK_FOLDER: folder, DESK_SETTINGS: settings, DESK_USER: userInfo().username }
  const { status, stdout } = spawnSync('sh', [script, ...args], { env, encoding: 'utf8' })
  return { status, ...(JSON.parse(stdout) as { args: string[]; cwd: string; env: Record<string, string> }) }
}

test("the deployed command runs in the service's folder, and adds nothing to the command's output and exit code", () => {
  expect(runDeployed('', 'show', 'PD 1', '--json')).toMatchObject({
    status: 3,
    args: ['show', 'PD 1', '--json'],
    cwd: folder,
  })
})

test("it passes the service's settings on literally, without shell expansion", () => {
  const lines = [
    '# a comment',
    '',
    'DATA_DIR=/var/lib/pravasi-desk',
    'SMTP_URL=smtp://me:p$HOME`id`@mail.example.com?a=1&b=2',
    'SECRET=a#b;c "d" \'e=f',
    'MAIL_FROM="Pravasi Desk <desk@example.com>"',
    "MAIL_TO='a@example.com, b@example.com'",
    '; another comment',
    'LIMITS=off',
  ]
  expect(runDeployed(lines.join('\n')).env).toMatchObject({
    DATA_DIR: '/var/lib/pravasi-desk',
    SMTP_URL: 'smtp://me:p$HOME`id`@mail.example.com?a=1&b=2',
    SECRET: 'a#b;c "d" \'e=f',
    MAIL_FROM: 'Pravasi Desk <desk@example.com>',
    MAIL_TO: 'a@example.com, b@example.com',
    LIMITS: 'off',
  })
})

test('if the settings cannot be read, it says so in one line and does not use defaults', () => {
  const env = { PATH: process.env.PATH, DESK_FOLDER: folder, DESK_SETTINGS: join(folder, 'none.env') }
  const { status, stdout, stderr } = spawnSync('sh', [script, 'enquiries'], { env, encoding: 'utf8' })
  expect([status, stdout, stderr.split('\n').length]).toEqual([1, '', 2])
  expect(stderr).toContain('as root')
})

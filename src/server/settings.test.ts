import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { envExample, settingRows } from './deploy/envExample.mjs'
import { unknownSettings, unknownSettingsText } from './unknownSettings.ts'

const table = readFileSync('src/server/deploy/settings.md', 'utf8')
const listed = settingRows(table).flatMap(({ names }) => names)
const { settingNames } = readConfig({}, 'none')

test('settings.md lists each setting that the server reads, once', () => {
  expect(listed.filter((name, at) => listed.indexOf(name) !== at)).toEqual([])
  expect(listed.toSorted()).toEqual(settingNames.toSorted())
})

test('.env.example is made from settings.md: run node src/server/deploy/envExample.mjs', () => {
  const example = readFileSync('.env.example', 'utf8')
  expect(example).toBe(envExample(table))
  const names = example.match(/^#[A-Z_]+=/gm)?.map((line) => line.slice(1, -1)) ?? []
  expect(names.toSorted()).toEqual(listed.toSorted())
  // As it stands it sets nothing.
  expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
})

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['LIMIT_ENQUIRIES', 'LIMITS_ENQUIRIES'],
  ['smtp_url', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['MAIL_TOO', 'MAIL_TO'],
  ['MAILTO', 'MAIL_TO'],
  ['STAF', 'STAFF'],
  ['SECERT', 'SECRET'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['RETENTION_EMAIL_DAYS', 'RETENTION_EMAILS_DAYS'],
  ['SMTP_PASSWORD', 'SMTP_URL'],
])('%s is named as a misspelt %s', (name, nearest) => {
  expect(unknownSettings({ [name]: 'x' }, settingNames)).toEqual([{ name, nearest }])
})

test('every single slip in a longer name is noticed: a letter left out, doubled, or changed with its neighbour', () => {
  for (const name of settingNames.filter((one) => one.length > 6))
    for (let at = 1; at < name.length - 1; at += 1) {
      const slips = [
        name.slice(0, at) + name.slice(at + 1),
        name.slice(0, at) + name.charAt(at) + name.slice(at),
        name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
      ].filter((slip) => !settingNames.includes(slip))
      for (const slip of slips) expect([slip, unknownSettings({ [slip]: 'x' }, settingNames).length]).toEqual([slip, 1])
    }
})

test('settings, and what a shell, systemd, npm or a container sets, are no misspelt settings', () => {
  const usual =
    'PATH HOME HOSTNAME USER LOGNAME SHELL LANG LC_ALL TERM PWD OLDPWD SHLVL MAIL TZ EDITOR PS1 TMPDIR INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID NODE_ENV NODE_OPTIONS npm_config_cache npm_package_version INIT_CWD CI SUDO_USER SUDO_UID DESK_FOLDER DESK_SETTINGS DESK_USER SSH_TTY DISPLAY XDG_RUNTIME_DIR COLUMNS LINES VITE_BACKEND_URL MEMORY_PRESSURE_WATCH LISTEN_PID NOTIFY_SOCKET CREDENTIALS_DIRECTORY STATE_DIRECTORY KUBERNETES_PORT'
  const env = Object.fromEntries([...usual.split(' '), ...settingNames].map((name) => [name, 'x']))
  expect(unknownSettings(env, settingNames)).toEqual([])
  expect(unknownSettingsText([])).toBeUndefined()
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { Health } from './alerts/health.ts'
import { problemsIn } from './alerts/problems.ts'
import { cliIn } from './cli/testing/testCli.ts'
import { readConfig } from './config.ts'
import { metricsText, RequestCounter } from './metrics/metrics.ts'
import { type Running, start } from './start.ts'
import { openSqlite } from './store/sqlite.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const folder = mkdtempSync(join(tmpdir(), 'desk-version-'))
const env = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }
const cli = cliIn({ ...env, SMPT_URL: 'smtp://x', PUBLIC_URL: site.origin })
let running: Running
beforeAll(async () => {
  running = await start(readConfig(env, 'none'), () => false)
})
afterAll(async () => {
  await running.stop()
  rmSync(folder, { recursive: true })
})

test('the version of package.json is told by the command line, doctor, the start and /ready', async () => {
  expect(await cli('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' })
  expect((await cli('doctor')).out).toContain(`version        ${version}, Node ${process.versions.node}`)
  expect(running.greeting).toContain(`${version} is ready: `)
  expect((await running.app.inject('/ready')).json()).toMatchObject({ version })
})

test('doctor names a misspelt setting', async () => {
  expect((await cli('doctor')).out).toMatch(/unknown settings are ignored: SMPT_URL \(SMTP_URL\?\)/)
})

test('the age of the last backup is in doctor, metrics, /ready and the alert, once it is too old', async () => {
  const store = openSqlite(join(folder, 'desk.db'))
  const hours = 3_600_000
  let now = Date.now()
  const health = () =>
    new Health(store, { mailConfigured: false, backupHours: 50, now: () => now, onError: () => undefined })
  const metrics = async () => metricsText(new RequestCounter(), health(), now)
  expect((await cli('doctor')).out).toMatch(/note {2}backup .*never been run/)
  expect(await metrics()).toContain(`desk_build_info{version="${version}",node="${process.versions.node}"} 1\n`)
  expect(await metrics()).not.toMatch(/^desk_backup_age_seconds \d/m)
  expect(problemsIn(await health().report())).toEqual({})
  await cli('backup', join(folder, 'one.db'))
  expect((await cli('doctor')).out).toMatch(/ok {4}backup .*made 0 hours ago/)
  now += 51 * hours
  expect(Number(/^desk_backup_age_seconds (\d+)/m.exec(await metrics())?.[1])).toBeGreaterThan(51 * 3600 - 60)
  const report = await health().report()
  expect([report.isReady, Object.keys(problemsIn(report))]).toEqual([true, ['backup late']])
  await store.write((tx) =>
    tx
      .updateTable('audit')
      .set({ at: Date.now() - 60 * hours })
      .execute(),
  )
  expect(await cli('doctor')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/fail {2}backup .*made 60 hours ago/),
  })
  expect((await cliIn({ ...env, BACKUP_ALERT_HOURS: '0' })('doctor')).out).toMatch(/ok {4}backup/)
  await store.close()
})

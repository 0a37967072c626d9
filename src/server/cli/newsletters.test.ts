import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { saveDraft } from '../newsletters/drafts.ts'
import { startSending } from '../newsletters/sending.ts'
import { openSqlite } from '../store/sqlite.ts'
import { untilFree } from '../store/testing/untilFree.ts'
import { testBackend } from '../testing/testBackend.ts'
import { cliIn } from './testing/testCli.ts'

test('newsletters are listed with their numbers, and one is stopped and resumed by its id', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-newsletters-'))
  const server = await testBackend({ store: openSqlite(join(folder, 'desk.db')) })
  const cli = cliIn({ DATA_DIR: folder })
  await server.post('/api/subscribe', { email: 'asha@example.org' })
  await server.store.write((tx) => tx.updateTable('subscriber').set({ state: 'confirmed', confirmed_at: 1 }).execute())
  const id = uuidv7()
  await server.store.write(async (tx) => {
    const words = { article: 'inheritance', title: 'Inheritance', summary: 'New rules.' }
    await saveDraft(tx, words, 'asha@example.com', id, Date.now())
    await startSending(tx, id, 1, Date.now())
  })
  const listed = async () => JSON.parse((await cli('newsletters', '--json')).out)
  expect(await listed()).toMatchObject([{ id, state: 'sending', recipients: 1, waiting: 1, sent: 0 }])
  expect(await cli('newsletter', 'stop', id)).toMatchObject({
    code: 0,
    out: expect.stringContaining(`desk newsletter resume ${id}\n`),
  })
  expect(await cli('newsletter', 'stop', id)).toMatchObject({
    code: 1,
    err: expect.stringContaining('neither being sent nor scheduled'),
  })
  expect(await listed()).toMatchObject([{ state: 'stopped' }])
  expect((await cli('newsletter', 'resume', id)).code).toBe(0)
  expect(await listed()).toMatchObject([{ state: 'sending' }])
  const scheduled = { state: 'scheduled', send_at: Date.UTC(2099, 0, 1) } as const
  await server.store.write((tx) => tx.updateTable('newsletter').set(scheduled).execute())
  expect(await listed()).toMatchObject([{ state: 'scheduled', scheduled: '2099-01-01T00:00:00.000Z' }])
  expect(await cli('newsletter', 'stop', id)).toMatchObject({ code: 0, out: expect.stringContaining('a draft again') })
  expect(await listed()).toMatchObject([{ state: 'draft', scheduled: null }])
  await server.store.write((tx) => tx.updateTable('newsletter').set({ state: 'sending' }).execute())
  expect(await cli('newsletter', 'stop', 'nope')).toMatchObject({
    code: 1,
    err: expect.stringContaining('desk newsletters'),
  })
  expect(JSON.parse((await cli('audit', '--json')).out)).toMatchObject([
    { action: 'newsletter stop', object: id },
    { action: 'newsletter resume', object: id },
    { action: 'newsletter stop', object: id },
  ])
  const exported = JSON.parse((await cli('person', 'export', '--email', 'asha@example.org')).out)
  expect(exported.newsletters).toMatchObject([{ title: 'Inheritance', state: 'waiting', bounce: null }])
  // The backup does not know the recipients between it and a restore.
  const backup = join(folder, 'backup.db')
  expect((await cli('backup', backup)).code).toBe(0)
  await server.close()
  await untilFree(join(folder, 'desk.db'))
  expect(await cli('restore', backup, '--yes')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^1 newsletters that were being sent .* are stopped/m),
  })
  expect(await listed()).toMatchObject([{ state: 'stopped', waiting: 1 }])
  rmSync(folder, { recursive: true })
})

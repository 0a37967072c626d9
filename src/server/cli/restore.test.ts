import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { signedPath } from '../links/signedLink.ts'
import { removePasskey } from '../staff/formerStaff.ts'
import { putMember } from '../staff/profiles.ts'
import { removeBeforeRestore } from '../store/beforeRestore.ts'
import { migrate, schemaState } from '../store/migrate.ts'
import { migrations } from '../store/migrations/all.ts'
import { openSqlite } from '../store/sqlite.ts'
import { testBackend } from '../testing/testBackend.ts'
import { onEachPlace, secret } from './testing/eachPlace.ts'
import { cliIn } from './testing/testCli.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-restore-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['provider@example.com'] }

/** Changes that a later version may make: a table, a column, and another name. */
const future: typeof migrations = [
  ...migrations,
  [
    '9999-future',
    async (db: Kysely<unknown>) => {
      await sql`create table timesheet (id text primary key, enquiry_id text not null references enquiry (id), size bigint)`.execute(
        db,
      )
      await sql`alter table enquiry add column urgency integer not null default 0`.execute(db)
      await sql`alter table network_ban rename to ban`.execute(db)
    },
  ],
]

onEachPlace((place, kind) => {
  test('a restore goes back to the version before an upgrade, keeps what the newer one had, and can be upgraded again', async () => {
    const { dir, cli, open, stopped, backup } = await place()
    const server = await testBackend({ store: open(), secret })
    await server.post('/api/contact', { name: 'Asha', email: 'a@example.org', message: 'One', contactNumber: '' })
    await server.post('/api/subscribe', { email: 'left@example.org' })
    expect((await cli('backup', backup)).code).toBe(0)
    await stopped(server)

    const newer = open()
    await migrate(newer, future)
    const { id } = await newer.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
    await newer.write(async (tx) => {
      await sql`insert into timesheet values ('a1', ${id}, 5)`.execute(tx)
      await tx.updateTable('subscriber').set({ state: 'unsubscribed', unsubscribed_at: 5 }).execute()
    })
    if (kind === 'PostgreSQL') await sql`create table of_another_program (id text)`.execute(newer.db)
    await stopped(newer)

    expect(await cli('enquiries')).toMatchObject({ code: 1, err: expect.stringContaining('9999-future') })
    await stopped({ close: async () => undefined })
    const restored = await cli('restore', backup, '--yes')
    expect(restored).toMatchObject({ code: 0, err: '' })
    expect(restored.out).toContain('these could not be kept: bans.')
    expect(restored.out).toContain('1 ended subscriptions')
    expect(JSON.parse((await cli('enquiries', '--json')).out)).toMatchObject([{ name: 'Asha' }])

    const again = open()
    expect(await schemaState(again)).toBe('current')
    expect(await again.db.selectFrom('subscriber').select('state').execute()).toEqual([{ state: 'unsubscribed' }])
    if (kind === 'PostgreSQL') await sql`select * from of_another_program`.execute(again.db)
    expect(await migrate(again, future)).toEqual(['9999-future'])
    await stopped(again)

    const [kept = ''] = readdirSync(dir).filter((name) => name.startsWith('before-restore-'))
    const copy = openSqlite(join(dir, kept))
    expect(await schemaState(copy, future)).toBe('current')
    expect((await sql`select id, enquiry_id, size from timesheet`.execute(copy.db)).rows).toMatchObject([
      { id: 'a1', enquiry_id: id, size: 5 },
    ])
    expect((await sql`select * from setting where name = 'secret'`.execute(copy.db)).rows).toEqual([])
    await copy.close()
  })

  test('who unsubscribed or complained, what was moderated and banned, removed passkeys and members stay so after a restore', async () => {
    const { cli, open, stopped, backup } = await place()
    const server = await testBackend({ store: open(), secret, mail, options: { trustProxy: 1 } })
    for (const name of ['stays', 'leaves', 'complains', 'was-out'])
      await server.post('/api/subscribe', { email: `${name}@example.org` })
    const comment = async (text: string) =>
      (await server.post('/api/comments/blog1', { text }, { 'x-forwarded-for': '203.0.113.7' })).json<Comment>()._id
    const [rude, fine, held] = [await comment('Rude'), await comment('Fine'), await comment('Held')]
    const passkey = {
      address: 'asha@example.com',
      public_key: 'k',
      counter: 0,
      transports: '[]',
      name: 'p',
      is_synced: 0,
    }
    await server.store.write(async (tx) => {
      await tx.updateTable('subscriber').set({ state: 'confirmed', confirmed_at: 1 }).execute()
      await tx.updateTable('comment').set({ state: 'held', held_because: 'links' }).where('id', '=', held).execute()
      for (const id of ['stolen', 'own'])
        await tx
          .insertInto('staff_passkey')
          .values({ ...passkey, id, created_at: 1, used_at: null })
          .execute()
      for (const name of ['leaves', 'stays']) await putMember(tx, `${name}@example.com`, { role: 'owner' }, 1)
    })
    await cli('backup', backup)

    const ids = new Map(
      (await server.store.db.selectFrom('subscriber').select(['id', 'email']).execute()).map(({ id, email }) => [
        email,
        id,
      ]),
    )
    const leaving = signedPath(server.backend, 'unsubscribe', ids.get('leaves@example.org') ?? '', 1)
    expect((await server.app.inject({ method: 'POST', url: leaving })).statusCode).toBe(200)
    await server.store.write(async (tx) => {
      const complaint = { state: 'complained', unsubscribed_at: 77 } as const
      await tx.updateTable('subscriber').set(complaint).where('email', '=', 'complains@example.org').execute()
      await removePasskey(tx, 'stolen', 5)
      await putMember(tx, 'leaves@example.com', { role: '' }, 5)
      await putMember(tx, 'late@example.com', { role: 'staff' }, 5)
    })
    // Came after the backup, and must never be mailed again.
    await server.post('/api/subscribe', { email: 'late@example.org' })
    await server.store.write((tx) =>
      tx
        .updateTable('subscriber')
        .set({ state: 'unsubscribed', unsubscribed_at: 88 })
        .where('email', '=', 'late@example.org')
        .execute(),
    )
    await cli('comment', 'delete', rude)
    await cli('comment', 'restore', held)
    await cli('ban', fine)
    const before = await server.store.db.selectFrom('subscriber').selectAll().orderBy('id').execute()
    await stopped(server)

    const restored = await cli('restore', backup, '--yes')
    expect(restored).toMatchObject({ code: 0, err: '' })
    expect(restored.out).toContain(
      'Kept as they were decided after this backup was made: 3 ended subscriptions, 2 moderated comments, 1 bans, 1 removed passkeys, 2 members of staff.',
    )
    const { db, ...store } = open()
    expect(await db.selectFrom('staff_member').select(['address', 'role']).orderBy('address').execute()).toEqual([
      { address: 'late@example.com', role: 'staff' },
      { address: 'leaves@example.com', role: '' },
      { address: 'stays@example.com', role: 'owner' },
    ])
    expect(await db.selectFrom('subscriber').selectAll().orderBy('id').execute()).toEqual(before)
    expect(await db.selectFrom('comment').select(['text', 'state']).orderBy('position').execute()).toEqual([
      { text: 'Rude', state: 'deleted' },
      { text: 'Fine', state: 'shown' },
      { text: 'Held', state: 'shown' },
    ])
    expect(await db.selectFrom('network_ban').select('network').execute()).toHaveLength(1)
    expect(await db.selectFrom('staff_passkey').select('id').execute()).toEqual([{ id: 'own' }])
    await stopped({ close: () => store.close() })
    // And again, with the same backup: what was kept is kept from what was kept.
    await cli('restore', backup, '--yes')
    const twice = open()
    expect(await twice.db.selectFrom('subscriber').selectAll().orderBy('id').execute()).toEqual(before)
    await stopped(twice)
  })
})

test('a damaged database does not keep its backup from being restored, and is moved aside', async () => {
  const dir = join(folder, 'broken')
  const cli = cliIn({ DATA_DIR: dir, SECRET: secret })
  mkdirSync(dir)
  const server = await testBackend({ store: openSqlite(join(dir, 'desk.db')), secret })
  await server.post('/api/contact', { name: 'Asha', email: 'a@example.org', message: 'One', contactNumber: '' })
  await cli('backup', join(folder, 'broken.backup'))
  await server.close()
  rmSync(join(dir, 'desk.db'))
  for (const suffix of ['-wal', '-shm']) rmSync(join(dir, `desk.db${suffix}`), { force: true })
  writeFileSync(join(dir, 'desk.db'), 'no database '.repeat(1000))
  writeFileSync(join(folder, 'list.csv'), 'no backup')
  const refused = { code: 1, err: expect.stringContaining('is damaged or is not a backup. Nothing was changed.') }
  expect(await cli('restore', join(folder, 'list.csv'), '--yes')).toMatchObject(refused)
  expect(readdirSync(dir)).toEqual(['desk.db'])
  const restored = await cli('restore', join(folder, 'broken.backup'), '--yes')
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('was damaged and was moved to') })
  expect(JSON.parse((await cli('enquiries', '--json')).out)).toHaveLength(1)
})

test('what a restore replaced is deleted after 30 days, and when somebody is erased; other files stay', async () => {
  const dir = join(folder, 'kept')
  const cli = cliIn({ DATA_DIR: dir, SECRET: secret })
  mkdirSync(dir)
  const server = await testBackend({ store: openSqlite(join(dir, 'desk.db')), secret })
  const files = [
    'before-restore-20260101-120000000.db',
    'before-restore-20260301-120000000.db',
    'before-restore-20260301-120000001.db.partial',
    'before-restore-20260301-120000001.db.partial-journal',
    'before-restore-mine.db',
  ]
  for (const name of files) {
    writeFileSync(join(dir, name), '')
    utimesSync(join(dir, name), 1, 1)
  }
  expect(removeBeforeRestore(dir, Date.UTC(2026, 1, 1))).toEqual([join(dir, files[0] ?? '')])
  await server.post('/api/contact', { name: 'Asha', email: 'a@example.org', message: 'One', contactNumber: '' })
  expect((await cli('person', 'erase', '--email', 'a@example.org', '--yes')).out).toContain(
    `Removed ${join(dir, files[1] ?? '')}`,
  )
  expect(readdirSync(dir).filter((name) => name.startsWith('before-restore'))).toEqual(['before-restore-mine.db'])
  await server.close()
})

test('a folder or a file that is no backup is named as one, and what is there is not copied once more', async () => {
  const dir = join(folder, 'mistyped')
  const cli = cliIn({ DATA_DIR: dir, SECRET: secret })
  mkdirSync(join(dir, 'backups'), { recursive: true })
  const server = await testBackend({ store: openSqlite(join(dir, 'desk.db')), secret })
  await server.post('/api/contact', { name: 'Asha', email: 'a@example.org', message: 'One', contactNumber: '' })
  await server.close()
  const refused = { code: 1, err: expect.stringContaining('is a folder. Name one of the backups in it.') }
  expect(await cli('restore', join(dir, 'backups'), '--yes')).toMatchObject(refused)
  writeFileSync(join(dir, 'list.csv'), 'no backup')
  expect((await cli('restore', join(dir, 'list.csv'), '--yes')).err).toContain('is not a backup. Nothing was changed.')
  expect(readdirSync(dir).filter((name) => name.startsWith('before-restore'))).toEqual([])
})

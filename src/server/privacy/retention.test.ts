import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { storeFile } from '../messages/attachments.ts'
import { enteredMessage, storeMessage } from '../messages/storeMessage.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { applyRetention, startRetention } from './retention.ts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 1)
const retention = { keys: 400, networks: 30, emails: 90, unconfirmed: 30, newsletters: 400, handledEnquiries: 0 }
const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['provider@example.com'] }
const enquiry = { name: 'a', email: 'b', message: 'c', contactNumber: 'd' }

onEachDatabase((open) => {
  let now: number
  let server: TestBackend
  beforeEach(async () => {
    now = start
    server = await testBackend({ store: await open(), mail, now: () => now })
    await server.post('/api/contact', enquiry)
    const { _id } = (await server.post('/api/comments/blog1', { text: 'Hello' })).json<Comment>()
    await server.post(`/api/comments/${_id}/report`, { reason: 'rude' })
    await server.store.write(async (tx) => {
      await tx.updateTable('mail_queue').set({ sent_at: start }).where('kind', '=', 'enquiry').execute()
      await tx.updateTable('enquiry').set({ handled_at: start }).execute()
    })
  })
  afterEach(() => server.close())

  const apply = (days: number, other = {}) =>
    applyRetention(server.store, { ...retention, ...other }, start + days * day)
  const emails = async () =>
    (await server.store.db.selectFrom('mail_queue').select('kind').execute()).map(({ kind }) => kind).sort()
  const giveUp = (error = '') =>
    server.store.write((tx) =>
      tx.updateTable('mail_queue').set({ dead_at: start, error }).where('sent_at', 'is', null).execute(),
    )

  test('nothing is deleted before its time', async () => {
    const nothing = { keys: 0, networks: 0, emails: 0, unconfirmed: 0, enquiries: 0, rateLimits: 0 }
    expect(await apply(29)).toMatchObject(nothing)
  })

  test('fingerprints of networks go first, then sent emails, then keys; unsent emails and enquiries stay', async () => {
    expect(await apply(31)).toMatchObject({ networks: 2, emails: 0, keys: 0 })
    expect(await server.store.db.selectFrom('comment').select('network').execute()).toEqual([{ network: null }])
    expect(await apply(91)).toMatchObject({ networks: 0, emails: 1, keys: 0 })
    const none = {
      networks: 0,
      emails: 0,
      unconfirmed: 0,
      heldMails: 0,
      newsletters: 0,
      enquiries: 0,
      rateLimits: 0,
      staff: 0,
    }
    expect(await apply(401)).toEqual({ keys: 3, ...none })
    expect(await emails()).toEqual(['report'])
    expect(await server.store.db.selectFrom('enquiry').select('name').execute()).toHaveLength(1)
  })

  test('emails that belong to no enquiry and files of answers that were never sent go; those of a conversation stay', async () => {
    const { store } = server
    const { id: enquiry_id } = await store.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
    const file = { name: 'x', type: 'text/plain', content: Buffer.from('x') }
    const row = { ...enteredMessage, direction: 'in', channel: 'mail', author: '', text: 'x', sent_at: start } as const
    await store.write(async (tx) => {
      await storeMessage(tx, { ...row, enquiry_id: null, mark: 'held' }, [file], start)
      await storeMessage(tx, { ...row, enquiry_id, mark: 'kept' }, [file], start)
      await storeFile(tx, { enquiry_id, message_id: null, answer_id: null, author: 'asha' }, file, start)
    })
    const files = async () => (await store.db.selectFrom('attachment').select('id').execute()).length
    await apply(13)
    expect(await files()).toBe(3)
    await apply(15)
    expect(await files()).toBe(2)
    expect(await apply(91)).toMatchObject({ heldMails: 1 })
    expect(await files()).toBe(1)
    const left = await store.db.selectFrom('enquiry_message').select('mark').execute()
    expect(left).toEqual([{ mark: 'kept' }])
  })

  test('handled enquiries are deleted with their emails if a period is configured, open ones never', async () => {
    expect(await apply(10, { handledEnquiries: 9 })).toMatchObject({ enquiries: 1 })
    expect(await emails()).toEqual(['report'])
    await server.post('/api/contact', enquiry)
    expect(await apply(1000, { handledEnquiries: 9 })).toMatchObject({ enquiries: 0 })
  })

  test('an unconfirmed subscription is deleted with its emails, counted from the last one, but not before anybody was asked', async () => {
    for (const name of ['never', 'late', 'kept', 'stopped'])
      await server.post('/api/subscribe', { email: `${name}@example.org` })
    await server.store.write(async (tx) => {
      const subscriber = () => tx.updateTable('subscriber')
      await subscriber().set({ state: 'confirmed' }).where('address', 'like', 'kept%').execute()
      await subscriber().set({ state: 'unsubscribed' }).where('address', 'like', 'stopped%').execute()
    })
    now = start + 20 * day
    await server.post('/api/subscribe', { email: 'late@example.org' })
    expect(await apply(31)).toMatchObject({ unconfirmed: 0 })
    await server.store.write((tx) =>
      tx.updateTable('mail_queue').set({ sent_at: now }).where('kind', '=', 'confirmation').execute(),
    )
    expect(await apply(31)).toMatchObject({ unconfirmed: 1 })
    expect(await apply(51, { unconfirmed: 0 })).toMatchObject({ unconfirmed: 0 })
    expect(await apply(51)).toMatchObject({ unconfirmed: 1 })
    expect(await apply(3650, { emails: 0 })).toMatchObject({ unconfirmed: 0 })
    const left = await server.store.db.selectFrom('subscriber').select('address').orderBy('address').execute()
    expect(left.map(({ address }) => address)).toEqual(['kept@example.org', 'stopped@example.org'])
    expect(await emails()).toEqual(['confirmation', 'confirmation', 'enquiry', 'report'])
  })

  test('emails that were given up are deleted too, and with them the addresses in their errors', async () => {
    await server.post('/api/subscribe', { email: 'asha@example.org' })
    await giveUp('refused for asha@example.org')
    expect(await apply(89, { unconfirmed: 0 })).toMatchObject({ emails: 0 })
    expect(await apply(91, { unconfirmed: 0 })).toMatchObject({ emails: 3 })
    expect(await emails()).toEqual([])
  })

  test('an email that was given up stays while its enquiry is open', async () => {
    await server.post('/api/contact', enquiry)
    await giveUp()
    await apply(3650)
    expect(await emails()).toEqual(['enquiry'])
    await server.store.write((tx) => tx.updateTable('enquiry').set({ handled_at: start }).execute())
    expect(await apply(3650)).toMatchObject({ emails: 1 })
  })

  test('more than one batch of old keys is deleted in one run', async () => {
    const row = { fingerprint: '', status: 201, body: '', subject: '', created_at: 0 }
    const rows = Array.from({ length: 2500 }, (_, index) => ({ ...row, key: `old-${index}` }))
    await server.store.write((tx) => tx.insertInto('idempotency').values(rows).execute())
    expect(await apply(0)).toMatchObject({ keys: 2500 })
  })
})

test('a file of a restore that cannot be deleted ends no server: the log says so, and the next run tries again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  const server = await testBackend()
  const folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-retention-'))
  // A folder of that name cannot be deleted as a file, whoever runs this.
  mkdirSync(join(folder, 'before-restore-20200101-000000000.db'))
  let stop = () => {}
  const logged = new Promise<unknown[]>((resolve) => {
    const note = (...line: unknown[]) => resolve(line)
    stop = startRetention(server.store, retention, folder, { info: note, warn: note })
  })
  try {
    vi.advanceTimersByTime(10_000)
    expect(await logged).toEqual([
      { problem: expect.objectContaining({ code: 'ERR_FS_EISDIR' }) },
      'retention periods could not be applied',
    ])
  } finally {
    stop()
    vi.useRealTimers()
    rmSync(folder, { recursive: true })
    await server.close()
  }
})

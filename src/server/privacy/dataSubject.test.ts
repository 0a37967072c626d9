import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { eraseDataSubject, findDataSubject } from './dataSubject.ts'
import { identityOf } from './identity.ts'

const now = Date.UTC(2026, 0, 1)
const address = 'asha@example.org'
const identity = { kind: 'email', value: address } as const

onEachDatabase((open) => {
  let server: TestBackend
  let commentId: string
  let reportKey: Record<string, string>
  beforeEach(async () => {
    server = await testBackend({ store: await open(), now: () => now })
    commentId = (await server.post('/api/comments/blog1', { text: 'Hello', email: address })).json<Comment>()._id
    reportKey = { 'idempotency-key': uuidv7() }
    await server.post(`/api/comments/${commentId}/report`, { reason: 'Asha lies' }, reportKey)
  })
  afterEach(() => server.close())

  const erase = () =>
    server.store.write(async (tx) => eraseDataSubject(tx, await findDataSubject(tx, identity), now + 1))
  const reports = () => server.store.db.selectFrom('report').selectAll().execute()

  test("reports of a person's comments are found, and their reasons erased with the comments", async () => {
    const other = (await server.post('/api/comments/blog1', { text: 'Other' })).json<Comment>()._id
    await server.post(`/api/comments/${other}/report`, { reason: 'rude' })
    const found = await findDataSubject(server.store.db, identity)
    const [about] = (await reports()).filter(({ reason }) => reason === 'Asha lies')
    expect(found.reports).toEqual([about?.id])
    expect(found.emails).toHaveLength(1)
    await erase()
    const left = await reports()
    expect(left.map(({ reason, handled_at }) => [reason, handled_at]).sort()).toEqual([
      ['', now + 1],
      ['rude', null],
    ])
    const emails = await server.store.db.selectFrom('mail_queue').select('subject_id').execute()
    expect(emails).toEqual([{ subject_id: left.find(({ reason }) => reason === 'rude')?.id }])
  })

  test('a person is found by a phone number, however it was written and whatever was written beside it', async () => {
    const written = ['+44 (0)20 7946 0000 after 6 pm', '0044 20 7946 0000 / +91 98765 43210', '+४४ २० ७९४६ ००००']
    for (const contactNumber of written)
      await server.post('/api/contact', { name: 'Asha', email: 'n/a', message: 'A plot', contactNumber })
    await server.post('/api/contact', { name: 'Ravi', email: 'n/a', message: 'x', contactNumber: '+44 20 7946 0001' })
    const found = async (text: string) => {
      const phone = identityOf('phone', text)
      return phone && (await findDataSubject(server.store.db, phone)).enquiries.length
    }
    expect(await found('+44 20 7946 0000')).toBe(3)
    expect(await found('tel:+44-20-7946-0000;ext=1')).toBe(3)
    expect(await found('+91 98765 43210')).toBe(1)
  })

  test('a report that was handled before keeps its time', async () => {
    await server.store.write((tx) => tx.updateTable('report').set({ handled_at: 7 }).execute())
    await erase()
    expect((await reports())[0]).toMatchObject({ reason: '', handled_at: 7 })
  })

  test('after an erasure all fingerprints are gone, and a repeated request brings nothing back', async () => {
    const writes = [
      ['/api/contact', { name: 'Asha', email: address, message: 'A plot', contactNumber: '1' }],
      ['/api/subscribe', { email: address }],
      ['/api/comments/blog2', { text: 'My secret', email: address }],
    ] as const
    const keys = writes.map(() => ({ 'idempotency-key': uuidv7() }))
    const send = () => Promise.all(writes.map(([url, body], index) => server.post(url, body, keys[index])))
    const first = await send()
    await erase()
    const prints = await server.store.db.selectFrom('idempotency').select('fingerprint').execute()
    expect(new Set(prints.map(({ fingerprint }) => fingerprint))).toEqual(new Set(['']))
    const again = [
      ...(await send()),
      await server.post(`/api/comments/${commentId}/report`, { reason: 'x' }, reportKey),
    ]
    expect(again.map((one) => one.headers['idempotent-replayed'])).toEqual(again.map(() => 'true'))
    expect(again.map((one) => one.statusCode)).toEqual([...first.map((one) => one.statusCode), 201])
    expect(again[2]?.json()).toMatchObject({ deleted: true, text: '', author: '' })
    const left = await findDataSubject(server.store.db, identity)
    expect(Object.values(left).flat()).toEqual([])
    expect(await server.store.db.selectFrom('mail_queue').select('id').execute()).toEqual([])
  })
})

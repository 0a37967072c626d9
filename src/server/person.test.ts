import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { newIdempotencyKey } from '#contract/idempotencyKey.ts'
import { erasePerson, findPerson } from './person.ts'
import { onEachDatabase } from './store/eachDatabase.ts'
import { type TestBackend, testBackend } from './testBackend.ts'

const now = Date.UTC(2026, 0, 1)
const address = 'asha@example.org'

onEachDatabase((open) => {
  let desk: TestBackend
  let commentId: string
  let reportKey: Record<string, string>
  beforeEach(async () => {
    desk = await testBackend({ store: await open(), now: () => now })
    commentId = (await desk.post('/api/comments/blog1', { text: 'Hello', email: address })).json<Comment>()._id
    reportKey = { 'idempotency-key': newIdempotencyKey() }
    await desk.post(`/api/comments/${commentId}/report`, { reason: 'Asha lies' }, reportKey)
  })
  afterEach(() => desk.close())

  const erase = () => desk.store.write((tx) => erasePerson(tx, address, now + 1))
  const reports = () => desk.store.db.selectFrom('report').selectAll().execute()

  test('what was said of a person in reports is found, and erased with the comments that it is about', async () => {
    const other = (await desk.post('/api/comments/blog1', { text: 'Other' })).json<Comment>()._id
    await desk.post(`/api/comments/${other}/report`, { reason: 'rude' })
    const found = await findPerson(desk.store.db, address)
    expect(found.reports.map(({ reason }) => reason)).toEqual(['Asha lies'])
    expect(found.letters.map(({ kind }) => kind)).toEqual(['report'])
    await erase()
    const left = await reports()
    expect(left.map(({ reason, handled_at }) => [reason, handled_at]).sort()).toEqual([
      ['', now + 1],
      ['rude', null],
    ])
    const letters = await desk.store.db.selectFrom('letter').select('subject_id').execute()
    expect(letters).toEqual([{ subject_id: left.find(({ reason }) => reason === 'rude')?.id }])
  })

  test('a report that was handled before keeps when it was', async () => {
    await desk.store.write((tx) => tx.updateTable('report').set({ handled_at: 7 }).execute())
    await erase()
    expect((await reports())[0]).toMatchObject({ reason: '', handled_at: 7 })
  })

  test('after an erasure no fingerprint tells what was written, and a repeat brings nothing of it back', async () => {
    const writes = [
      ['/api/contact', { name: 'Asha', email: address, message: 'A plot', contactNumber: '1' }],
      ['/api/subscribe', { email: address }],
      ['/api/comments/blog2', { text: 'My secret', email: address }],
    ] as const
    const keys = writes.map(() => ({ 'idempotency-key': newIdempotencyKey() }))
    const send = () => Promise.all(writes.map(([url, body], index) => desk.post(url, body, keys[index])))
    const first = await send()
    await erase()
    const prints = await desk.store.db.selectFrom('idempotency').select('fingerprint').execute()
    expect(new Set(prints.map(({ fingerprint }) => fingerprint))).toEqual(new Set(['']))
    const again = [...(await send()), await desk.post(`/api/comments/${commentId}/report`, { reason: 'x' }, reportKey)]
    expect(again.map((one) => one.headers['idempotent-replayed'])).toEqual(again.map(() => 'true'))
    expect(again.map((one) => one.statusCode)).toEqual([...first.map((one) => one.statusCode), 201])
    expect(again[2]?.json()).toMatchObject({ deleted: true, text: '', author: '' })
    const left = await findPerson(desk.store.db, address)
    expect(left).toEqual({ enquiries: [], comments: [], reports: [], subscription: undefined, letters: [] })
    expect(await desk.store.db.selectFrom('letter').select('id').execute()).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { type ImportReport, mostListBytes, mostRowsShown } from '#contract/staff/subscribers.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { owner, staff, testDesk } from './testing/testDesk.ts'

const headers = { 'content-type': 'application/octet-stream' }
const list = (...rows: string[]) => Buffer.from(['email,status', ...rows].join('\r\n'))

onEachDatabase((open) => {
  test('an owner sees what becomes of each row of a list, and imports it once; who left or was barred does not come back', async () => {
    const desk = await testDesk({ store: await open() })
    const asha = await desk.signedIn(owner)
    const send = async (name: 'tryImport' | 'importSubscribers', raw: Buffer, id = 'confirmed') =>
      (await asha.call(name, { id, raw, headers })).json<ImportReport>()
    const subscribers = () =>
      desk.store.db.selectFrom('subscriber').select(['address', 'state']).orderBy('address').execute()
    for (const name of ['gone', 'barred']) await desk.post('/api/subscribe', { email: `${name}@example.org` })
    await desk.store.write(async (tx) => {
      await tx.updateTable('subscriber').set({ state: 'unsubscribed', unsubscribed_at: 2 }).execute()
      await tx.updateTable('subscriber').set({ confirmed_at: 1 }).where('address', '=', 'gone@example.org').execute()
    })
    const before = await subscribers()
    const file = list(
      'Sita@example.org,enabled',
      'gone@example.org,',
      'barred+x@example.org,',
      'nobody,',
      'ram@example.org,blocklisted',
    )
    const looked = await send('tryImport', file)
    expect(looked.rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [5, 'fault'],
      [2, 'confirmed'],
      [3, 'unchanged'],
      [4, 'unchanged'],
      [6, 'blocked'],
    ])
    expect(looked.counts).toEqual({ confirmed: 1, unsubscribed: 0, blocked: 1, unchanged: 2, fault: 1 })
    expect(await subscribers()).toEqual(before)
    const both = await Promise.all([send('importSubscribers', file), send('importSubscribers', file)])
    expect(both.every(({ counts }) => counts.fault === 1)).toBe(true)
    const after = [
      ...before,
      { address: 'ram@example.org', state: 'unsubscribed' },
      { address: 'sita@example.org', state: 'confirmed' },
    ]
    expect(await subscribers()).toEqual(after.sort((a, b) => (a.address < b.address ? -1 : 1)))
    expect((await send('tryImport', file)).counts).toEqual({
      confirmed: 0,
      unsubscribed: 0,
      blocked: 0,
      unchanged: 4,
      fault: 1,
    })
    const trail = await desk.store.db
      .selectFrom('audit')
      .select('actor')
      .where('action', '=', 'import listmonk')
      .execute()
    expect(trail).toEqual([{ actor: owner }, { actor: owner }])
    await desk.close()
  })
})

test('a file that is empty, too large, without the column or of broken quotes is refused with what to do, and shows no more rows than it may', async () => {
  const desk = await testDesk()
  const asha = await desk.signedIn(owner)
  const send = (raw: Buffer, id = 'confirmed') => asha.call('tryImport', { id, raw, headers })
  expect((await send(Buffer.alloc(0))).statusCode).toBe(400)
  expect((await send(Buffer.alloc(mostListBytes + 1, 'x'))).statusCode).toBe(413)
  expect((await send(list('a@example.org,'), 'everybody')).statusCode).toBe(404)
  const nameless = await send(Buffer.from('Name;Address\nSita;x'))
  expect([nameless.statusCode, nameless.json().message]).toEqual([
    422,
    expect.stringContaining('It has: Name, Address.'),
  ])
  const broken = await send(Buffer.from('email\n"a@example.org'))
  expect([broken.statusCode, broken.json().message]).toEqual([
    422,
    expect.stringContaining('quote that is never closed'),
  ])
  const rows = Array.from({ length: mostRowsShown + 10 }, (_, at) => `reader${at}@example.org,`)
  const many = (await send(list(...rows, 'nobody,'))).json<ImportReport>()
  expect([many.rows.length, many.rows[0]?.outcome, many.counts.confirmed]).toEqual([
    mostRowsShown,
    'fault',
    rows.length,
  ])
  const ravi = await desk.signedIn(staff)
  expect((await ravi.call('importSubscribers', { id: 'confirmed', raw: list(), headers })).statusCode).toBe(403)
  await desk.close()
})

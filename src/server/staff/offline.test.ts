import { expect, test } from 'vitest'
import { type KeptEnquiries, mostKept } from '#contract/staff/offline.ts'
import { owner, type TestBrowser } from './testing/testDesk.ts'
import { onEachInbox } from './testing/testInbox.ts'

const keyOf = async (browser: TestBrowser) => (await browser.call('offlineKey')).json().key as string

onEachInbox((inbox) => {
  const keep = async (known: Record<string, string> = {}) =>
    (await inbox.asha.call('keptEnquiries', { body: { known } })).json() as KeptEnquiries

  test('a session has one key for what its device keeps, no other session has it, and after its end nobody gets it', async () => {
    const key = await keyOf(inbox.asha)
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    expect(await keyOf(inbox.asha)).toBe(key)
    const again = await inbox.desk.signedIn(owner)
    expect([await keyOf(again), await keyOf(inbox.ravi)]).not.toContain(key)
    await inbox.asha.call('signOut')
    expect((await inbox.asha.call('offlineKey')).statusCode).toBe(401)
  })

  test('a device is sent the newest enquiries with their notes, and later only those that changed', async () => {
    const ids = [await inbox.enquire({ name: 'One' }), await inbox.enquire({ name: 'Two' })]
    await inbox.ravi.call('addNote', { id: ids[0] ?? '', body: { text: 'Called back' } })
    const first = await keep()
    expect(first.items.map(({ enquiry }) => enquiry?.name)).toEqual(['Two', 'One'])
    expect(first.items[1]?.enquiry?.notes.map(({ text }) => text)).toEqual(['Called back'])
    const known = Object.fromEntries(first.items.map(({ id, mark }) => [id, mark]))
    expect((await keep(known)).items.map(({ enquiry }) => enquiry)).toEqual([null, null])
    await inbox.ravi.call('addNote', { id: ids[1] ?? '', body: { text: 'Again' } })
    expect((await keep(known)).items.map(({ enquiry }) => enquiry?.name)).toEqual(['Two', undefined])
  })

  test('of too many enquiries a device keeps those that wait for the office, however old they are', async () => {
    const late = await inbox.enquire({ name: 'Late' })
    await inbox.enquire({ name: 'Done' })
    const done = await inbox.desk.store.db
      .updateTable('enquiry')
      .set({ state: 'answered', handled_at: inbox.time, due_at: null })
      .where('name', '=', 'Done')
      .returningAll()
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: mostKept }, (_none, at) => {
      return { ...done, id: `01980000-0000-7000-8000-${String(at).padStart(12, '0')}`, active_at: inbox.time + at }
    })
    await inbox.desk.store.write((tx) => tx.insertInto('enquiry').values(rows).execute())
    const { items } = await keep()
    expect([items.length, items.at(-1)?.id]).toEqual([mostKept, late])
  })

  test('a device keeps at most 200 enquiries, and of very long ones fewer', async () => {
    for (let count = 0; count < 10; count += 1) await inbox.enquire({ message: 'x'.repeat(900_000) })
    expect((await keep()).items).toHaveLength(8)
    const { id: _, ...row } = await inbox.desk.store.db
      .selectFrom('enquiry')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: mostKept + 5 }, (_none, at) => ({
      ...row,
      id: `01980000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      reference: `PD-${at}`,
      message: 'short',
      search: '',
      received_at: inbox.time + at,
      active_at: inbox.time + at,
    }))
    await inbox.desk.store.write((tx) => tx.insertInto('enquiry').values(rows).execute())
    expect((await keep()).items).toHaveLength(mostKept)
  })

  test('an answer that the server took although nothing came back is the same one when it is sent again from the device', async () => {
    const id = await inbox.enquire({ email: 'sita@example.org' })
    const { version } = await inbox.detail(id)
    const headers = { 'idempotency-key': '01a2177b-962a-772b-bfd2-6b6073f03573' }
    const answer = { subject: 'The deed', text: 'Please send it.', keepState: false, attachments: [], version }
    const send = (body: object) => inbox.asha.call('answerEnquiry', { id, body, headers })
    const first = await send(answer)
    const again = await send({ ...answer, strict: true })
    expect([first.statusCode, again.statusCode, again.json().id]).toEqual([201, 201, first.json().id])
    expect((await inbox.detail(id)).answers).toHaveLength(1)
    expect((await send({ ...answer, text: 'Another one.' })).statusCode).toBe(422)
  })
})

import { beforeAll, expect, test } from 'vitest'
import { saveOffice } from '../enquiries/office.ts'
import { migrate } from '../store/migrate.ts'
import type { Store } from '../store/store.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { acknowledgementEmail } from './acknowledgement.ts'
import { buildEmail } from './emails.ts'
import { startTestSmtp } from './testing/testSmtp.ts'
import { smtpTransport } from './transport.ts'
import { MailWorker } from './worker.ts'

const office = { version: 0, days: [0, 1, 2, 3, 4, 5, 6], holidays: [], acknowledges: false }
const enquiry = { name: 'Sita', email: 'sita@example.org', message: 'A plot', contactNumber: '' }
const silent = { info: () => undefined, warn: () => undefined }
const rate = { count: 10, seconds: 600 }

onEachDatabase((open) => {
  let store: Store
  let server: TestBackend
  beforeAll(async () => {
    store = await open()
    await migrate(store)
    const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['office@example.com'], digestRate: rate }
    server = await testBackend({ store, staff: [{ address: 'asha@example.com', role: 'owner' }], mail })
    return () => server.close()
  })
  let version = 1
  const set = async (settings: object) => {
    await store.write((tx) => saveOffice(tx, { ...office, version, ...settings }, 'asha', 1))
    version += 1
  }

  test('an office that works in its workplace gets no email of enquiries and new comments if it wants none', async () => {
    await server.post('/api/contact', enquiry)
    await server.post('/api/comments/blog1', { text: 'Hello' })
    const { id } = await store.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
    const comment = await store.db.selectFrom('comment').select('id').executeTakeFirstOrThrow()
    const built = async () => [
      (await buildEmail.enquiry(server.backend, id)) !== undefined,
      (await buildEmail.comment(server.backend, comment.id)) !== undefined,
    ]
    expect(await built()).toEqual([true, true])
    await set({ emails: { enquiries: false, comments: true } })
    expect(await built()).toEqual([false, true])
    await set({ emails: { enquiries: true, comments: false } })
    expect(await built()).toEqual([true, false])
    // Without a workplace nobody would see them otherwise.
    await set({ emails: { enquiries: false, comments: false } })
    expect((await buildEmail.enquiry({ ...server.backend, staff: [] }, id)) !== undefined).toBe(true)
  })

  test('an acknowledgement says the hours that the office promises', async () => {
    const { id } = await store.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
    const text = async () => JSON.stringify((await acknowledgementEmail(server.backend, id))?.blocks)
    expect(await text()).toContain('within 48 hours')
    await set({ answerHours: 24 })
    expect(await text()).toContain('within 24 hours')
  })

  test('emails to the office are put together as it says, and else as the server is set', async () => {
    const smtp = await startTestSmtp()
    const mail = { url: smtp.url, from: 'desk@example.com', to: ['office@example.com'], digestRate: rate }
    const other = await testBackend({ store, mail })
    const worker = new MailWorker(other.backend, smtpTransport(smtp.url), silent)
    const send = async (digest: object) => {
      await store.write((tx) => tx.deleteFrom('mail_queue').execute())
      await set(digest)
      for (let count = 0; count < 10; count += 1)
        await other.post('/api/contact', { ...enquiry, message: `Plot ${count}` })
      const before = smtp.taken.length
      worker.wake()
      const left = () => store.db.selectFrom('mail_queue').select('id').where('sent_at', 'is', null).execute()
      await expect.poll(left, { timeout: 10_000 }).toEqual([])
      return smtp.taken.length - before
    }
    // Of the tests before.
    await store.write((tx) => tx.deleteFrom('mail_queue').execute())
    worker.start()
    expect(await send({})).toBe(10)
    expect(await send({ digest: { count: 1, minutes: 10 } })).toBeLessThan(10)
    expect(await send({ digest: false })).toBe(10)
    await worker.stop()
    await other.app.close()
    await smtp.close()
  })
})

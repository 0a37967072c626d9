import { expect, test } from 'vitest'
import { StoreUnavailable } from '../store/store.ts'
import { testBackend } from '../testing/testBackend.ts'
import type { Transport } from './transport.ts'
import { MailWorker } from './worker.ts'

const enquiry = { name: 'Asha', email: 'asha@example.org', message: 'A plot', contactNumber: '1' }

/** A worker whose database refuses to write from the moment at which an email leaves. */
async function losingItsDatabase() {
  const mail = { url: '', from: 'desk@example.com', to: ['one@example.com'] }
  const server = await testBackend({ mail })
  await server.post('/api/contact', enquiry)
  const { write } = server.store
  const logged: string[] = []
  const state = { isAway: false, sent: 0, logged }
  Object.assign(server.store, {
    write: (work: Parameters<typeof write>[0]) =>
      state.isAway ? Promise.reject(new StoreUnavailable('away')) : write(work),
  })
  const transport: Transport = {
    send: async (_mail, recipients) => {
      state.isAway = true
      state.sent += 1
      return { accepted: [...recipients], rejected: [] }
    },
    verify: async () => undefined,
  }
  const note = (_line: object, text = '') => void logged.push(text)
  const worker = new MailWorker(server.backend, transport, { info: note, warn: note }, { grace: 100, lanes: 1 })
  worker.start()
  await expect.poll(() => state.sent).toBe(1)
  const email = async () => (await server.store.db.selectFrom('mail_queue').selectAll().execute())[0]
  return { server, worker, state, email }
}

test('an email that left just before the database went away is known as sent once it is back, and does not leave again', async () => {
  const { server, worker, state, email } = await losingItsDatabase()
  await expect.poll(() => state.logged).toContain('the result of an email cannot be stored yet')
  expect(await email()).toMatchObject({ sent_at: null })
  state.isAway = false
  worker.wake()
  await expect.poll(email).toMatchObject({ sent_at: expect.any(Number), error: null })
  await worker.stop()
  expect(state.sent).toBe(1)
  await server.close()
})

test('a stop does not wait for a database that is away', async () => {
  const { server, worker, state, email } = await losingItsDatabase()
  await worker.stop()
  expect(await email()).toMatchObject({ sent_at: null })
  state.isAway = false
  await server.close()
})

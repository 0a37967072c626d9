import { expect, test } from 'vitest'
import type { SetupAnswer } from '#contract/staff/setup.ts'
import { migrate } from '../store/migrate.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { TestAuthenticator } from './testing/testAuthenticator.ts'
import { owner, publicUrl, testDesk } from './testing/testDesk.ts'

const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['provider@example.com'] }

onEachDatabase((open) => {
  test('the list of first steps knows what is done, each by what there is, and is dismissed for good', async () => {
    const store = await open()
    await migrate(store)
    const desk = await testDesk({ store })
    const named = desk.members.splice(1)
    const asha = await desk.signedIn(owner)
    const setup = async () => (await asha.call('setup')).json<SetupAnswer>()
    const nothing = { mail: false, replies: false, passkey: false, colleague: false, template: false, enquiry: false }
    expect(await setup()).toEqual({ done: nothing, isDismissed: false })
    const { challengeId, options } = (await asha.call('newPasskeyOptions')).json()
    const response = new TestAuthenticator(publicUrl).register(options.challenge)
    await asha.call('addPasskey', { body: { challengeId, name: 'Phone', response } })
    await asha.call('inviteMember', { body: { address: 'nila@example.com', name: '', role: 'staff' } })
    await asha.call('saveTemplate', { body: { name: 'Hello', text: 'Dear {name}' } })
    await desk.post('/api/contact', { name: 'Sita', email: '', message: 'A test', contactNumber: '' })
    expect((await setup()).done).toEqual({ ...nothing, passkey: true, colleague: true, template: true, enquiry: true })
    for (let count = 0; count < 2; count += 1) expect((await asha.call('dismissSetup')).statusCode).toBe(204)
    expect((await setup()).isDismissed).toBe(true)
    // The office's own settings are another row.
    expect((await asha.call('office')).json()).toMatchObject({ version: 0 })
    desk.members.push(...named)
    await desk.close()
  })

  test('mail is set up by its server, and replies once they have an address and a way in', async () => {
    const replyAddress = 'desk+{id}@example.com'
    for (const [settings, done] of [
      [{ mail }, { mail: true, replies: false }],
      [{ mail: { ...mail, replyAddress } }, { mail: true, replies: false }],
      [
        { mail: { ...mail, replyAddress }, mailSecret: 'a secret of a service' },
        { mail: true, replies: true },
      ],
      [
        { mail: { ...mail, replyAddress }, desk: { readsMailbox: true } },
        { mail: true, replies: true },
      ],
    ] as const) {
      const store = await open()
      await migrate(store)
      const desk = await testDesk({ store, ...settings })
      const asha = await desk.signedIn(owner)
      expect((await asha.call('setup')).json().done).toMatchObject(done)
      await desk.close()
    }
  })
})

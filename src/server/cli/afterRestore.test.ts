import { expect, test } from 'vitest'
import { answerEnquiry, cancelAnswer } from '../enquiries/answers.ts'
import { changePerson } from '../enquiries/enterEnquiry.ts'
import { claimDelivery } from '../mail/claim.ts'
import { attachMail } from '../messages/heldMail.ts'
import { enteredMessage, storeMessage } from '../messages/storeMessage.ts'
import type { Store } from '../store/store.ts'
import { testBackend } from '../testing/testBackend.ts'
import { onEachPlace, secret } from './testing/eachPlace.ts'

const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['provider@example.com'] }

onEachPlace((place) => {
  test('who was erased by an address that was corrected after the backup does not come back under the old one', async () => {
    const { cli, open, stopped, backup } = await place()
    const server = await testBackend({ store: open(), secret })
    const { db } = server.store
    const enquire = (name: string, email: string) =>
      server.post('/api/contact', { name, email, message: 'A plot', contactNumber: '' })
    await enquire('Asha', 'ahsa@exmaple.org')
    await enquire('Ravi', 'ravi@example.org')
    const held = {
      ...enteredMessage,
      direction: 'in',
      channel: 'mail',
      author: '',
      text: 'A deed',
      sent_at: 1,
    } as const
    const from = { from_address: 'work@example.org', address: 'work@example.org', mark: 'held', enquiry_id: null }
    const mailId = (await server.store.write((tx) => storeMessage(tx, { ...held, ...from }, [], 1))) ?? ''
    await cli('backup', backup)

    const { id, version } = await db
      .selectFrom('enquiry')
      .select(['id', 'version'])
      .where('name', '=', 'Asha')
      .executeTakeFirstOrThrow()
    const corrected = { version, name: 'Asha', email: 'asha@example.org', contactNumber: '' }
    await server.store.write(async (tx) => {
      expect(await changePerson(tx, id, corrected, 'ravi', 5)).toBe('done')
      expect(await attachMail(tx, mailId, id, 6)).toBe(true)
    })
    expect((await cli('person', 'erase', '--email', 'asha@example.org', '--yes')).code).toBe(0)
    await stopped(server)

    const restored = await cli('restore', backup, '--yes')
    expect(restored).toMatchObject({ code: 0, err: '' })
    const after = open()
    expect(await after.db.selectFrom('enquiry').select('name').execute()).toEqual([{ name: 'Ravi' }])
    expect(await after.db.selectFrom('enquiry_message').select('text').execute()).toEqual([])
    await stopped(after)
  })

  test('what was unsent in the backup, such as an answer that was cancelled since, is held until it is released', async () => {
    const { cli, open, stopped, backup } = await place()
    const server = await testBackend({ store: open(), secret, mail })
    for (const name of ['Asha', 'Ravi', 'Meera'])
      await server.post('/api/contact', { name, email: 'asha@example.org', message: 'A plot', contactNumber: '' })
    const queue = (store: Store) =>
      store.db.selectFrom('mail_queue').select(['id', 'kind', 'held_at', 'sent_at', 'dead_at']).orderBy('id').execute()
    const [sent, dead] = await queue(server.store)
    const { id } = await server.store.db.selectFrom('enquiry').select('id').orderBy('id').executeTakeFirstOrThrow()
    await server.store.write(async (tx) => {
      const words = { author: 'ravi', subject: 'Re', text: 'To somebody else', keepState: false }
      expect(await answerEnquiry(tx, { id: 'a1', enquiryId: id, ...words }, 5)).toBe('done')
      await tx
        .updateTable('mail_queue')
        .set({ sent_at: 5 })
        .where('id', '=', sent?.id ?? '')
        .execute()
      await tx
        .updateTable('mail_queue')
        .set({ dead_at: 5 })
        .where('id', '=', dead?.id ?? '')
        .execute()
    })
    await cli('backup', backup)
    expect(await server.store.write((tx) => cancelAnswer(tx, 'a1', 'ravi', 6))).toBe(id)
    await stopped(server)

    const restored = await cli('restore', backup, '--yes')
    expect(restored.out).toMatch(/^2 emails that were unsent .* desk email release, or desk email discard --held\.$/m)
    const after = open()
    expect(
      (await queue(after)).map(({ kind, held_at, sent_at, dead_at }) => [kind, held_at !== null, sent_at, dead_at]),
    ).toEqual([
      ['answer', true, null, null],
      ['enquiry', false, 5, null],
      ['enquiry', false, null, 5],
      ['enquiry', true, null, null],
    ])
    expect(await claimDelivery(after, Date.now(), undefined)).toEqual([])
    await stopped(after)
    expect((await cli('email', 'release')).out).toMatch(/^2 will be sent/)
  })
})

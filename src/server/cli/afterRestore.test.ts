import { expect, test } from 'vitest'
import { changePerson } from '../enquiries/enterEnquiry.ts'
import { attachMail } from '../messages/heldMail.ts'
import { enteredMessage, storeMessage } from '../messages/storeMessage.ts'
import { testBackend } from '../testing/testBackend.ts'
import { onEachPlace, secret } from './testing/eachPlace.ts'

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
})

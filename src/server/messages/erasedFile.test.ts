import { expect, test } from 'vitest'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { piecesOf, storeFile } from './attachments.ts'

onEachDatabase((open) => {
  test('a file that is erased while it is read ends with an error, and is never taken for a shorter one', async () => {
    const store = await open()
    const owner = { enquiry_id: null, message_id: null, answer_id: null, author: '' }
    const file = { name: 'deed.pdf', type: 'application/pdf', content: Buffer.alloc(200_000, 7) }
    const { id } = await store.write((tx) => storeFile(tx, owner, file, 0))
    const pieces = piecesOf(store.db, id)
    expect((await pieces.next()).value).toHaveLength(65_536)
    await store.write((tx) => tx.deleteFrom('attachment').where('id', '=', id).execute())
    await expect(pieces.next()).rejects.toThrow('erased')
    await expect(piecesOf(store.db, id).next()).rejects.toThrow('erased')
    await store.close()
  })
})

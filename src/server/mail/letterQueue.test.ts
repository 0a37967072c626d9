import { expect, test } from 'vitest'
import { queueLetter } from '../letters.ts'
import { onEachDatabase } from '../store/eachDatabase.ts'
import { migrate } from '../store/migrate.ts'
import type { LetterKind } from '../store/tables.ts'
import { claimLetter } from './letterQueue.ts'

onEachDatabase((open) => {
  test('an enquiry does not wait behind a flood of confirmations, nor a report; of one kind the oldest goes first', async () => {
    const store = await open()
    await migrate(store)
    const queued: [LetterKind, number][] = [
      ['confirmation', 1],
      ['confirmation', 2],
      ['report', 4],
      ['held', 3],
      ['enquiry', 6],
      ['enquiry', 5],
      ['enquiry', 99],
    ]
    await store.write(async (tx) => {
      for (const [kind, time] of queued) await queueLetter(tx, kind, `${kind} ${time}`, time)
    })
    const taken: string[] = []
    for (let letter = await claimLetter(store, 10); letter; letter = await claimLetter(store, 10))
      taken.push(letter.subject_id)
    expect(taken).toEqual(['enquiry 5', 'enquiry 6', 'held 3', 'report 4', 'confirmation 1', 'confirmation 2'])
    await store.close()
  })
})

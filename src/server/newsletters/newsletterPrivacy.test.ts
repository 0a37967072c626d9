import { expect, test } from 'vitest'
import { retentionDays } from '#content/retention.ts'
import { eraseDataSubject, findDataSubject } from '../privacy/dataSubject.ts'
import { applyRetention } from '../privacy/retention.ts'
import { findNewsletter } from './counts.ts'
import { stopSending } from './sending.ts'
import { onEachOffice } from './testing/testNewsletter.ts'

const day = 86_400_000

onEachOffice((office) => {
  test('what is stored of a person includes the newsletters sent, and an erasure removes them and what is queued', async () => {
    const [asha = ''] = await office.subscribe(2)
    const id = await office.begin()
    await office.queue()
    const { store } = office.server
    const { address } = await store.db
      .selectFrom('subscriber')
      .select('address')
      .where('id', '=', asha)
      .executeTakeFirstOrThrow()
    const found = await findDataSubject(store.db, { kind: 'email', value: address })
    expect([found.subscriptions, found.newsletters.length, found.emails.length]).toEqual([[asha], 1, 1])
    await store.write((tx) => eraseDataSubject(tx, found, office.time))
    const rows = await store.db.selectFrom('newsletter_recipient').select('subscriber_id').execute()
    expect(rows.map(({ subscriber_id }) => subscriber_id)).not.toContain(asha)
    expect([rows.length, (await office.deliver()).length]).toEqual([1, 1])
    office.time += 60_000
    await office.queue()
    expect(await findNewsletter(store.db, id)).toMatchObject({ state: 'sent', counts: { recipients: 1, sent: 1 } })
  })

  test('who got a newsletter is forgotten after its period; the numbers stay, and what runs is left alone', async () => {
    await office.subscribe(3)
    const [sent, stopped, running] = [await office.begin(), await office.begin(), await office.begin()]
    const { store } = office.server
    await store.write((tx) =>
      tx
        .updateTable('newsletter')
        // A pause that lasts beyond the second look.
        .set({ next_at: office.time + 60_001 })
        .where('id', '!=', sent)
        .execute(),
    )
    await office.queue()
    await office.deliver()
    office.time += 60_000
    await office.queue()
    await store.write((tx) => stopSending(tx, stopped, office.time))
    const apply = (days: number) =>
      applyRetention(store, { ...retentionDays, newsletters: 400 }, office.time + days * day)
    expect(await apply(399)).toMatchObject({ newsletters: 0 })
    expect(await apply(401)).toMatchObject({ newsletters: 6 })
    expect(await findNewsletter(store.db, sent)).toMatchObject({ counts: { recipients: 3, sent: 3 } })
    expect(await findNewsletter(store.db, stopped)).toMatchObject({ counts: { recipients: 3, waiting: 3 } })
    expect(await office.states(running)).toHaveLength(3)
    expect(await apply(800)).toMatchObject({ newsletters: 0 })
  })
})

import { expect, test } from 'vitest'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import { onEachInbox } from './testing/testInbox.ts'

onEachInbox((inbox) => {
  const change = (id: string, body: object) => inbox.asha.call('changeEnquiry', { id, body })
  const names = async (body: object) => (await inbox.list(body)).items.map(({ name }) => name)

  test('an enquiry has a stage, and one that is lost the reason, until it is taken up again', async () => {
    const id = await inbox.enquire({ name: 'one' })
    await inbox.enquire({ name: 'two' })
    expect(await inbox.detail(id)).toMatchObject({ stage: 'enquiry', lostReason: '', tags: [] })
    const refused = await change(id, { version: 1, stage: 'lost' })
    expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining('why it was lost')])
    expect((await change(id, { version: 1, stage: 'lost', lostReason: 'weather' })).statusCode).toBe(400)
    expect((await change(id, { version: 1, stage: 'won' })).statusCode).toBe(400)
    const lost = await change(id, { version: 1, stage: 'lost', lostReason: 'price' })
    expect(lost.json()).toMatchObject({ stage: 'lost', lostReason: 'price', version: 2 })
    expect([await names({ stage: 'lost' }), await names({ stage: 'enquiry' })]).toEqual([['one'], ['two']])
    const back = await change(id, { version: 2, stage: 'quote', lostReason: 'price' })
    expect(back.json()).toMatchObject({ stage: 'quote', lostReason: '', version: 3 })
    const { events } = await inbox.detail(id)
    expect(events.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['stage', 'enquiry', 'lost'],
      ['lostReason', '', 'price'],
      ['stage', 'lost', 'quote'],
    ])
    const audit = await inbox.desk.store.db.selectFrom('audit').select('action').where('object', '=', id).execute()
    expect(audit.map(({ action }) => action).sort()).toEqual(['enquiry stage lost', 'enquiry stage quote'])
  })

  test('tags of every script are put on, found, counted and taken off; spellings of one are one', async () => {
    const one = await inbox.enquire({ name: 'one' })
    const two = await inbox.enquire({ name: 'two' })
    const tags = ['Pune', 'वसीयत', 'زمین', '<b>bold</b>']
    expect((await change(one, { version: 1, tags })).json<EnquiryItem>().tags.toSorted()).toEqual(tags.toSorted())
    expect((await change(two, { version: 1, tags: ['PUNÉ'] })).json()).toMatchObject({ tags: ['Pune'], version: 2 })
    expect(await names({ tag: 'pune' })).toEqual(['two', 'one'])
    expect(await names({ tag: 'زمین', states: ['new', 'waiting'] })).toEqual(['one'])
    expect(await names({ tag: 'nothing' })).toEqual([])
    const counted = (await inbox.ravi.call('tags')).json().items
    expect([counted[0], counted.length]).toEqual([{ tag: 'Pune', count: 2 }, 4])
    const fewer = await change(one, { version: 2, tags: ['Pune', 'Goa'] })
    expect(fewer.json()).toMatchObject({ tags: ['Goa', 'Pune'], version: 3 })
    // The same ones change nothing.
    expect((await change(one, { version: 3, tags: ['goa', 'pune'] })).json()).toMatchObject({ version: 3 })
    const { events } = await inbox.detail(one)
    expect(events.at(-1)).toMatchObject({ kind: 'tags', to: 'Goa' })
    expect((await change(one, { version: 3, tags: ['x'.repeat(5000)] })).statusCode).toBe(400)
  })

  test('a stage or tag that a colleague set first is not overwritten', async () => {
    const id = await inbox.enquire({})
    const answers = await Promise.all([
      inbox.asha.call('changeEnquiry', { id, body: { version: 1, stage: 'call', tags: ['a'] } }),
      inbox.ravi.call('changeEnquiry', { id, body: { version: 1, stage: 'papers', tags: ['b'] } }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json<EnquiryItem>()
    const now = await inbox.detail(id)
    expect([now.stage, now.tags]).toEqual([won?.stage, won?.tags])
  })

  test('stages and tags stand in the export, and are gone with an erased person', async () => {
    const id = await inbox.enquire({ email: 'sita@example.org' })
    await change(id, { version: 1, stage: 'lost', lostReason: 'silent', tags: ['Pune', 'Will, disputed'] })
    const csv = (await inbox.asha.call('exportEnquiries', { body: { tag: 'pune' } })).body
    expect(csv).toContain('"lost","silent","Pune, Will, disputed"')
    const person = { kind: 'email', value: 'sita@example.org' }
    const expected = (await inbox.asha.call('findPerson', { body: person })).json()
    const exported = (await inbox.asha.call('exportPerson', { body: person })).json()
    expect(exported.enquiries).toMatchObject([{ stage: 'lost', lostReason: 'silent', tags: 'Pune, Will, disputed' }])
    await inbox.asha.call('erasePerson', { body: { ...person, expected } })
    expect(await inbox.desk.store.db.selectFrom('enquiry_tag').selectAll().execute()).toEqual([])
    expect((await inbox.asha.call('tags')).json().items).toEqual([])
  })
})

import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { idempotencyHeader } from '#contract/calls.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { AuditAnswer } from '#contract/staff/operation.ts'
import type { ConflictHits, PersonCandidate, PersonDetail, PersonMerged } from '#contract/staff/people.ts'
import { identityHash, identityOf } from '../privacy/identity.ts'
import { owner, staff } from './testing/testDesk.ts'
import { onEachInbox } from './testing/testInbox.ts'

onEachInbox((inbox) => {
  const person = async (id: string) => (await inbox.asha.call('person', { id })).json<PersonDetail>()
  const emails = async (id: string) => (await person(id)).parts.map(({ email }) => email).sort()
  const merge = (id: string, other: string, who = inbox.asha) => who.call('mergePeople', { id, body: { other } })
  const duplicates = async (id: string) =>
    (await inbox.asha.call('duplicates', { id })).json<{ items: PersonCandidate[] }>().items
  const keys = () => inbox.desk.store.db.selectFrom('person_key').selectAll().execute()

  test('a person has all enquiries, notes, answers, comments and subscriptions of the address', async () => {
    const first = await inbox.enquire({ name: 'Sita Devi', contactNumber: '+971 50 123 4567' })
    const second = await inbox.enquire({ name: 'SITA DEVI', contactNumber: '0501234567' })
    await inbox.enquire({ email: 'other@example.org' })
    await inbox.asha.call('addNote', { id: first, body: { text: 'Called' } })
    await inbox.asha.call('answerEnquiry', { id: second, body: { subject: 'Re', text: 'Yes' } })
    await inbox.desk.post('/api/subscribe', { email: 'Sita@Example.org' })
    const found = await person(first)
    expect(found.enquiries.map(({ id }) => id)).toEqual([second, first])
    expect(found.names).toEqual(['SITA DEVI', 'Sita Devi'])
    expect(found.phones.map(({ dialled }) => dialled)).toEqual(['0501234567', '+971501234567'])
    expect(found.entries.map(({ kind, text }) => [kind, text]).sort()).toEqual([
      ['answer', 'Yes'],
      ['note', 'Called'],
    ])
    expect(found.parts).toMatchObject([{ email: 'sita@example.org', enquiries: 2, joined: null }])
    expect((await inbox.asha.call('person', { id: uuidv7() })).statusCode).toBe(404)
  })

  test('duplicates are found by mailbox, number however written, and name without case and accents', async () => {
    const id = await inbox.enquire({
      name: 'José Álvarez',
      email: 'jose@example.org',
      contactNumber: '+971 50 123 4567',
    })
    await inbox.enquire({ name: 'Jose alvarez', email: 'ja@example.com', contactNumber: 'none' })
    await inbox.enquire({ name: 'Wife', email: 'wife@example.com', contactNumber: '00971-50-1234567' })
    await inbox.enquire({ name: 'Second', email: 'jose+visa@example.org', contactNumber: '' })
    await inbox.enquire({ name: 'Nobody', email: 'nobody@example.org', contactNumber: '+971 50 999 9999' })
    const found = (await duplicates(id)).map(({ name, because }) => [name, because])
    expect(found.sort()).toEqual([
      ['Jose alvarez', ['name']],
      ['Second', ['mail']],
      ['Wife', ['phone']],
    ])
  })

  test('two people are merged, taken apart again and nothing is lost', async () => {
    const one = await inbox.enquire({ email: 'one@example.org' })
    const two = await inbox.enquire({ email: 'two@example.org' })
    const bare = await inbox.enquire({ email: 'N/A' })
    const merged = (await merge(one, two)).json<PersonMerged>()
    expect(merged.parts).toEqual([two])
    await merge(two, bare)
    expect(await emails(bare)).toEqual(['', 'one@example.org', 'two@example.org'])
    // Merged already, and with themself.
    expect([(await merge(one, bare)).statusCode, (await merge(one, one)).statusCode]).toEqual([400, 400])
    const split = (parts: string[]) => inbox.asha.call('splitPerson', { id: one, body: { parts } })
    expect((await split([one, two, bare])).statusCode).toBe(400)
    expect((await split([two, bare])).json<PersonDetail>().parts).toHaveLength(1)
    // They stay one among themselves.
    expect(await emails(two)).toEqual(['', 'two@example.org'])
    await inbox.asha.call('splitPerson', { id: two, body: { parts: [bare] } })
    expect([await keys(), (await inbox.list({})).items.length]).toEqual([[], 3])
    expect((await split([two])).statusCode).toBe(400)
  })

  test('two colleagues who merge at once leave one person, whoever is first', async () => {
    const ids = []
    for (const name of ['a', 'b', 'c', 'd']) ids.push(await inbox.enquire({ email: `${name}@example.org` }))
    const [a = '', b = '', c = '', d = ''] = ids
    const answers = await Promise.all([merge(a, b), merge(b, c, inbox.ravi), merge(c, d), merge(d, a, inbox.ravi)])
    // One of the four closes the circle.
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 400])
    expect(await emails(a)).toHaveLength(4)
  })

  test('erasing a merged person reaches every address of theirs, and remembers each address and enquiry', async () => {
    const one = await inbox.enquire({ email: 'one@example.org' })
    const two = await inbox.enquire({ email: 'two@example.org' })
    const bare = await inbox.enquire({ email: 'N/A' })
    const other = await inbox.enquire({ email: 'other@example.org' })
    await merge(one, two)
    await merge(one, bare)
    const body = { kind: 'email', value: 'two@example.org' }
    const expected = (await inbox.asha.call('findPerson', { body })).json()
    expect(expected.enquiries).toBe(3)
    expect((await inbox.asha.call('exportPerson', { body })).json().enquiries).toHaveLength(3)
    await inbox.asha.call('erasePerson', { body: { ...body, expected } })
    expect((await inbox.list({})).items.map(({ id }) => id)).toEqual([other])
    expect([await keys(), (await inbox.desk.store.db.selectFrom('tombstone').selectAll().execute()).length]).toEqual([
      [],
      2 + 3,
    ])
  })

  test('what is exported of a person is read as it is taken, and not collected before', async () => {
    // More than any stream on the way holds.
    await inbox.enquire({ message: 'x'.repeat(300_000) })
    await inbox.desk.post('/api/comments/blog1', { text: 'As it was', email: 'sita@example.org' })
    const body = { kind: 'email', value: 'sita@example.org' }
    const answer = await inbox.asha.call('exportPerson', { body, asStream: true })
    expect(answer.headers['content-disposition']).toBe('attachment; filename="person.json"')
    await inbox.desk.store.write((tx) => tx.updateTable('comment').set({ text: 'As it is' }).execute())
    const exported = await json(answer.stream())
    expect(exported).toMatchObject({ enquiries: [{ name: 'Sita' }], comments: [{ text: 'As it is' }] })
  })

  test('a number finds, exports and erases all of a merged person, also what has it without the country', async () => {
    const anil = await inbox.enquire({ email: 'anil@example.org', contactNumber: '+91 98200 12345' })
    const local = await inbox.enquire({ email: 'anil@example.org', contactNumber: '09820012345' })
    const other = await inbox.enquire({ email: 'anil.k@example.org', contactNumber: '+91-9820012345' })
    // Of somebody else with the same telephone, who is not merged, the number finds what has it.
    await inbox.enquire({ email: 'bina@example.org', contactNumber: '+91 98200 12345' })
    const own = await inbox.enquire({ email: 'bina@example.org', contactNumber: '+91 98200 54321' })
    await merge(anil, other)
    const body = { kind: 'phone', value: '+919820012345' }
    const expected = (await inbox.asha.call('findPerson', { body })).json()
    expect(expected.enquiries).toBe(4)
    expect(JSON.stringify((await inbox.asha.call('exportPerson', { body })).json().enquiries)).toContain(local)
    await inbox.asha.call('erasePerson', { body: { ...body, expected } })
    expect((await inbox.list({})).items.map(({ id }) => id)).toEqual([own])
    // The other one's records in an older copy were not to be erased.
    const { store, backend } = inbox.desk
    const rows = await store.db.selectFrom('tombstone').select('hash').execute()
    const isKnown = (email: string) => {
      const identity = identityOf('email', email)
      return identity !== undefined && rows.some(({ hash }) => hash === identityHash(identity, backend.secret))
    }
    const addresses = ['anil@example.org', 'anil.k@example.org', 'bina@example.org']
    expect(addresses.map(isKnown)).toEqual([true, true, false])
  })

  test('a reference erases that enquiry only, and the rest of the person stays one', async () => {
    const ids = []
    for (const name of ['a', 'b', 'c']) ids.push(await inbox.enquire({ email: `${name}@example.org` }))
    const [a = '', b = '', c = ''] = ids
    await merge(a, b)
    await merge(a, c)
    const { reference } = await inbox.detail(b)
    const body = { kind: 'reference', value: reference }
    const expected = (await inbox.asha.call('findPerson', { body })).json()
    await inbox.asha.call('erasePerson', { body: { ...body, expected } })
    expect(await emails(a)).toEqual(['a@example.org', 'c@example.org'])
    expect((await keys()).map(({ key }) => key).sort()).toEqual(['a@example.org', 'c@example.org'])
  })

  test('an enquiry whose address is corrected stays with its person', async () => {
    const one = await inbox.enquire({ email: 'one@example.org' })
    const bare = await inbox.enquire({ email: 'N/A' })
    await merge(one, bare)
    const corrected = { version: 1, name: 'Sita', email: 'sita@example.com', contactNumber: '' }
    await inbox.asha.call('changePerson', { id: bare, body: corrected })
    expect(await emails(one)).toEqual(['one@example.org', 'sita@example.com'])
    await inbox.asha.call('changePerson', { id: bare, body: { ...corrected, version: 2, email: 'N/A' } })
    await inbox.asha.call('changePerson', { id: bare, body: { ...corrected, version: 2, email: '' } })
    expect(await emails(one)).toEqual(['', 'one@example.org'])
  })

  test('a conflict check finds the other party and the property with others, and its answer is kept once', async () => {
    const id = await inbox.enquire({ name: 'Sita', message: 'Against Ravi Ráo, Flat 4' })
    const party = await inbox.enquire({ name: 'Ravi Rao', email: 'rao@example.org', message: 'A plot' })
    const flat = await inbox.enquire({ name: 'Anil', email: 'anil@example.org', message: 'flat 4 in Pune' })
    const search = { parties: 'RAVI RAO; <b>Nobody</b>', property: 'Flat 4' }
    const found = (await inbox.asha.call('searchConflicts', { id, body: search })).json<ConflictHits>().items
    expect(found.map(({ enquiry, because }) => [enquiry.id, because])).toEqual([
      [party, ['RAVI RAO']],
      [flat, ['Flat 4']],
    ])
    expect((await inbox.asha.call('searchConflicts', { id, body: {} })).statusCode).toBe(400)
    const headers = { [idempotencyHeader]: uuidv7() }
    const body = { ...search, found: 2, result: 'conflict', note: 'He is our client.' }
    for (let time = 0; time < 2; time += 1)
      expect((await inbox.asha.call('addConflictCheck', { id, body, headers })).statusCode).toBe(201)
    const { checks } = await person(id)
    expect(checks).toMatchObject([{ enquiryId: id, result: 'conflict', found: 2, by: expect.stringContaining('@') }])
    const query = { kind: 'email', value: 'sita@example.org' }
    expect((await inbox.asha.call('exportPerson', { body: query })).json().conflictChecks).toHaveLength(1)
    const expected = (await inbox.asha.call('findPerson', { body: query })).json()
    await inbox.asha.call('erasePerson', { body: { ...query, expected } })
    expect(await inbox.desk.store.db.selectFrom('conflict_check').selectAll().execute()).toEqual([])
  })

  test('the audit trail names the record of each act, and is of one colleague or about one person', async () => {
    const one = await inbox.enquire({ name: 'Sita', email: 'one@example.org' })
    const two = await inbox.enquire({ name: 'Zainab', email: 'two@example.org' })
    const other = await inbox.enquire({ name: 'Other', email: 'other@example.org' })
    await merge(one, two)
    await inbox.asha.call('changeEnquiry', { id: two, body: { version: 1, stage: 'call' } })
    await inbox.ravi.call('changeEnquiry', { id: other, body: { version: 1, state: 'spam' } })
    const trail = async (body: object) => (await inbox.asha.call('audit', { body })).json<AuditAnswer>()
    const { items, actors } = await trail({ about: one })
    expect(items.map(({ action, about }) => [action, about?.name]).sort()).toEqual([
      ['enquiry stage call', 'Zainab'],
      ['person merge', 'Sita'],
    ])
    expect(actors).toEqual(expect.arrayContaining([staff, owner]))
    const ofRavi = await trail({ actor: staff })
    expect(ofRavi.items.every(({ actor }) => actor === staff)).toBe(true)
    expect(ofRavi.items.find(({ action }) => action === 'enquiry spam')?.about).toEqual({
      ...{ kind: 'enquiry', id: other, name: 'Other' },
    })
    const first = await trail({ limit: 2 })
    const second = await trail({ limit: 200, cursor: first.next ?? '' })
    const everything = await trail({ limit: 200 })
    expect([...first.items, ...second.items]).toEqual(everything.items)
    expect(await trail({ about: uuidv7() })).toMatchObject({ items: [], next: null })
    expect((await inbox.ravi.call('audit', { body: {} })).statusCode).toBe(403)
  })
})

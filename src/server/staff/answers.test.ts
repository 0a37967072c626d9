import { expect, test } from 'vitest'
import { idempotencyHeader } from '#contract/calls.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { EnquiryAnswer, EnquiryDetail } from '#contract/staff/enquiries.ts'
import { attachmentNameHeader } from '#contract/staff/messages.ts'
import type { AnswerTemplate } from '#contract/staff/templates.ts'
import { claimDelivery } from '../mail/claim.ts'
import { compose } from '../mail/compose.ts'
import { owner, type TestBrowser } from './testing/testDesk.ts'
import { onEachInbox } from './testing/testInbox.ts'

onEachInbox((inbox) => {
  test('a note that is sent twice is stored once, and its key belongs to this note only', async () => {
    const id = await inbox.enquire({})
    const headers = { [idempotencyHeader]: uuidv7() }
    const first = await inbox.asha.call('addNote', { id, body: { text: 'once' }, headers })
    const again = await inbox.asha.call('addNote', { id, body: { text: 'once' }, headers })
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()])
    expect((await inbox.asha.call('addNote', { id, body: { text: 'other' }, headers })).statusCode).toBe(422)
    expect((await inbox.ravi.call('addNote', { id, body: { text: 'once' }, headers })).statusCode).toBe(422)
    expect((await inbox.detail(id)).notes).toHaveLength(1)
    const stored = await inbox.desk.store.db.selectFrom('idempotency').select('body').execute()
    expect(JSON.stringify(stored)).not.toContain('once')
    const bad = await inbox.asha.call('addNote', { id, body: { text: 'x' }, headers: { [idempotencyHeader]: 'x' } })
    expect(bad.statusCode).toBe(400)
  })

  test('an answer continues the email thread, quotes the enquiry and is written by a person', async () => {
    const id = await inbox.enquire({ message: 'My <b>plot</b>\nin Jaipur' })
    const sent = async (subject: string) => {
      inbox.time += 1000
      const answer = await inbox.asha.call('answerEnquiry', { id, body: { subject, text: 'Dear Sita\n\nyes' } })
      expect(answer.statusCode).toBe(201)
      const rows = await inbox.desk.store.db
        .selectFrom('mail_queue')
        .selectAll()
        .where('subject_id', '=', answer.json<EnquiryAnswer>().id)
        .execute()
      return compose(inbox.desk.backend, rows)
    }
    const [notice] = await inbox.desk.store.db
      .selectFrom('mail_queue')
      .selectAll()
      .where('kind', '=', 'enquiry')
      .execute()
    const first = await sent('Re: your plot')
    const second = await sent('Re: your plot again')
    const ownId = (await compose(inbox.desk.backend, notice ? [notice] : []))?.messageId
    expect(first).toMatchObject({ to: ['sita@example.org'], inReplyTo: ownId, references: [ownId] })
    expect(second).toMatchObject({ inReplyTo: first?.messageId, references: [ownId, first?.messageId] })
    expect(first?.headers).toEqual({})
    expect(first?.text).toContain('Dear Sita\n\nyes')
    expect(first?.text).toContain('> My <b>plot</b>\n> in Jaipur')
    expect(first?.html).toContain('My &lt;b&gt;plot&lt;/b&gt;')
    expect((await inbox.detail(id)).state).toBe('answered')
  })

  test('an answer can be cancelled for a moment, and takes its state back', async () => {
    const id = await inbox.enquire({})
    await inbox.asha.call('changeEnquiry', { id, body: { version: 1, state: 'inProgress' } })
    const answer = await inbox.asha.call('answerEnquiry', { id, body: { subject: 'Re', text: 'oops' } })
    const { id: answerId, cancelUntil } = answer.json<EnquiryAnswer>()
    expect(Date.parse(cancelUntil ?? '')).toBe(inbox.time + 10_000)
    expect((await inbox.ravi.call('cancelAnswer', { id: answerId })).json()).toMatchObject({ id, state: 'inProgress' })
    expect((await inbox.detail(id)).answers).toEqual([])
    expect(
      await inbox.desk.store.db.selectFrom('mail_queue').select('id').where('kind', '=', 'answer').execute(),
    ).toEqual([])
    const late = (
      await inbox.asha.call('answerEnquiry', { id, body: { subject: 'Re', text: 'yes' } })
    ).json<EnquiryAnswer>()
    await inbox.desk.store.write((tx) =>
      tx.updateTable('mail_queue').set({ attempts: 1 }).where('subject_id', '=', late.id).execute(),
    )
    expect((await inbox.asha.call('cancelAnswer', { id: late.id })).statusCode).toBe(409)
    expect((await inbox.detail(id)).answers).toMatchObject([{ delivery: 'waiting', cancelUntil: null }])
  })

  test('two waiting answers that are both cancelled take the state back to that before the first, in any order and at once', async () => {
    const answeredTwice = async () => {
      const id = await inbox.enquire({})
      const answers: string[] = []
      for (const text of ['one', 'two']) {
        inbox.time += 1000
        const answer = await inbox.asha.call('answerEnquiry', { id, body: { subject: 'Re', text } })
        answers.push(answer.json<EnquiryAnswer>().id)
      }
      return { id, answers }
    }
    const cancel = async (id: string) =>
      (await inbox.ravi.call('cancelAnswer', { id })).json<Pick<EnquiryDetail, 'state'>>().state
    const inOrder = (await answeredTwice()).answers
    const reversed = (await answeredTwice()).answers.reverse()
    for (const [first = '', last = ''] of [inOrder, reversed])
      expect([await cancel(first), await cancel(last)]).toEqual(['answered', 'new'])
    const both = await answeredTwice()
    await Promise.all(both.answers.map(cancel))
    expect(await inbox.detail(both.id)).toMatchObject({ state: 'new', answers: [] })
  })

  test('a cancelled answer leaves a state that a member chose since', async () => {
    const id = await inbox.enquire({})
    const answer = await inbox.asha.call('answerEnquiry', { id, body: { subject: 'Re', text: 'one' } })
    for (const state of ['closed', 'answered'])
      await inbox.asha.call('changeEnquiry', { id, body: { version: (await inbox.detail(id)).version, state } })
    const cancelled = await inbox.asha.call('cancelAnswer', { id: answer.json<EnquiryAnswer>().id })
    expect(cancelled.json()).toMatchObject({ state: 'answered' })
  })

  test('an answer can be taken back as long as its files wait for their scan, and not once a mail server may have it', async () => {
    const { store } = inbox.desk
    const id = await inbox.enquire({})
    const answerWithFile = async () => {
      const headers = { 'content-type': 'application/octet-stream', [attachmentNameHeader]: 'deed.txt' }
      const file = await inbox.asha.call('addAttachment', { id, raw: Buffer.from('The deed'), headers })
      const body = { subject: 'Re', text: 'Here', attachments: [file.json().id] }
      return (await inbox.asha.call('answerEnquiry', { id, body })).json<EnquiryAnswer>()
    }
    const claimed = async () =>
      (await claimDelivery(store, inbox.time, undefined, false, true)).filter(({ kind }) => kind === 'answer')
    await store.db.deleteFrom('mail_queue').execute()
    const first = await answerWithFile()
    expect(first.canCancel).toBe(true)
    inbox.time += 3_600_000
    expect(await claimed()).toEqual([])
    expect((await inbox.detail(id)).answers).toMatchObject([
      { delivery: 'waiting', cancelUntil: null, canCancel: true },
    ])
    expect((await inbox.ravi.call('cancelAnswer', { id: first.id })).statusCode).toBe(200)
    expect(await inbox.detail(id)).toMatchObject({ state: 'new', answers: [] })

    const second = await answerWithFile()
    await store.db.updateTable('attachment').set({ scanned_at: inbox.time }).execute()
    inbox.time += 60_000
    expect(await claimed()).toHaveLength(1)
    const [handedOver] = (await inbox.detail(id)).answers
    expect([handedOver?.delivery, handedOver?.canCancel]).toEqual(['waiting', undefined])
    expect((await inbox.asha.call('cancelAnswer', { id: second.id })).statusCode).toBe(409)
  })

  test('two answers to the same version: one is sent, the other one is told', async () => {
    const id = await inbox.enquire({})
    const answer = (browser: TestBrowser) =>
      browser.call('answerEnquiry', { id, body: { subject: 'Re', text: 'yes', version: 1 } })
    const codes = (await Promise.all([answer(inbox.asha), answer(inbox.ravi)])).map(({ statusCode }) => statusCode)
    expect(codes.sort()).toEqual([201, 409])
    expect((await inbox.detail(id)).answers).toHaveLength(1)
    const none = await inbox.enquire({ email: 'N/A' })
    const refused = await inbox.asha.call('answerEnquiry', { id: none, body: { subject: 'Re', text: 'yes' } })
    expect(refused.statusCode).toBe(422)
  })

  test('templates are kept with a version, so that nobody overwrites what another one wrote', async () => {
    const made = (await inbox.asha.call('saveTemplate', { body: { name: 'Hello', text: 'Dear {name}' } })).json()
    const again = { body: { name: 'Twice', text: 'Dear' }, headers: { 'idempotency-key': uuidv7() } }
    const [one, same] = [await inbox.asha.call('saveTemplate', again), await inbox.asha.call('saveTemplate', again)]
    expect([one.statusCode, same.statusCode, same.json()]).toEqual([201, 201, one.json()])
    expect((await inbox.asha.call('removeTemplate', { id: one.json().id, body: { version: 1 } })).statusCode).toBe(204)
    const change = { ...made, text: 'Dear {name},' }
    expect((await inbox.ravi.call('saveTemplate', { body: change })).json()).toMatchObject({ version: 2 })
    const late = await inbox.asha.call('saveTemplate', { body: change })
    expect([late.statusCode, late.json().theirs.version]).toEqual([409, 2])
    expect((await inbox.asha.call('removeTemplate', { id: made.id, body: { version: 2 } })).statusCode).toBe(204)
    expect((await inbox.asha.call('templates')).json()).toEqual({ items: [] })
  })

  test('templates keep their service and language, new ones stand last, and owners order them', async () => {
    const save = async (name: string, of: object = {}) =>
      (await inbox.asha.call('saveTemplate', { body: { name, text: 'Dear', ...of } })).json<AnswerTemplate>()
    const ids = [(await save('b', { service: 'Documents', language: 'hi' })).id, (await save('a')).id]
    const list = async () => (await inbox.ravi.call('templates')).json<{ items: AnswerTemplate[] }>().items
    expect(await list()).toMatchObject([
      { name: 'b', service: 'Documents', language: 'hi' },
      { name: 'a', service: '' },
    ])
    const last = await save('0')
    expect((await list()).map(({ name }) => name)).toEqual(['b', 'a', '0'])
    // One that came meanwhile, or is gone, does not disturb.
    await inbox.asha.call('orderTemplates', {
      body: { ids: [last.id, '01a2177b-962a-772b-bfd2-6b6073f03573', ...ids.slice(1)] },
    })
    expect((await list()).map(({ name, version }) => [name, version])).toEqual([
      ['0', 1],
      ['a', 1],
      ['b', 1],
    ])
    expect((await inbox.ravi.call('orderTemplates', { body: { ids } })).statusCode).toBe(403)
  })

  test('markup, reversed text and a megabyte stay text, and the list carries only a beginning', async () => {
    const message = `<script>alert(1)</script>\u202e${'अ'.repeat(330_000)}`
    const id = await inbox.enquire({ name: '=cmd|calc', message })
    const [item] = (await inbox.list({})).items
    expect(item?.excerpt.length).toBeLessThan(401)
    const answer = await inbox.asha.call('enquiry', { id })
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json<EnquiryDetail>().message).toBe(message)
    const csv = await inbox.asha.call('exportEnquiries', { body: { ids: [id] } })
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.body).toContain("'=cmd|calc")
    const huge = await inbox.asha.call('addNote', { id, body: { text: 'x'.repeat(1024 * 1024) } })
    expect(huge.statusCode).toBe(413)
    const long = await inbox.asha.call('addNote', { id, body: { text: 'x'.repeat(20_001) } })
    expect(long.statusCode).toBe(400)
    const half = await inbox.asha.call('addNote', { id, body: '{"text":"\\ud800"}' })
    expect(half.statusCode).toBe(400)
  })

  test('the CSV has every row that the filter finds, and the office’s day in its name', async () => {
    for (const name of ['a', 'b', 'c']) await inbox.enquire({ name, message: 'line one\nline "two"' })
    await inbox.enquire({ name: 'd', message: 'else' })
    const csv = (await inbox.asha.call('exportEnquiries', { body: { text: 'line' } })).body
    expect(csv.split('\r\n')).toHaveLength(5)
    expect(csv).toContain('"line one\nline ""two"""')
    inbox.time = Date.parse('2026-01-02T02:00+05:30')
    const named = await (await inbox.desk.signedIn(owner)).call('exportEnquiries', { body: { text: 'line' } })
    expect(named.headers['content-disposition']).toContain('"enquiries-2026-01-02.csv"')
  })

  test('what a person wrote, notes and answers included, is counted, exported and erased together', async () => {
    const id = await inbox.enquire({})
    await inbox.asha.call('addNote', { id, body: { text: 'private note' } })
    await inbox.asha.call('answerEnquiry', { id, body: { subject: 'Re', text: 'our answer' } })
    const query = { kind: 'email', value: 'Sita@Example.org' }
    const found = (await inbox.asha.call('findPerson', { body: query })).json()
    expect(found).toEqual({
      enquiries: 1,
      notes: 1,
      answers: 1,
      messages: 0,
      calls: 0,
      comments: 0,
      reports: 0,
      subscriptions: 0,
      newsletters: 0,
      emails: 2,
    })
    const exported = await inbox.asha.call('exportPerson', { body: query })
    expect(exported.json()).toMatchObject({ notes: [{ text: 'private note' }], answers: [{ text: 'our answer' }] })
    const stale = await inbox.asha.call('erasePerson', { body: { ...query, expected: { ...found, notes: 0 } } })
    expect([stale.statusCode, stale.json().found]).toEqual([409, found])
    const erased = await inbox.asha.call('erasePerson', { body: { ...query, expected: found } })
    expect([erased.statusCode, erased.json()]).toEqual([200, { ...found, warning: null }])
    for (const table of ['enquiry', 'enquiry_note', 'enquiry_answer', 'enquiry_event', 'mail_queue'] as const)
      expect([table, await inbox.desk.store.db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
    const kept = await inbox.desk.store.db.selectFrom('audit').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('sita')
    expect((await inbox.asha.call('findPerson', { body: { kind: 'email', value: 'N/A' } })).statusCode).toBe(400)
  })
})

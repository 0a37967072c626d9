import { expect, test } from 'vitest'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import type { EnquiryMessage, NewEnquiry, OfficeSettings } from '#contract/staff/messages.ts'
import { moderator, owner } from './testing/testDesk.ts'
import { onEachInbox } from './testing/testInbox.ts'

const hour = 3_600_000

onEachInbox((inbox) => {
  test('a call is entered once, joins the conversation, and is found by its words', async () => {
    const id = await inbox.enquire({})
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { direction: 'in', channel: 'phone', text: 'Asked about the Poonamallee deed.' }
    const first = await inbox.asha.call('addMessage', { id, body, headers })
    const again = await inbox.asha.call('addMessage', { id, body, headers })
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()])
    expect(first.json<EnquiryMessage>()).toMatchObject({ ...body, author: owner, kind: 'message', attachments: [] })
    expect((await inbox.detail(id)).messages).toHaveLength(1)
    expect((await inbox.list({ text: 'poonamallee' })).items).toHaveLength(1)
  })

  test('a message of the client opens what was answered, and its time begins with the message', async () => {
    const id = await inbox.enquire({})
    await inbox.asha.call('changeEnquiry', { id, body: { version: 1, state: 'answered' } })
    expect(await inbox.detail(id)).toMatchObject({ state: 'answered', dueAt: null })
    inbox.time += 60 * hour
    await inbox.ravi.call('addMessage', { id, body: { direction: 'in', channel: 'whatsApp', text: 'Any news?' } })
    const detail = await inbox.detail(id)
    expect(detail).toMatchObject({ state: 'inProgress', lastMessageAt: new Date(inbox.time).toISOString() })
    expect(Date.parse(detail.dueAt ?? '')).toBe(inbox.time + 48 * hour)
    // A second one does not put off the first one's answer.
    inbox.time += hour
    await inbox.ravi.call('addMessage', { id, body: { direction: 'in', channel: 'phone', text: 'And?' } })
    expect((await inbox.detail(id)).dueAt).toBe(detail.dueAt)
  })

  test('while the client is waited for nothing is late, and a call to him may say so at once', async () => {
    const id = await inbox.enquire({})
    const body = { direction: 'out', channel: 'phone', text: 'He will send the deed.', state: 'waiting' }
    expect((await inbox.asha.call('addMessage', { id, body })).statusCode).toBe(201)
    inbox.time += 70 * hour
    expect(await inbox.detail(id)).toMatchObject({ state: 'waiting', dueAt: null })
    expect((await inbox.asha.call('summary')).json()).toMatchObject({ enquiries: { late: 0, waiting: 1 } })
    expect((await inbox.list({ order: 'due' })).items).toEqual([])
  })

  test('what is put off is not due before, is due again then, and comes back at once when the client writes', async () => {
    const id = await inbox.enquire({})
    const until = new Date(inbox.time + 60 * hour).toISOString()
    const put = (version: number, change: object) =>
      inbox.asha.call('changeEnquiry', { id, body: { version, ...change } })
    expect((await put(1, { state: 'waiting', snoozedUntil: until })).json()).toMatchObject({ snoozedUntil: until })
    expect((await inbox.list({ order: 'due' })).items).toEqual([])
    expect((await inbox.list({ order: 'due', snoozed: true })).items).toHaveLength(1)
    expect((await inbox.asha.call('summary')).json().enquiries).toMatchObject({ snoozed: 1, late: 0 })
    inbox.time += 61 * hour
    expect(await inbox.detail(id)).toMatchObject({ snoozedUntil: null, dueAt: until, state: 'waiting' })
    expect((await inbox.list({ order: 'due' })).items).toHaveLength(1)
    expect((await inbox.asha.call('summary')).json().enquiries).toMatchObject({ snoozed: 0, late: 1 })
    await put(2, { snoozedUntil: new Date(inbox.time + 500 * hour).toISOString() })
    await inbox.asha.call('addMessage', { id, body: { direction: 'in', channel: 'phone', text: 'Here I am.' } })
    expect(await inbox.detail(id)).toMatchObject({ snoozedUntil: null, state: 'inProgress' })
    expect(Date.parse((await inbox.detail(id)).dueAt ?? '')).toBe(inbox.time + 48 * hour)
    const old = { id, body: { version: 1, snoozedUntil: until } }
    expect((await inbox.ravi.call('changeEnquiry', old)).statusCode).toBe(409)
    expect((await put(9, { snoozedUntil: 'Tuesday' })).statusCode).toBe(400)
  })

  test('a cancelled answer gives back the reminder that it ended, whether that is still to come or due already', async () => {
    for (const wait of [20 * hour, 61 * hour]) {
      const id = await inbox.enquire({})
      const until = new Date(inbox.time + 60 * hour).toISOString()
      const put = (version: number, change: object) =>
        inbox.asha.call('changeEnquiry', { id, body: { version, ...change } })
      await put(1, { state: 'waiting', snoozedUntil: until })
      inbox.time += wait
      const before = await inbox.detail(id)
      const send = async () =>
        (await inbox.asha.call('answerEnquiry', { id, body: { subject: 'Re', text: 'Yes' } })).json()
      const cancel = async (sent: { id: string }) => (await inbox.ravi.call('cancelAnswer', sent)).json<EnquiryItem>()
      const timesOf = ({ state, dueAt, snoozedUntil }: EnquiryItem) => ({ state, dueAt, snoozedUntil })
      const first = await send()
      expect(timesOf(await inbox.detail(id))).toEqual({ state: 'answered', dueAt: null, snoozedUntil: null })
      expect(timesOf(await cancel(first))).toEqual(timesOf(before))
      // One that was set after the answer stays.
      const second = await send()
      const later = new Date(inbox.time + 90 * hour).toISOString()
      await put((await inbox.detail(id)).version, { snoozedUntil: later })
      expect(timesOf(await cancel(second))).toEqual({ state: 'waiting', dueAt: later, snoozedUntil: later })
    }
  })

  test('what waits for the client and is put off until a time that is over is due since then', async () => {
    const id = await inbox.enquire({})
    const over = new Date(inbox.time - hour).toISOString()
    const body = { version: 1, state: 'waiting', snoozedUntil: over }
    const changed = await inbox.asha.call('changeEnquiry', { id, body })
    expect(changed.json()).toMatchObject({ state: 'waiting', snoozedUntil: null, dueAt: over })
    expect((await inbox.list({ order: 'due' })).items.map((item) => item.id)).toEqual([id])
  })

  test('the office sets its days and holidays, and nobody overwrites what a colleague set', async () => {
    const office = async () => (await inbox.asha.call('office')).json<OfficeSettings>()
    expect(await office()).toMatchObject({ version: 0, acknowledges: true })
    const body = { version: 0, days: [5, 1, 1], holidays: ['2026-01-02'], acknowledges: false }
    const saved = await inbox.asha.call('saveOffice', { body })
    expect([saved.statusCode, saved.json()]).toEqual([200, { ...body, version: 1, days: [1, 5] }])
    inbox.desk.members.push({ address: 'leela@example.com', role: 'owner' })
    const leela = await inbox.desk.signedIn('leela@example.com')
    expect((await leela.call('saveOffice', { body })).statusCode).toBe(409)
    expect((await inbox.ravi.call('saveOffice', { body: { ...body, version: 1 } })).statusCode).toBe(403)
    expect((await inbox.asha.call('saveOffice', { body: { ...body, version: 1, days: [] } })).statusCode).toBe(400)
    for (const wrong of [
      { answerHours: 0 },
      { answerHours: 1.5 },
      { digest: true },
      { digest: { count: 0, minutes: 5 } },
    ])
      expect([wrong, (await inbox.asha.call('saveOffice', { body: { ...body, ...wrong } })).statusCode]).toEqual([
        wrong,
        400,
      ])
    // A Thursday; Friday is a holiday, and the next working days are Monday and Friday.
    const id = await inbox.enquire({})
    expect((await inbox.detail(id)).dueAt).toBe('2026-01-09T18:30:00.000Z')
    await inbox.asha.call('saveOffice', { body: { ...body, version: 1, answerHours: 24 } })
    const sooner = await inbox.enquire({})
    expect((await inbox.detail(sooner)).dueAt).toBe('2026-01-05T18:30:00.000Z')
  })

  test('an enquiry by telephone is entered once, is searched like others, and its person can be corrected', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body: NewEnquiry = {
      channel: 'phone',
      name: 'Rajesh',
      contactNumber: '+971 50 123 4567',
      message: 'A flat in Pune',
      service: 'NCLT-Matters',
      assignee: owner,
    }
    const made = await inbox.ravi.call('createEnquiry', { body, headers })
    const again = await inbox.ravi.call('createEnquiry', { body, headers })
    expect([made.statusCode, again.json<EnquiryItem>().id]).toEqual([201, made.json<EnquiryItem>().id])
    const item = made.json<EnquiryItem>()
    expect(item).toMatchObject({
      channel: 'phone',
      state: 'new',
      assignee: owner,
      isRead: true,
      service: 'NCLT-Matters',
    })
    expect((await inbox.list({ text: '0501234567' })).items).toHaveLength(1)
    const change = {
      version: item.version,
      name: 'Rajesh Rao',
      email: 'rajesh@gmail.com',
      contactNumber: '+971501234567',
    }
    expect(
      (await inbox.asha.call('changePerson', { id: item.id, body: { ...change, email: 'rajesh at gmail' } }))
        .statusCode,
    ).toBe(422)
    const changed = await inbox.asha.call('changePerson', { id: item.id, body: change })
    expect(changed.json()).toMatchObject({ name: 'Rajesh Rao', email: 'rajesh@gmail.com', version: item.version + 1 })
    expect(await inbox.detail(item.id)).toMatchObject({ canAnswer: true })
    expect((await inbox.list({ text: 'rajesh@gmail' })).items).toHaveLength(1)
    expect((await inbox.ravi.call('changePerson', { id: item.id, body: change })).statusCode).toBe(409)
    const wrong = async (other: object) =>
      (await inbox.asha.call('createEnquiry', { body: { ...body, ...other } })).statusCode
    expect([await wrong({ email: 'x' }), await wrong({ message: '' }), await wrong({ channel: 'form' })]).toEqual([
      422, 422, 400,
    ])
  })

  test('the number of somebody whose address cannot be written to is corrected without the address', async () => {
    const id = await inbox.enquire({ email: 'ali at example' })
    const { version, name, email } = await inbox.detail(id)
    const change = { version, name, email, contactNumber: '+971501234567' }
    const changed = await inbox.asha.call('changePerson', { id, body: change })
    expect(changed.json()).toMatchObject({ email: 'ali at example', contactNumber: change.contactNumber })
    const worse = { ...change, version: version + 1, email: 'ali at example.org' }
    expect((await inbox.asha.call('changePerson', { id, body: worse })).statusCode).toBe(422)
  })

  test('an enquiry is given to nobody who may not open it', async () => {
    const id = await inbox.enquire({})
    const answer = await inbox.asha.call('changeEnquiry', { id, body: { version: 1, assignee: moderator } })
    expect(answer.statusCode).toBe(400)
    expect((await inbox.asha.call('session')).json().staff).not.toContain(moderator)
  })
})

import { expect, test } from 'vitest'
import type { StaffCallName } from '#contract/staff/roles.ts'
import { owner, staff, type TestBrowser } from './testing/testDesk.ts'
import { onEachInbox } from './testing/testInbox.ts'

onEachInbox((inbox) => {
  const answer = { subject: 'Re', text: 'Yes.' }
  const person = { name: 'Sita', email: 'sita@example.org', contactNumber: '+44 21' }
  /** Each act, made on the enquiry as it was at the beginning. */
  const acts: readonly [StaffCallName, object][] = [
    ['changeEnquiry', { state: 'inProgress' }],
    ['answerEnquiry', answer],
    ['changeEnquiry', { assignee: staff }],
    ['changeEnquiry', { stage: 'lost', lostReason: 'price' }],
    ['changeEnquiry', { tags: ['Pune'] }],
    ['changePerson', person],
    ['changeEnquiry', { snoozedUntil: '2026-02-01T10:00:00Z' }],
    ['addMessage', { direction: 'in', channel: 'phone', text: 'Called.' }],
    ['changeEnquiry', { state: 'closed' }],
  ]
  const statuses = async (browser: TestBrowser, id: string, list = acts, more: object = {}) => {
    const found = []
    for (const [name, body] of list) {
      const version = name === 'addMessage' ? {} : { version: 1 }
      found.push((await browser.call(name, { id, body: { ...body, ...version, ...more } })).statusCode)
    }
    return found
  }

  test('acts right behind one’s own are made, although none of them was seen yet', async () => {
    const id = await inbox.enquire({})
    expect(await statuses(inbox.asha, id)).toEqual([200, 201, 200, 200, 200, 200, 200, 201, 200])
    const detail = await inbox.detail(id)
    expect([detail.state, detail.assignee, detail.contactNumber]).toEqual(['closed', staff, '+44 21'])
    const items = [{ id, version: 1, state: 'spam' }]
    const many = await inbox.asha.call('changeEnquiries', { body: { items } })
    expect(many.json()).toMatchObject({ changed: [{ id, state: 'spam' }], conflicts: [] })
  })

  test('at the same moment, too', async () => {
    const id = await inbox.enquire({})
    const bodies = [{ state: 'inProgress' }, { assignee: owner }, { state: 'waiting' }, { assignee: staff }]
    const answers = await Promise.all(
      bodies.map((body) => inbox.asha.call('changeEnquiry', { id, body: { version: 1, ...body } })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect((await inbox.detail(id)).version).toBe(5)
  })

  test('a colleague’s act between them is never passed over, nor are one’s own before it taken for seen', async () => {
    const id = await inbox.enquire({})
    await inbox.asha.call('changeEnquiry', { id, body: { version: 1, state: 'inProgress' } })
    await inbox.ravi.call('changeEnquiry', { id, body: { version: 2, assignee: staff } })
    await inbox.asha.call('changeEnquiry', { id, body: { version: 3, state: 'waiting' } })
    const late = acts.filter(([name]) => name !== 'addMessage')
    expect(await statuses(inbox.asha, id, late)).toEqual(late.map(() => 409))
    expect(await statuses(inbox.ravi, id, late)).toEqual(late.map(() => 409))
    const own = await inbox.asha.call('changeEnquiry', { id, body: { version: 3, state: 'closed' } })
    expect(own.statusCode).toBe(200)
    // A version that there never was.
    const ahead = await inbox.asha.call('changeEnquiry', { id, body: { version: 9, state: 'new' } })
    expect(ahead.statusCode).toBe(409)
  })

  test('a client’s reply is not one’s own act', async () => {
    const id = await inbox.enquire({})
    await inbox.asha.call('changeEnquiry', { id, body: { version: 1, state: 'waiting' } })
    await inbox.ravi.call('addMessage', { id, body: { direction: 'in', channel: 'phone', text: 'Called.' } })
    expect(await statuses(inbox.asha, id, [['answerEnquiry', answer]])).toEqual([409])
  })

  test('an answer is not sent beside one’s own that was not seen, unless that one was cancelled', async () => {
    const id = await inbox.enquire({})
    const send = (version: number) => inbox.asha.call('answerEnquiry', { id, body: { ...answer, version } })
    const first = (await send(1)).json()
    expect(first.version).toBe(2)
    expect((await send(1)).statusCode).toBe(409)
    expect((await inbox.asha.call('cancelAnswer', { id: first.id })).statusCode).toBe(200)
    const second = await send(1)
    expect(second.statusCode).toBe(201)
    expect((await send(second.json().version)).statusCode).toBe(201)
    expect((await inbox.detail(id)).answers).toHaveLength(2)
  })

  test('of two answers by one member at one moment one is sent', async () => {
    const id = await inbox.enquire({})
    const send = () => inbox.asha.call('answerEnquiry', { id, body: { ...answer, version: 1 } })
    const sent = await Promise.all([send(), send(), send()])
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    expect((await inbox.detail(id)).answers).toHaveLength(1)
  })

  test('what waited without a connection asks, though only oneself has gone on since', async () => {
    const id = await inbox.enquire({})
    await inbox.asha.call('changeEnquiry', { id, body: { version: 1, state: 'closed' } })
    const late: typeof acts = [
      ['changeEnquiry', { state: 'inProgress' }],
      ['answerEnquiry', answer],
    ]
    expect(await statuses(inbox.asha, id, late, { strict: true })).toEqual([409, 409])
  })
})

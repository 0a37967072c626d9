import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import { owner, staff, type TestBrowser } from './testing/testDesk.ts'
import { onEachInbox } from './testing/testInbox.ts'

const hour = 3_600_000

onEachInbox((inbox) => {
  const names = async (body: object) => (await inbox.list(body)).items.map(({ name }) => name)

  test('the inbox lists the newest enquiries first, page by page, and the longest waiting first when asked', async () => {
    const ids = []
    for (const name of ['a', 'b', 'c', 'd', 'e']) ids.push(await inbox.enquire({ name }))
    expect(await names({})).toEqual(['e', 'd', 'c', 'b', 'a'])
    const first = await inbox.list({ limit: 2 })
    const second = await inbox.list({ limit: 2, cursor: first.next })
    const third = await inbox.list({ limit: 2, cursor: second.next })
    expect([first, second, third].map(({ items }) => items.map(({ name }) => name))).toEqual([
      ['e', 'd'],
      ['c', 'b'],
      ['a'],
    ])
    expect(third.next).toBeNull()
    await inbox.asha.call('changeEnquiry', { id: ids[1] ?? '', body: { version: 1, state: 'closed' } })
    expect(await names({ order: 'due' })).toEqual(['a', 'c', 'd', 'e'])
    expect((await inbox.asha.call('enquiries', { body: { cursor: 'x' } })).statusCode).toBe(400)
  })

  test('filters by state, service, page, assignee and unread combine', async () => {
    const one = await inbox.enquire({ name: 'one' }, '/services/NCLT-Matters')
    const two = await inbox.enquire({ name: 'two' }, '/blogs/nri-power-of-attorney')
    await inbox.enquire({ name: 'three' }, '/services/nclt-matters')
    await inbox.asha.call('changeEnquiry', { id: one, body: { version: 1, state: 'inProgress', assignee: staff } })
    await inbox.asha.call('changeEnquiry', { id: two, body: { version: 1, state: 'spam' } })
    await inbox.asha.call('markRead', { id: one, body: { isRead: true } })
    expect(await names({ states: ['inProgress', 'spam'] })).toEqual(['two', 'one'])
    expect(await names({ states: ['new'] })).toEqual(['three'])
    expect(await names({ service: 'NCLT-Matters' })).toEqual(['three', 'one'])
    expect(await names({ page: '/blogs/nri-power-of-attorney' })).toEqual(['two'])
    expect(await names({ assignee: staff })).toEqual(['one'])
    expect(await names({ assignee: '' })).toEqual(['three', 'two'])
    expect(await names({ unread: true, order: 'due' })).toEqual(['three'])
    expect(await names({ states: ['inProgress'], service: 'NCLT-Matters', assignee: staff })).toEqual(['one'])
    const { enquiries } = (await inbox.ravi.call('summary')).json()
    expect(enquiries).toMatchObject({ new: 1, inProgress: 1, spam: 1, closed: 0, unread: 1, mine: 1, late: 0 })
    inbox.time += 49 * hour
    expect((await inbox.ravi.call('summary')).json().enquiries.late).toBe(2)
  })

  test('a search finds words in any field and script, in notes and answers, and no wildcard is special', async () => {
    const id = await inbox.enquire({ name: 'Ünal Öz', message: 'विरासत 100% sure', contactNumber: '+91 98-100' })
    await inbox.enquire({ name: 'Other', message: 'nothing' })
    const initials = site.product.replace(/(\S)\S*\s*/g, '$1')
    for (const text of ['üNAL', 'विरासत', '100%', '9198100', 'sita@EXAMPLE.org ünal', initials])
      expect([text, (await names({ text })).includes('Ünal Öz')]).toEqual([text, true])
    for (const text of ['1%0', '_nal', "'; drop table enquiry; --", 'ünal nothing'])
      expect([text, await names({ text })]).toEqual([text, []])
    await inbox.asha.call('addNote', { id, body: { text: 'Called about the Jaipur flat' } })
    await inbox.asha.call('answerEnquiry', { id, body: { subject: 'Re: plot', text: 'Bring the khata' } })
    expect([await names({ text: 'jaipur' }), await names({ text: 'KHATA' })]).toEqual([['Ünal Öz'], ['Ünal Öz']])
  })

  test('a search answers with the passage in which the words are found, in the message, later emails, answers or notes', async () => {
    const passages = async (text: string) => (await inbox.list({ text })).items.map(({ passage }) => passage)
    const filler = 'My mother left a flat in Pune. '.repeat(40)
    const message = `${filler}They say a certificate of heirship is missing, <b>मेरे पिता की वसीयत</b>`
    const id = await inbox.enquire({ name: 'Sita Devi', message })
    await inbox.asha.call('addNote', { id, body: { text: `${filler}Asked for the khata of José` } })
    await inbox.asha.call('answerEnquiry', { id, body: { subject: 'Re: plot', text: 'Please bring the jamabandi.' } })
    const call = { direction: 'in', channel: 'phone', text: 'She will send the mutation on Monday.' }
    await inbox.asha.call('addMessage', { id, body: call })
    expect(await passages('heirship')).toEqual(['… a certificate of heirship is missing, <b>मेरे पिता की वसीयत</b>'])
    expect(await passages('वसीयत')).toEqual([expect.stringMatching(/^… .*मेरे पिता की वसीयत<\/b>$/)])
    expect(await passages('jose khata')).toEqual([expect.stringMatching(/^… .*the khata of José$/)])
    expect(await passages('JAMABANDI')).toEqual(['Please bring the jamabandi.'])
    expect(await passages('monday')).toEqual(['… the mutation on Monday.'])
    expect(await passages('plot')).toEqual(['Re: plot'])
    expect(await passages('sita')).toEqual([undefined])
    expect((await inbox.list({})).items.map(({ passage }) => passage)).toEqual([undefined])
  })

  test('of two changes to the same version one wins, and the other gets both and changes nothing', async () => {
    const id = await inbox.enquire({})
    const change = (browser: TestBrowser, state: string) =>
      browser.call('changeEnquiry', { id, body: { version: 1, state } })
    const answers = await Promise.all([change(inbox.asha, 'answered'), change(inbox.ravi, 'spam')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json<EnquiryItem>()
    const lost = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(lost).toMatchObject({ yours: { version: 1 }, theirs: { id, state: won?.state, version: 2 } })
    expect((await inbox.detail(id)).state).toBe(won?.state)
  })

  test('many are changed at once, those that somebody changed meanwhile are left alone, and it can be undone', async () => {
    const ids = [await inbox.enquire({}), await inbox.enquire({}), await inbox.enquire({})]
    await inbox.ravi.call('changeEnquiry', { id: ids[2] ?? '', body: { version: 1, assignee: staff } })
    const gone = uuidv7()
    const items = [...ids, gone].map((id) => ({ id, version: 1, state: 'spam' }))
    const changed = (await inbox.asha.call('changeEnquiries', { body: { items } })).json()
    expect(changed.changed.map(({ id }: EnquiryItem) => id)).toEqual(ids.slice(0, 2))
    expect(changed.conflicts).toMatchObject([{ id: ids[2], state: 'new', version: 2 }])
    expect(changed.missing).toEqual([gone])
    const undo = changed.changed.map(({ id, version }: EnquiryItem) => ({ id, version, state: 'new' }))
    const undone = (await inbox.asha.call('changeEnquiries', { body: { items: undo } })).json()
    expect(undone.changed.map(({ state }: EnquiryItem) => state)).toEqual(['new', 'new'])
  })

  test('an enquiry shows its notes, what happened to it and who did it, and other enquiries of the same person', async () => {
    const other = await inbox.enquire({ email: 'SITA@example.org', message: 'Earlier' })
    const id = await inbox.enquire({ message: 'Later' })
    await inbox.enquire({ email: 'n/a' })
    await inbox.enquire({ email: 'n/a' })
    await inbox.asha.call('addNote', { id, body: { text: ' Call on Monday ' } })
    await inbox.ravi.call('changeEnquiry', { id, body: { version: 1, state: 'inProgress', assignee: staff } })
    expect(await inbox.detail(id)).toMatchObject({
      message: 'Later',
      canAnswer: true,
      othersOfPerson: 1,
      others: [{ id: other }],
      notes: [{ author: owner, text: 'Call on Monday' }],
      events: [
        { kind: 'note', actor: owner },
        { kind: 'state', actor: staff, from: 'new', to: 'inProgress' },
        { kind: 'assignee', actor: staff, from: '', to: staff },
      ],
    })
    expect((await inbox.list({})).items.map(({ othersOfPerson }) => othersOfPerson)).toEqual([0, 0, 1, 1])
    const wrong = await inbox.asha.call('changeEnquiry', { id, body: { version: 2, assignee: 'nobody@example.com' } })
    expect(wrong.statusCode).toBe(400)
    const audit = (await inbox.asha.call('audit', { body: {} }))
      .json()
      .items.map(({ action }: { action: string }) => action)
    expect(audit).toEqual(expect.arrayContaining(['enquiry note', 'enquiry inProgress']))
  })

  test('a name is found by its letters without marks, apostrophes and hyphens, a reference and a number however written', async () => {
    const id = await inbox.enquire({ name: 'Søren D’Souza-Müller', contactNumber: '+971 50 123 4567' })
    const [item] = (await inbox.list({})).items
    const reference = item?.reference ?? ''
    const sought = ['soren', "d'souza", 'dsouza', 'souzamuller', reference.toLowerCase().replaceAll('-', ''), reference]
    for (const text of [...sought, '+971501234567', '0501234567', '501234567', '+971 50 123 4567'])
      expect([text, (await inbox.list({ text })).items.map((one) => one.id)]).toEqual([text, [id]])
  })

  test('the list is narrowed to the days on which clients last wrote, also together with words', async () => {
    const ids: string[] = []
    for (let day = 0; day < 3; day += 1) {
      ids.push(await inbox.enquire({ name: ['Zeta', 'Yuna', 'Xara'][day] ?? '' }))
      inbox.time += 43_200_000
    }
    const from = Date.UTC(2026, 0, 1)
    const day = (count: number) => new Date(from + count * 43_200_000).toISOString()
    const found = async (filter: object) => (await inbox.list(filter)).items.map(({ id }) => id)
    expect(await found({ since: day(1) })).toEqual([ids[2], ids[1]])
    expect(await found({ since: day(1), before: day(2) })).toEqual([ids[1]])
    expect(await found({ before: day(1) })).toEqual([ids[0]])
    expect(await found({ since: day(1), text: 'xara' })).toEqual([ids[2]])
    expect((await inbox.asha.call('enquiries', { body: { since: 'Tuesday' } })).statusCode).toBe(400)
  })
})

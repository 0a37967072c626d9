import { expect, test } from 'vitest'
import { translations } from '#content/languages.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { Rule, RulesAnswer, RulesTried } from '#contract/staff/rules.ts'
import { readRules } from '../enquiries/rules.ts'
import { putMember } from './profiles.ts'
import { staff } from './testing/testDesk.ts'
import { onEachInbox } from './testing/testInbox.ts'

const blank: Rule = {
  ...{ name: 'a rule', service: '', language: '', country: '', sender: '' },
  ...{ assignee: '', tags: ['Sorted'], stage: '' },
}

onEachInbox((inbox) => {
  const save = (rules: Partial<Rule>[], version = 0, browser = inbox.asha) =>
    browser.call('saveRules', { body: { version, rules: rules.map((one) => ({ ...blank, ...one })) } })
  const sorted = async (words: Parameters<typeof inbox.enquire>[0], page?: string) =>
    (await inbox.detail(await inbox.enquire(words, page))).tags

  test.each(translations)(
    'a new enquiry of a page in $name is assigned, tagged and moved by the rules that fit, and its history names each',
    async ({ code }) => {
      const saved = await save([
        { name: 'Emirates', country: 'AE', assignee: staff, tags: ['Dubai'], stage: 'call' },
        { name: 'Documents there', service: 'Documents', language: code, tags: ['कर', 'dubai'], stage: 'papers' },
        { name: 'Others', country: 'GB', tags: ['London'] },
      ])
      expect(saved.statusCode).toBe(200)
      const id = await inbox.enquire({ contactNumber: '00971 50 123 4567' }, `/${code}/services/Documents`)
      const detail = await inbox.detail(id)
      expect(detail).toMatchObject({ assignee: staff, stage: 'call', tags: ['Dubai', 'कर'] })
      expect(detail.events.map(({ actor, kind, to }) => [actor, kind, to])).toEqual([
        ['rule', 'rule', 'Emirates'],
        ['rule', 'rule', 'Documents there'],
        ['rule', 'assignee', staff],
        ['rule', 'stage', 'call'],
        ['rule', 'tags', expect.stringMatching(/^(?:Dubai\nकर|कर\nDubai)$/)],
      ])
      // On a page of another language, or of none.
      expect(await sorted({ contactNumber: 'call me' }, '/services/Documents')).toEqual([])
    },
  )

  test('what a member enters is sorted, too, and whom he chose stays', async () => {
    await save([{ name: 'Office', sender: '@firm.example', assignee: staff, tags: ['Firm'], stage: 'papers' }])
    const enter = async (body: object) => {
      const answer = await inbox.asha.call('createEnquiry', {
        body: { channel: 'mail', message: 'Hello', ...body },
        headers: { 'idempotency-key': uuidv7() },
      })
      return answer.json()
    }
    const own = { assignee: 'asha@example.com', email: 'a@mail.firm.example' }
    expect(await enter({ email: 'A@Firm.Example' })).toMatchObject({ assignee: staff, stage: 'papers', tags: ['Firm'] })
    expect(await enter(own)).toMatchObject({ tags: ['Firm'] })
    expect((await enter({ email: 'a@otherfirm.example' })).tags).toEqual([])
    expect((await enter({ email: '' })).tags).toEqual([])
  })

  test('a sender is an address or a domain; a broken pattern is refused with what it should be', async () => {
    for (const sender of ['*@example.com', 'example', 'a b@example.com', '@', 'a@-b.example', 'x@y@z', '[a].com'])
      expect([sender, (await save([{ sender }])).statusCode]).toEqual([sender, 400])
    expect((await save([{ sender: '*@example.com' }])).json().message).toContain('domain such as example.com')
    expect((await save([{ ...blank }])).json().message).toContain('needs a condition')
    expect((await save([{ country: 'AE', tags: [] }])).json().message).toContain('something to do')
    expect((await save([{ country: 'AE' }, { country: 'GB' }])).json().message).toContain('different names')
    expect((await save([{ sender: 'MÜLLER.example' }])).statusCode).toBe(200)
    expect(await sorted({ email: 'x@xn--mller-kva.example' })).toEqual(['Sorted'])
  })

  test('a rule says that it names somebody who left or a tag that nothing has, and assigns to nobody', async () => {
    const ravi = 'new@example.com'
    await inbox.desk.store.write((tx) =>
      putMember(tx, ravi, { name: 'N', role: 'staff', signatures: '{}' }, inbox.time),
    )
    const { unknownMembers } = (await save([{ name: 'one', country: 'GB', assignee: ravi }])).json<RulesAnswer>()
    expect(unknownMembers).toEqual([])
    await inbox.desk.store.write((tx) => putMember(tx, ravi, { name: 'N', role: '', signatures: '{}' }, inbox.time))
    const stored = (await inbox.ravi.call('rules')).json<RulesAnswer>()
    expect(stored).toMatchObject({ unknownMembers: [ravi], unusedTags: ['Sorted'] })
    const id = await inbox.enquire({ contactNumber: '+44 20 7946 0018' })
    expect(await inbox.detail(id)).toMatchObject({ assignee: '', tags: ['Sorted'] })
    expect((await inbox.ravi.call('rules')).json()).toMatchObject({ unusedTags: [] })
  })

  test('a trial says which of the last fifty would have been touched, and changes nothing', async () => {
    const first = await inbox.enquire({ name: 'too old', email: 'old@firm.example' })
    for (let count = 0; count < 49; count += 1) await inbox.enquire({ name: `n${count}`, message: `m${count}` })
    await inbox.enquire({ name: 'Meera', email: 'meera@firm.example' })
    const rules = [{ ...blank, name: 'Firm', sender: 'firm.example' }]
    const tried = (await inbox.asha.call('tryRules', { body: { rules } })).json<RulesTried>()
    expect(tried).toMatchObject({ looked: 50, items: [{ name: 'Meera', rules: ['Firm'] }] })
    expect([(await inbox.detail(first)).tags, (await readRules(inbox.desk.store.db)).rules]).toEqual([[], []])
  })

  test('a colleague’s rules are not overwritten, and the rule about an erased person goes with him', async () => {
    await save([
      { name: 'one', sender: 'Sita@Example.org' },
      { name: 'two', country: 'GB' },
    ])
    const stale = await save([], 7)
    expect([stale.statusCode, stale.json<RulesAnswer>().rules.length]).toEqual([409, 2])
    await inbox.enquire({ email: 'sita@example.org' })
    const person = { kind: 'email', value: 'sita@example.org' }
    const expected = (await inbox.asha.call('findPerson', { body: person })).json()
    await inbox.asha.call('erasePerson', { body: { ...person, expected } })
    expect((await readRules(inbox.desk.store.db)).rules.map(({ name }) => name)).toEqual(['two'])
  })
})

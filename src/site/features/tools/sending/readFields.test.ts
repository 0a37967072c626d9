import { expect, test } from 'vitest'
import { toolTexts } from '#content/texts/tools.ts'
import { sendingTexts as texts } from '#content/tools/sending.ts'
import { dayOf } from '#law/day.ts'
import { planSending } from '#law/sending/plan.ts'
import { emptyCase, emptySender, emptySum, type SendingFields, type SumFields } from '../caseFile.ts'
import { documentLines, formLines, isOpen, planRows, sendingSources, sendingSteps, verdictOf } from './explain.ts'
import { readSending, sinceText } from './readFields.ts'

const today = dayOf('2026-11-23')
const one = (part: Partial<SumFields>): SumFields => ({ ...emptySum, ...part })
const balance: SendingFields = {
  from: '2027-01-11',
  rate: '90',
  people: [emptySender],
  sums: [one({ kind: 'other', amount: '12,00,00,000' })],
}
const read = (part: Partial<SendingFields>) => readSending({ ...balance, ...part }, today)
const answered = (part: Partial<SendingFields>) => {
  const { sending } = read(part)
  if (!sending) throw new Error('no answer')
  return { sending, plans: planSending(sending.senders, sending.from, sending.rate) }
}
const verdicts = (part: Partial<SendingFields>) => {
  const { sending, plans } = answered(part)
  return plans.map((plan) => verdictOf(plan, sending.from))
}

test('worked case 1 as it is typed: what leaves now, what waits for 1 April, and how many days there are', () => {
  expect(verdicts({})).toEqual([
    {
      title: 'USD 1,000,000 may leave from 11 January 2027, USD 333,333 has to wait',
      lines: [
        'Under the cap until 31 March 2027: ₹9,00,00,000, or USD 1,000,000.',
        'Under the cap from 1 April 2027 to 31 March 2028: ₹3,00,00,000, or USD 333,333.',
        'From then on 79 days are left until 31 March. What the bank does not send by that day uses the next cap.',
      ],
    },
  ])
})

test('worked case 3 as it is typed: what was paid in goes outside the cap, and the doubt about the rest is said', () => {
  const sums = [one({ kind: 'home', amount: '1,06,10,000', paidIn: '1,00,000' })]
  const [found] = verdicts({ sums })
  expect(found?.title).toBe('USD 117,889 may leave from 11 January 2027')
  expect(found?.lines).toEqual([
    'Outside the cap: ₹90,00,000, or USD 100,000.',
    'Under the cap until 31 March 2027: ₹16,10,000, or USD 17,889.',
    'USD 982,111 of the cap is left until 31 March 2027; then it lapses.',
    texts.abovePaidIn('₹16,10,000'),
  ])
  const { sending, plans } = answered({ sums })
  expect(sendingSteps(sending, plans)).toContain(texts.steps.paidIn('USD 100,000', '₹90,00,000'))
  expect(sendingSources(sending)).toContain(texts.sources.property)
})

test('two heirs have a cap each, and their names lead their answers', () => {
  const people = [
    { name: 'Asha', used: '' },
    { name: '', used: '4,00,000' },
  ]
  const sums = [
    one({ kind: 'other', amount: '15,00,00,000', person: '1' }),
    one({ kind: 'other', amount: '15,00,00,000', person: '2' }),
  ]
  expect(verdicts({ people, sums }).map(({ title }) => title)).toEqual([
    'Asha: USD 1,000,000 may leave from 11 January 2027, USD 666,667 has to wait',
    'Person 2: USD 600,000 may leave from 11 January 2027, USD 1,066,667 has to wait',
  ])
  const { sending, plans } = answered({ people, sums })
  expect(formLines(sending, plans)).toContain(texts.formLines.above('Asha and person 2'))
  // The sum that the second heir cannot send by 31 March 2028 is not planned.
  expect(plans[1] && planRows(plans[1], sending.from).map(({ label }) => label)).toEqual([
    '11 January 2027 to 31 March 2027',
    '1 April 2027 to 31 March 2028',
    'From 1 April 2028, not planned',
  ])
})

test('a source that is not clear counts under the cap, and the answer says so', () => {
  const [found] = verdicts({ sums: [one({ kind: 'unclear', amount: '9,00,000' })] })
  expect(found?.lines).toContain(texts.unclear('₹9,00,000'))
})

test('an answer is open while a source is, and where a wait depends on how the bank reads rule 29', () => {
  const open = (amount: string, kind = 'home') => {
    const { sending, plans } = answered({ sums: [one({ kind, amount, paidIn: '1,00,000' })] })
    return plans.map((plan) => isOpen(plan, sending.from))
  }
  expect([open('1,06,10,000'), open('12,00,00,000'), open('12,00,00,000', 'other'), open('5', 'unclear')]).toEqual([
    [false],
    [true],
    [false],
    [true],
  ])
})

test('a cap that is used up leaves nothing now, and years beyond the known ones are not planned', () => {
  const [found] = verdicts({ people: [{ name: '', used: '10,00,000' }], sums: balance.sums })
  expect(found?.title).toBe('USD 1,333,333 has to wait until 1 April 2027')
  expect(found?.lines.at(-1)).toBe(texts.beyond('₹3,00,00,000', 'USD 333,333', '1 April 2028', 1))
})

test('forms are answered both ways, with their signers; NRE money alone has its own question', () => {
  const lines = (kind: string, amount: string) => {
    const { sending, plans } = answered({ sums: [one({ kind, amount })] })
    return formLines(sending, plans)
  }
  const { formLines: forms } = texts
  const taxed = [forms.both, forms.small, forms.large, forms.untaxed]
  expect(lines('income', '5,00,000')).toEqual([forms.within, ...taxed, forms.signs, forms.accountant])
  expect(lines('other', '5,00,001')).toEqual([forms.above(''), ...taxed, forms.nre, forms.signs, forms.accountant])
  expect(lines('account', '50,00,000')).toEqual([forms.account, forms.signs])
  expect(lines('other', '12,00,00,000')).toContain(forms.again)
})

test('the documents are those of the kinds that were entered, each once', () => {
  const kinds = ['home', 'business'].map((kind) => one({ kind, amount: '5', paidIn: '5' }))
  const { always, home } = texts.documentLines
  expect(documentLines(answered({ sums: kinds }).sending)).toEqual([...always, ...home])
})

test('an empty tool names what is missing and finds no fault; a row half filled in names its own gaps', () => {
  const { from, rate, sums, kind, amount, owner, paidIn } = texts.required
  expect(readSending(emptyCase.sending, today)).toEqual({
    sending: undefined,
    missing: [from, rate, sums],
    faults: {},
    personFaults: [{}],
    sumFaults: [{}],
  })
  const half = [emptySum, one({ amount: '5' }), one({ kind: 'home', person: '' }), ...balance.sums]
  expect(read({ sums: half }).missing).toEqual([kind(2), amount(3), paidIn(3), owner(3)])
  expect(read({ sums: [emptySum, ...balance.sums, emptySum] }).sending?.senders[0]?.sums).toHaveLength(1)
})

test.each<[what: string, part: Partial<SendingFields>, faults: object]>([
  ['a day that has passed', { from: '2026-11-22' }, { from: texts.faults.past }],
  ['a day that there is not', { from: '2027-02-29' }, { from: toolTexts.noDate }],
  [
    'a day before the known years',
    { from: '2026-03-31' },
    { from: toolTexts.unknown('1 April 2026', '31 March 2028') },
  ],
  ['a day after them', { from: '2028-04-01' }, { from: toolTexts.unknown('1 April 2026', '31 March 2028') }],
  ['a rate of zero', { rate: '0' }, { rate: texts.faults.rateRange }],
  ['a negative rate', { rate: '-90' }, { rate: texts.faults.rate }],
  ['a rate that no dollar has', { rate: '1001' }, { rate: texts.faults.rateRange }],
])('%s is named at its field, and there is no answer', (_what, part, faults) => {
  const found = read(part)
  expect([found.faults, found.sending]).toEqual([faults, undefined])
})

test('today is a day to send from, and before hydration no day has passed', () => {
  expect(['0001-01-01', '2026-04-01', '2027-03-31'].map((iso) => sinceText(dayOf(iso)))).toEqual([
    texts.anyApril,
    '1 April 2026',
    '1 April 2026',
  ])
  expect(read({ from: '2026-11-23' }).faults).toEqual({})
  expect(readSending({ ...balance, from: '2026-05-01' }, undefined).faults).toEqual({})
})

test.each<[what: string, part: Partial<SumFields>, faults: object]>([
  ['zero', { amount: '0' }, { amount: texts.faults.zero }],
  ['a negative sum', { amount: '-5' }, { amount: toolTexts.noAmount }],
  ['a sum in words', { amount: 'twelve crore' }, { amount: toolTexts.noAmount }],
  ['a sum beyond all accounts', { amount: '1,00,00,00,00,001' }, { amount: texts.faults.large }],
  ['nothing paid in', { kind: 'home', paidIn: '0' }, { paidIn: texts.faults.nothingPaidIn }],
  ['dollars in words', { kind: 'business', paidIn: 'many' }, { paidIn: texts.faults.dollars }],
])('%s is named at its row', (_what, part, faults) => {
  const found = read({ sums: [...balance.sums, one({ kind: 'other', amount: '5', ...part })] })
  expect([found.sumFaults, found.sending]).toEqual([[{}, faults], undefined])
})

test('a third home of one person is named; of two people each may have two', () => {
  const home = (person: string) => one({ kind: 'home', amount: '5', paidIn: '5', person })
  const people = [emptySender, emptySender]
  expect(read({ people, sums: ['1', '1', '2', '2'].map(home) }).sumFaults).toEqual([{}, {}, {}, {}])
  expect(read({ people, sums: ['1', '2', '1', '1'].map(home) }).sumFaults[3]).toEqual({ kind: texts.faults.third })
})

test('a name that is there twice would double a cap, so it is named; so are dollars that cannot be read', () => {
  const people = [
    { name: 'Asha', used: '' },
    { name: ' asha ', used: 'none' },
    { name: '', used: '' },
  ]
  expect(read({ people }).personFaults).toEqual([{}, { name: texts.faults.twice, used: texts.faults.dollars }, {}])
})

test('of 200 rows 100 are taken, each further one is named, and their sums stay exact', () => {
  const most = '10,000,00,00,000'
  const many = (count: number) => Array.from({ length: count }, () => one({ kind: 'other', amount: most }))
  const { sumFaults, sending } = read({ sums: many(200) })
  expect(sumFaults.map(({ amount }) => amount)).toEqual([
    ...Array.from({ length: 100 }, () => undefined),
    ...Array.from({ length: 100 }, () => texts.faults.many(100)),
  ])
  expect(sending).toBeUndefined()
  const [plan] = answered({ sums: many(100) }).plans
  expect(plan?.portions.reduce((sum, part) => sum + part.sum, 0)).toBe(100 * 10_000_000_000_000)
  expect(Number.isSafeInteger(plan?.portions.at(-1)?.cents)).toBe(true)
  expect(read({ people: Array.from({ length: 200 }, () => emptySender) }).personFaults[100]).toEqual({
    name: texts.faults.many(100),
  })
})

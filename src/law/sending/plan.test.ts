import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, isoOf } from '../day.ts'
import { rupees } from '../money.ts'
import { dollars, dollarsText, dollarsTyped, isPlausible, type Rate, rateTyped } from './dollars.ts'
import {
  cap,
  isAboveFormLimit,
  type Kind,
  knownDays,
  outsideSum,
  planSending,
  type Sender,
  type SenderPlan,
  type Sum,
  yearsFor,
} from './plan.ts'

const day = (iso: string) => dayOf(iso) ?? Number.NaN
const lakh = (amount: number) => rupees(Math.round(amount * 100_000))
const crore = (amount: number) => lakh(amount * 100)
const ninety = rateTyped('90') ?? Number.NaN
const january = day('2027-01-11')

const sum = (kind: Kind, amount: number, paidIn = 0): Sum => ({ kind, amount, paidIn: dollars(paidIn) })
const plansOf = (sums: Sum[][], from = january, used = 0) =>
  planSending(
    sums.map((one, at) => ({ name: `heir ${at + 1}`, used: dollars(used), sums: one })),
    from,
    ninety,
  )
const planOf = (sums: Sum[], from = january, used = 0): SenderPlan => {
  const [found] = plansOf([sums], from, used)
  if (!found) throw new Error('no plan')
  return found
}
/** First day, last day, rupees in lakh and whole dollars of each portion. */
const portions = ({ portions: found }: SenderPlan) =>
  found.map(({ from, until, sum: part, cents }) => [
    isoOf(from),
    until === undefined ? '' : isoOf(until),
    part / lakh(1),
    dollarsText(cents),
  ])

test('worked case 1: ₹12 crore in NRO in January: ₹9 crore by 31 March, ₹3 crore from 1 April', () => {
  const plan = planOf([sum('other', crore(12))])
  expect(portions(plan)).toEqual([
    ['2027-01-11', '2027-03-31', 900, 'USD 1,000,000'],
    ['2027-04-01', '2028-03-31', 300, 'USD 333,333'],
  ])
  expect([plan.left, plan.outsideCents]).toEqual([0, 0])
})

test('worked case 2: proved rent of three years goes outside the cap, an old balance of ₹20 lakh uses USD 22,222', () => {
  const plan = planOf([sum('income', lakh(13.5)), sum('other', lakh(20))])
  expect([plan.outside.income, dollarsText(plan.outsideCents)]).toEqual([lakh(13.5), 'USD 15,000'])
  expect(portions(plan)).toEqual([['2027-01-11', '2027-03-31', 20, 'USD 22,222']])
})

test('worked case 3: of a first home USD 100,000 paid in go outside the cap, USD 17,889 through NRO', () => {
  const net = lakh(110 - 3.9)
  const plan = planOf([sum('home', net, 100_000)])
  expect([plan.outside.paidIn, dollarsText(plan.outsideCents)]).toEqual([lakh(90), 'USD 100,000'])
  expect([plan.abovePaidIn, portions(plan)]).toEqual([lakh(16.1), [['2027-01-11', '2027-03-31', 16.1, 'USD 17,889']]])
})

test('worked case 4: a third home counts as anything else: ₹2 crore use USD 222,222 of the cap', () => {
  const plan = planOf([sum('other', crore(2))])
  expect(portions(plan)).toEqual([['2027-01-11', '2027-03-31', 200, 'USD 222,222']])
  expect(plan.outsideCents).toBe(0)
})

test('worked case 5: two heirs with ₹15 crore each send USD 1 million each now and USD 666,667 next year', () => {
  const heir = [sum('other', crore(15))]
  const plans = plansOf([heir, heir])
  expect(plans.map(portions)).toEqual(
    [1, 2].map(() => [
      ['2027-01-11', '2027-03-31', 900, 'USD 1,000,000'],
      ['2027-04-01', '2028-03-31', 600, 'USD 666,667'],
    ]),
  )
})

test('worked case 6: after a transfer of USD 400,000 to NRE in May, USD 600,000 are left until 31 March', () => {
  const { left, leftUntil } = planOf([sum('income', lakh(1))], day('2026-11-23'), 400_000)
  expect([dollarsText(left), isoOf(leftUntil)]).toEqual(['USD 600,000', '2027-03-31'])
  const plan = planOf([sum('other', crore(10))], day('2026-11-23'), 400_000)
  expect(portions(plan)[0]).toEqual(['2026-11-23', '2027-03-31', 540, 'USD 600,000'])
  expect(plan.left).toBe(0)
})

test('a cap that is used up, by approval even exceeded, lets nothing out before 1 April', () => {
  for (const used of [1_000_000, 1_500_000]) {
    const plan = planOf([sum('other', crore(1)), sum('account', lakh(5))], january, used)
    expect([portions(plan), plan.left]).toEqual([[['2027-04-01', '2028-03-31', 100, 'USD 111,111']], 0])
    expect(plan.outside.account).toBe(lakh(5))
  }
})

test('31 March and 1 April are two years: a day decides by when the first portion has to leave', () => {
  const balance = [sum('other', crore(9))]
  expect(portions(planOf(balance, day('2027-03-31')))).toEqual([['2027-03-31', '2027-03-31', 900, 'USD 1,000,000']])
  expect(portions(planOf(balance, day('2027-04-01')))).toEqual([['2027-04-01', '2028-03-31', 900, 'USD 1,000,000']])
})

test('what the known years do not hold is one portion without a last day, with the number of years it takes', () => {
  const found = portions(planOf([sum('other', crore(45))]))
  expect(found.at(-1)).toEqual(['2028-04-01', '', 2700, 'USD 3,000,000'])
  expect([yearsFor(cap * 3), yearsFor(cap * 3 + 1)]).toEqual([3, 4])
  expect(isoOf(knownDays.first)).toBe('2026-04-01')
})

test('a source that is not clear counts under the cap, and property never gives back more than its price', () => {
  const plan = planOf([sum('unclear', lakh(9)), sum('business', lakh(80), 100_000)])
  expect([plan.capped, plan.unclear, plan.outside.paidIn, plan.abovePaidIn]).toEqual([lakh(9), lakh(9), lakh(80), 0])
})

test('Form 146 may be due when more than ₹5 lakh leave NRO in the year; NRE money does not count', () => {
  const isAbove = (...sums: Sum[]) => isAboveFormLimit(planOf(sums), january)
  expect([isAbove(sum('other', lakh(5))), isAbove(sum('other', lakh(5) + 1))]).toEqual([false, true])
  expect(isAbove(sum('account', lakh(90)), sum('income', lakh(2)), sum('other', lakh(3)))).toBe(false)
})

test('rule 220: what was sent before in the year counts for Form 146, and so does a later year by itself', () => {
  const isAbove = (sums: Sum[], used: number) => isAboveFormLimit(planOf(sums, january, used), january)
  expect(isAbove([sum('other', lakh(4))], 400_000)).toBe(true)
  // USD 1,111.11 are ₹99,999.90 at ₹90.
  expect([isAbove([sum('other', lakh(4))], 1_111.11), isAbove([sum('other', lakh(4))], 1_111.12)]).toEqual([
    false,
    true,
  ])
  // The cap is used up, so all waits for April: the year after has a limit of its own.
  expect([isAbove([sum('other', lakh(5))], 1_000_000), isAbove([sum('other', crore(1))], 1_000_000)]).toEqual([
    true,
    true,
  ])
  expect(isAbove([sum('account', lakh(90))], 0)).toBe(false)
})

test('shares that were bought repatriably and the refund of a booking paid from abroad do not use the cap', () => {
  const plan = planOf([sum('shares', lakh(45)), sum('refund', lakh(9)), sum('other', lakh(9))], january, 990_000)
  expect([plan.outside.repatriable, dollarsText(plan.outsideCents)]).toEqual([lakh(54), 'USD 60,000'])
  expect(portions(plan)).toEqual([['2027-01-11', '2027-03-31', 9, 'USD 10,000']])
})

test('dollars and rates are digits with commas; a rate lies between ₹10 and ₹1,000', () => {
  expect(['1,00,000', ' $ 5.5', 'USD 7', '0'].map(dollarsTyped)).toEqual([10_000_000, 550, 700, 0])
  // The keyboards of phones set to German or French have no point.
  expect(['5,5', '1 500,25', '1.500,25', '150,000'].map(dollarsTyped)).toEqual([550, 150_025, undefined, 15_000_000])
  expect(['90,5', '90,25', '90,1234', '1,000'].map(rateTyped)).toEqual([905_000, 902_500, 901_234, 10_000_000])
  for (const text of ['', '-5', '1e5', 'lots', '5.555']) expect(dollarsTyped(text), text).toBeUndefined()
  expect([0, 6, 99, 100, 33_333_333].map(dollarsText).join()).toBe('USD 0,USD 0.06,USD 0.99,USD 1,USD 333,333')
  expect(['90', '₹ 90.2575', '0'].map(rateTyped)).toEqual([900_000, 902_575, 0])
  for (const text of ['', '-90', '90.12345', 'ninety']) expect(rateTyped(text), text).toBeUndefined()
  expect([0, 99_999, 100_000, 10_000_000, 10_000_001].map(isPlausible)).toEqual([false, false, true, true, false])
})

const runs = { numRuns: 10_000 }
const kinds: Kind[] = ['account', 'income', 'home', 'business', 'shares', 'refund', 'other', 'unclear']
const anySum = record({
  kind: constantFrom(...kinds),
  amount: integer({ min: 1, max: 1e13 }),
  paidIn: integer({ min: 0, max: 1e12 }),
})
const anyRate = integer({ min: 100_000, max: 10_000_000 })
const anyDay = integer(knownDaysRange())
const anySender = record({
  name: constantFrom('', 'Asha'),
  used: integer({ min: 0, max: 2 * cap }),
  sums: array(anySum, { maxLength: 6 }),
})

function knownDaysRange() {
  return { min: knownDays.first, max: knownDays.last }
}

test('portions and what is outside sum to the whole, in paise, and in cents up to one rounding (10,000 cases)', () => {
  assert(
    property(anySender, anyDay, anyRate, (sender, from, rate) => {
      const { outside, outsideCents, capped, portions: found } = onlyPlan(sender, from, rate)
      const whole = sender.sums.reduce((all, { amount }) => all + amount, 0)
      const free = outsideSum({ outside })
      const sent = found.reduce((all, part) => all + part.sum, 0)
      const cents = found.reduce((all, part) => all + part.cents, outsideCents)
      return sent === capped && free + sent === whole && Math.abs(cents - (whole * 10_000) / rate) <= 0.5 + whole / 1e14
    }),
    runs,
  )
})

test('no year carries a person above the cap, the days follow each other, and nothing is negative (10,000 cases)', () => {
  assert(
    property(anySender, anyDay, anyRate, (sender, from, rate) => {
      const { portions: found, left, outside, capped, unclear, abovePaidIn } = onlyPlan(sender, from, rate)
      const room = Math.max(0, cap - sender.used)
      const inFirst = found.find((part) => part.from === from)?.cents ?? 0
      return (
        // The sum within the cap is rounded down to a paisa, so a cent of it may stay.
        room - left - inFirst >= 0 &&
        room - left - inFirst <= (found.some((part) => part.from !== from) ? 1 : 0) &&
        found.every(({ until, cents }) => until === undefined || cents <= cap) &&
        found.every(({ from: start, until }, at) => {
          const next = found[at + 1]
          return next === undefined || (until !== undefined && next.from === until + 1 && start <= until)
        }) &&
        found.every(({ sum: part, cents }) => part > 0 && cents >= 0) &&
        [...Object.values(outside), capped, unclear, abovePaidIn, left].every((one) => one >= 0)
      )
    }),
    runs,
  )
})

test('a larger earlier use of the cap never lets more out now, nor anything out earlier (10,000 cases)', () => {
  assert(
    property(anySender, integer({ min: 1, max: cap }), anyDay, anyRate, (sender, more, from, rate) => {
      const less = onlyPlan(sender, from, rate)
      const greater = onlyPlan({ ...sender, used: sender.used + more }, from, rate)
      const sentBy = ({ portions: found }: SenderPlan, until: number) =>
        found.reduce((all, part) => (part.until !== undefined && part.until <= until ? all + part.sum : all), 0)
      const ends = [less, greater].flatMap(({ portions: found }) => found.flatMap(({ until }) => until ?? []))
      return ends.every((end) => sentBy(greater, end) <= sentBy(less, end)) && greater.left <= less.left
    }),
    runs,
  )
})

test('each person has a cap alone: others change nothing (10,000 cases)', () => {
  assert(
    property(anySender, anySender, anyDay, anyRate, (one, other, from, rate) => {
      const [together] = planSending([one, other], from, rate)
      expect(together).toEqual(onlyPlan(one, from, rate))
    }),
    runs,
  )
})

function onlyPlan(sender: Sender, from: number, rate: Rate): SenderPlan {
  const [found] = planSending([sender], from, rate)
  if (!found) throw new Error('no plan')
  return found
}

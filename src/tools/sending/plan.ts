import { law, toolLaw } from '#content/law.ts'
import type { Day } from '../day.ts'
import { type Paise, rupees } from '../money.ts'
import { daysOf, firstDayOf, lastDayOf, type TaxYear, taxYearOf } from '../taxYear.ts'
import { type Cents, centsOf, dollars, paiseWithin, type Rate } from './dollars.ts'

/** What a sum is, as far as the cap asks. */
export type Kind =
  /** Balance of an NRE or FCNR account. */
  | 'account'
  /** Rent, dividend, interest or pension, after tax and with documents. */
  | 'income'
  /** Price of one of the homes, or of commercial property, that were bought with foreign money. */
  | 'home'
  | 'business'
  /** Anything else in NRO. */
  | 'other'
  /** Nobody can say where it came from: it counts as anything else. */
  | 'unclear'

/** A sum that is to leave India. */
export interface Sum {
  kind: Kind
  amount: Paise
  /** What was paid in from abroad, counted on the day of payment; of property only. */
  paidIn: Cents
}

/** A person with sums of their own, and so with a cap of their own. */
export interface Sender {
  name: string
  /** Sent under the cap since the 1 April before the first day, with all banks. */
  used: Cents
  sums: readonly Sum[]
}

/** What may leave within one year from 1 April; after the last known year only from when. */
export interface Portion {
  from: Day
  until: Day | undefined
  sum: Paise
  cents: Cents
}

/** What comes out for one person. */
export interface SenderPlan {
  name: string
  /** Outside the cap, by the reason. */
  outside: Record<'account' | 'income' | 'paidIn', Paise>
  outsideCents: Cents
  /** Under the cap, all years together, and what of it is so for these reasons. */
  capped: Paise
  unclear: Paise
  abovePaidIn: Paise
  /** The capped sum, in the order of the years. A year in which nothing is left of the cap has no portion. */
  portions: Portion[]
  /** What is left of the cap of the first year, and when it lapses. */
  left: Cents
  leftUntil: Day
}

/** The cap of one person in one year. */
export const cap: Cents = dollars(law.repatriationCap.value)

/** The days on which the tool knows how to begin. */
export const knownDays = daysOf(toolLaw.sendingFrom.value, toolLaw.sendingUntil.value)

/** When each person's sums may leave, from a day on and at an assumed rate. */
export function planSending(senders: readonly Sender[], from: Day, rate: Rate): SenderPlan[] {
  return senders.map((sender) => planOf(sender, from, rate))
}

function planOf({ name, used, sums }: Sender, from: Day, rate: Rate): SenderPlan {
  const total = (...kinds: Kind[]) =>
    sums.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0)
  const outside = {
    account: total('account'),
    income: total('income'),
    paidIn: sums.reduce((sum, one) => sum + paidBack(one, rate), 0),
  }
  const abovePaidIn = total('home', 'business') - outside.paidIn
  const unclear = total('unclear')
  const capped = total('other') + unclear + abovePaidIn
  const free = outside.account + outside.income + outside.paidIn
  const { portions, left } = portionsOf({ free, capped, used, from, rate })
  return {
    name,
    outside,
    outsideCents: centsOf(free, rate),
    capped,
    unclear,
    abovePaidIn,
    portions,
    left,
    leftUntil: lastDayOf(taxYearOf(from)),
  }
}

/** What was paid in for a property from abroad, at today's rate, as far as the price reaches. */
function paidBack({ kind, amount, paidIn }: Sum, rate: Rate): Paise {
  return kind === 'home' || kind === 'business' ? Math.min(amount, paiseWithin(paidIn, rate)) : 0
}

interface Capped {
  free: Paise
  capped: Paise
  used: Cents
  from: Day
  rate: Rate
}

/** Fills the cap of each known year; the rest is one portion after them. */
function portionsOf({ free, capped, used, from, rate }: Capped): { portions: Portion[]; left: Cents } {
  const portions: Portion[] = []
  const first = taxYearOf(from)
  const room = Math.max(0, cap - used)
  let left = 0
  let sent = 0
  const take = (sum: Paise, start: Day, until: Day | undefined): Cents => {
    // The cents of all portions together are those of the whole: each is the difference of two rounded sums.
    const cents = centsOf(free + sent + sum, rate) - centsOf(free + sent, rate)
    if (sum > 0) portions.push({ from: start, until, sum, cents })
    sent += sum
    return cents
  }
  for (let year: TaxYear = first; year <= toolLaw.sendingUntil.value; year++) {
    const within = Math.min(capped - sent, paiseWithin(year === first ? room : cap, rate))
    const cents = take(within, year === first ? from : firstDayOf(year), lastDayOf(year))
    // Where the cap ends a portion, what is left is less than a paisa's worth.
    if (year === first && sent === capped) left = room - cents
  }
  take(capped - sent, knownDays.last + 1, undefined)
  return { portions, left }
}

/** How many more years the cap of today takes for a sum. */
export function yearsFor(sum: Cents): number {
  return Math.ceil(sum / cap)
}

/** Whether what leaves in the first year, apart from NRE and FCNR money, is above the sum from which Form 146 may be due. */
export function isAboveFormLimit({ outside, portions }: SenderPlan, from: Day): boolean {
  const now = portions.find((portion) => portion.from === from)?.sum ?? 0
  return outside.income + outside.paidIn + now > rupees(law.accountantFrom.value)
}

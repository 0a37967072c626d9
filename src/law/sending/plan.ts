import { law, toolLaw } from '#content/law.ts'
import type { Day } from '../day.ts'
import { type Paise, rupees } from '../money.ts'
import { daysOf, firstDayOf, lastDayOf, type TaxYear, taxYearOf } from '../taxYear.ts'
import { type Cents, centsOf, dollars, paiseWithin, type Rate } from './dollars.ts'

/** The kinds of sum that the cap distinguishes. */
export type Kind =
  /** Balance of an NRE or FCNR account. */
  | 'account'
  /** Rent, dividend, interest or pension, after tax and with documents. */
  | 'income'
  /** Price of one of the homes, or of commercial property, that were bought with foreign money. */
  | 'home'
  | 'business'
  /** Shares and funds that were bought repatriably. */
  | 'shares'
  /** A booking that was paid from abroad, from NRE or FCNR, and refunded. */
  | 'refund'
  /** Anything else in NRO. */
  | 'other'
  /** Nobody can say where it came from: it counts as anything else. */
  | 'unclear'

/** A sum that is to leave India. */
export interface Sum {
  kind: Kind
  amount: Paise
  /** The sum paid in from abroad, counted on the day of payment; of property only. */
  paidIn: Cents
}

/** A person with sums of their own, and so with a cap of their own. */
export interface Sender {
  name: string
  /** Sent under the cap since the 1 April before the first day, with all banks. */
  used: Cents
  sums: readonly Sum[]
}

/** The sum that may leave within one year from 1 April; after the last known year only from when. */
export interface Portion {
  from: Day
  until: Day | undefined
  sum: Paise
  cents: Cents
}

/** The result for one person. */
export interface SenderPlan {
  name: string
  /** Outside the cap, by the reason. */
  outside: Record<'account' | 'income' | 'paidIn' | 'repatriable', Paise>
  outsideCents: Cents
  /** Sent under the cap before the first day, in the same year. */
  sent: Paise
  /** Under the cap, all years together, and what of it is so for these reasons. */
  capped: Paise
  unclear: Paise
  abovePaidIn: Paise
  /** The capped sum, in the order of the years. A year in which nothing is left of the cap has no portion. */
  portions: Portion[]
  /** The rest of the first year's cap, and when it lapses. */
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
    repatriable: total('shares', 'refund'),
  }
  const abovePaidIn = total('home', 'business') - outside.paidIn
  const unclear = total('unclear')
  const capped = total('other') + unclear + abovePaidIn
  const free = outsideSum({ outside })
  const { portions, left } = portionsOf({ free, capped, used, from, rate })
  return {
    name,
    outside,
    outsideCents: centsOf(free, rate),
    sent: paiseWithin(used, rate),
    capped,
    unclear,
    abovePaidIn,
    portions,
    left,
    leftUntil: lastDayOf(taxYearOf(from)),
  }
}

/** The sum paid in for a property from abroad, at today's rate, as far as the price reaches. */
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
    // If the cap ends a portion, less than a paisa's worth is left.
    if (year === first && sent === capped) left = room - cents
  }
  take(capped - sent, knownDays.last + 1, undefined)
  return { portions, left }
}

/** How many more years the cap of today takes for a sum. */
export function yearsFor(sum: Cents): number {
  return Math.ceil(sum / cap)
}

/** All that is outside the cap. */
export function outsideSum({ outside }: Pick<SenderPlan, 'outside'>): Paise {
  return outside.account + outside.income + outside.paidIn + outside.repatriable
}

/**
 * Whether in any year more leaves, apart from NRE and FCNR money, than the sum from which Form 146 may be due. What was
 * sent before in the first year counts.
 */
export function isAboveFormLimit(plan: SenderPlan, from: Day): boolean {
  const first = plan.sent + outsideSum(plan) - plan.outside.account
  const years = plan.portions.map((portion) => portion.sum + (portion.from === from ? first : 0))
  return Math.max(first, ...years) > rupees(law.accountantFrom.value)
}

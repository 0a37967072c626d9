import { language } from '#content/language.ts'
import { sendingTexts as texts } from '#content/tools/sending.ts'
import { type Day, dayText } from '#law/day.ts'
import { type Paise, rupeesText } from '#law/money.ts'
import { type Cents, centsOf, dollarsText } from '#law/sending/dollars.ts'
import { isAboveFormLimit, type Kind, outsideSum, type Portion, type SenderPlan, yearsFor } from '#law/sending/plan.ts'
import type { Source } from '../Rule.tsx'
import { isKind, type Sending } from './readFields.ts'

/** The answer for one person: title and sentences. */
export function verdictOf(plan: SenderPlan, from: Day): { title: string; lines: string[] } {
  const { outsideCents, portions } = plan
  const first = portions.find((portion) => portion.from === from)
  const later = portions.filter((portion) => portion !== first)
  const title = titleOf(outsideCents + (first?.cents ?? 0), later, from)
  const free = outsideSum(plan)
  return {
    title: plan.name ? `${texts.forPerson(plan.name)} ${title}` : title,
    lines: [
      ...(free > 0 ? [texts.outside(rupeesText(free), dollarsText(outsideCents))] : []),
      ...(first ? [texts.underCap(rupeesText(first.sum), dollarsText(first.cents), dayText(plan.leftUntil))] : []),
      ...later.map(laterLine),
      ...(plan.left > 0 ? [texts.left(dollarsText(plan.left), dayText(plan.leftUntil))] : []),
      ...(first && later.length > 0 ? [texts.days(plan.leftUntil - from)] : []),
      ...(plan.unclear > 0 ? [texts.unclear(rupeesText(plan.unclear))] : []),
      ...(plan.abovePaidIn > 0 ? [texts.abovePaidIn(rupeesText(plan.abovePaidIn))] : []),
    ],
  }
}

/** The answer in sentences, for a question. The forms are left out: who reads the question knows them. */
export function answerLines(plans: readonly SenderPlan[], from: Day): string[] {
  return plans.flatMap((plan) => {
    const { title, lines } = verdictOf(plan, from)
    return [title, ...lines]
  })
}

/** Whether the answer can turn out otherwise: a source to be shown, or a wait that ends if the bank reads rule 29 widely. */
export function isOpen({ unclear, abovePaidIn, portions }: SenderPlan, from: Day): boolean {
  return unclear > 0 || (abovePaidIn > 0 && portions.some((portion) => portion.from !== from))
}

function titleOf(now: Cents, later: readonly Portion[], from: Day): string {
  const [next] = later
  const waiting = dollarsText(later.reduce((sum, { cents }) => sum + cents, 0))
  if (!next) return texts.all(dollarsText(now), dayText(from))
  return now > 0 ? texts.part(dollarsText(now), dayText(from), waiting) : texts.none(waiting, dayText(next.from))
}

function laterLine({ from, until, sum, cents }: Portion): string {
  const money = [rupeesText(sum), dollarsText(cents)] as const
  return until === undefined
    ? texts.beyond(...money, dayText(from), yearsFor(cents))
    : texts.later(...money, dayText(from), dayText(until))
}

/** A row of the plan: what leaves when, with its part of the whole. */
export interface PlanRow {
  label: string
  sum: Paise
  cents: Cents
}

/** Sums outside the cap, then the portions of the years. */
export function planRows({ outside, outsideCents, portions }: SenderPlan, from: Day): PlanRow[] {
  const free = outsideSum({ outside })
  return [
    ...(free > 0 ? [{ label: texts.rows.outside(dayText(from)), sum: free, cents: outsideCents }] : []),
    ...portions.map(({ from: start, until, sum, cents }) => ({
      label: until === undefined ? texts.rows.beyond(dayText(start)) : texts.rows.year(dayText(start), dayText(until)),
      sum,
      cents,
    })),
  ]
}

/** The rules that the answer rests on, in the order of the buckets. */
export function sendingSteps(sending: Sending, plans: readonly SenderPlan[]): string[] {
  const { steps } = texts
  const has = hasKind(sending)
  const paidBack = plans.reduce((sum, { outside }) => sum + outside.paidIn, 0)
  return [
    ...(has('account') ? [steps.account] : []),
    ...(has('income') ? [steps.income] : []),
    ...(has('shares', 'refund') ? [steps.repatriable] : []),
    ...(has('home', 'business')
      ? [steps.paidIn(dollarsText(centsOf(paidBack, sending.rate)), rupeesText(paidBack))]
      : []),
    steps.capped,
    ...(plans.some(({ portions }) => portions.some(({ from }) => from !== sending.from)) ? [steps.next] : []),
    ...(plans.some(({ left }) => left > 0) ? [steps.lapses] : []),
  ]
}

/** The official texts behind these rules. */
export function sendingSources(sending: Sending): Source[] {
  const { sources } = texts
  const has = hasKind(sending)
  return [
    sources.remittance,
    ...(has('account', 'refund') ? [sources.deposits] : []),
    ...(has('home', 'business') ? [sources.property] : []),
    sources.forms,
  ]
}

/** The forms and who signs them. Whether a sum is taxable is not known, so both answers are given. */
export function formLines(sending: Sending, plans: readonly SenderPlan[]): string[] {
  const { formLines: lines } = texts
  const has = hasKind(sending)
  const isTaxed = has('income', 'home', 'business', 'shares', 'refund', 'other', 'unclear')
  const above = plans.filter((plan) => isAboveFormLimit(plan, sending.from)).map(({ name }) => name)
  return [
    ...(has('account') ? [lines.account] : []),
    ...(isTaxed
      ? [
          above.length > 0
            ? lines.above(new Intl.ListFormat(language.locale).format(above.filter(Boolean)))
            : lines.within,
          lines.both,
          lines.small,
          lines.large,
          lines.untaxed,
        ]
      : []),
    ...(has('other', 'unclear') ? [lines.nre] : []),
    lines.signs,
    ...(isTaxed ? [lines.accountant] : []),
    ...(plans.some(({ portions }) => portions.some(({ from }) => from !== sending.from)) ? [lines.again] : []),
  ]
}

/** The documents for all kinds that were entered, each once. */
export function documentLines(sending: Sending): string[] {
  const has = hasKind(sending)
  const kinds = Object.keys(texts.kinds)
    .filter(isKind)
    .filter((kind) => has(kind))
  return [...new Set([...texts.documentLines.always, ...kinds.flatMap((kind) => texts.documentLines[kind])])]
}

function hasKind({ senders }: Sending): (...kinds: Kind[]) => boolean {
  return (...kinds) => senders.some(({ sums }) => sums.some(({ kind }) => kinds.includes(kind)))
}

import { toolLaw } from '#content/law.ts'
import { toolTexts } from '#content/texts/tools.ts'
import { sendingTexts as texts } from '#content/tools/sending.ts'
import { type Day, dayOf, dayText } from '#law/day.ts'
import { rupees, rupeesTyped } from '#law/money.ts'
import { dollarsTyped, isPlausible, type Rate, rateTyped } from '#law/sending/dollars.ts'
import { type Kind, knownDays, type Sender } from '#law/sending/plan.ts'
import { firstDayOf, isKnownDay, taxYearOf } from '#law/taxYear.ts'
import type { SenderFields, SendingFields, SumFields } from '../caseFile.ts'
import { unknownDay } from '../unknownDay.ts'

/** The input of the tool's sum. */
export interface Sending {
  from: Day
  rate: Rate
  /** Everyone with a sum. */
  senders: Sender[]
}

/** The typed values, as the tool reads them. */
export interface ReadSending {
  /** The plan's question, when nothing is missing or wrong. */
  sending: Sending | undefined
  missing: string[]
  faults: Partial<Record<'from' | 'rate', string>>
  personFaults: Partial<SenderFields>[]
  sumFaults: Partial<SumFields>[]
}

/** So many people and sums: the parts of a larger sum would no longer be exact numbers. */
const most = 100
const largest = rupees(100_000_000_000)

/** Reads the fields of the tool for sending money. Without today, as in the prerendered page, no day has passed. */
export function readSending(fields: SendingFields, today: Day | undefined): ReadSending {
  const { people, sums } = fields
  const [from, rate] = [dayOf(fields.from), rateTyped(fields.rate)]
  const typed = sums.map((sum, index) => ({ sum, index })).filter(({ sum }) => !isEmpty(sum))
  const read = {
    missing: [
      ...(fields.from === '' ? [texts.required.from] : []),
      ...(fields.rate.trim() === '' ? [texts.required.rate] : []),
      ...(typed.length === 0 ? [texts.required.sums] : []),
      ...typed.flatMap(({ sum, index }) => missingOf(sum, index + 1, people.length)),
    ],
    faults: { ...fromFault(fields.from, from, today), ...rateFault(fields.rate, rate) },
    personFaults: people.map((person, index) => personFaults(person, people.slice(0, index))),
    sumFaults: sums.map((sum, index) => sumFaults(sum, sums.slice(0, index))),
  }
  if (read.missing.length > 0 || hasFaults(read) || from === undefined || rate === undefined)
    return { ...read, sending: undefined }
  const senders = people.map(({ name, used }, index) => ({
    name: nameOf(name, index, people.length),
    used: dollarsTyped(used) ?? 0,
    sums: typed.flatMap(({ sum }) => (ownerOf(sum, people.length) === index ? sumOf(sum) : [])),
  }))
  return { ...read, sending: { from, rate, senders: senders.filter((sender) => sender.sums.length > 0) } }
}

/** Whether any field has a fault. */
export function hasFaults({ faults, personFaults: people, sumFaults: sums }: Omit<ReadSending, 'sending'>): boolean {
  return [faults, ...people, ...sums].some((one) => Object.keys(one).length > 0)
}

/** Whether a row asks for what was paid in from abroad. */
export function isProperty(kind: string): kind is 'home' | 'business' {
  return kind === 'home' || kind === 'business'
}

/** Whether a text is one of the kinds. */
export function isKind(text: string): text is Kind {
  return Object.hasOwn(texts.kinds, text)
}

/** The 1 April from which the cap of a day is counted, as texts write it; while a year is typed it can be any. */
export function sinceText(from: Day | undefined): string {
  return from === undefined || from < knownDays.first ? texts.anyApril : dayText(firstDayOf(taxYearOf(from)))
}

/** A person's name, or the number; one person alone needs none. */
export function nameOf(name: string, index: number, people: number): string {
  return name.trim() || (people > 1 ? texts.person(index + 1) : '')
}

/** The place of a sum's person in the list; `undefined` when nobody is chosen, or a person who was taken away. */
export function ownerOf({ person }: Pick<SumFields, 'person'>, people: number): number | undefined {
  const index = Number(person) - 1
  return Number.isInteger(index) && index >= 0 && index < people ? index : undefined
}

function isEmpty({ kind, amount, paidIn }: SumFields): boolean {
  return kind === '' && amount.trim() === '' && paidIn.trim() === ''
}

function sumOf({ kind, amount, paidIn }: SumFields) {
  const found = rupeesTyped(amount)
  if (!isKind(kind) || found === undefined) return []
  return [{ kind, amount: found, paidIn: isProperty(kind) ? (dollarsTyped(paidIn) ?? 0) : 0 }]
}

function missingOf(sum: SumFields, number: number, people: number): string[] {
  const { required } = texts
  return [
    ...(isKind(sum.kind) ? [] : [required.kind(number)]),
    ...(sum.amount.trim() === '' ? [required.amount(number)] : []),
    ...(isProperty(sum.kind) && sum.paidIn.trim() === '' ? [required.paidIn(number)] : []),
    ...(ownerOf(sum, people) === undefined ? [required.owner(number)] : []),
  ]
}

function fromFault(typed: string, day: Day | undefined, today: Day | undefined): { from?: string } {
  if (typed === '') return {}
  if (day === undefined) return { from: toolTexts.noDate }
  if (!isKnownDay(day, knownDays)) return { from: unknownDay(knownDays) }
  return today !== undefined && day < today ? { from: texts.faults.past } : {}
}

function rateFault(typed: string, rate: Rate | undefined): { rate?: string } {
  if (typed.trim() === '') return {}
  if (rate === undefined) return { rate: texts.faults.rate }
  return isPlausible(rate) ? {} : { rate: texts.faults.rateRange }
}

function personFaults({ name, used }: SenderFields, before: readonly SenderFields[]): Partial<SenderFields> {
  const plain = (text: string) => text.trim().toLowerCase()
  const isTwice = plain(name) !== '' && before.some((other) => plain(other.name) === plain(name))
  return {
    ...(isTwice && { name: texts.faults.twice }),
    ...(before.length >= most && { name: texts.faults.many(most) }),
    ...(used.trim() !== '' && dollarsTyped(used) === undefined && { used: texts.faults.dollars }),
  }
}

function sumFaults(sum: SumFields, before: readonly SumFields[]): Partial<SumFields> {
  const { kind, amount, paidIn, person } = sum
  const homes = person === '' ? 0 : before.filter((one) => one.kind === 'home' && one.person === person).length
  const amountFault = amount.trim() === '' ? undefined : faultOfAmount(amount)
  const paidInFault = isProperty(kind) && paidIn.trim() !== '' ? faultOfPaidIn(paidIn) : undefined
  return {
    ...(kind === 'home' && homes >= toolLaw.homesPaidBack.value && { kind: texts.faults.third }),
    ...(amountFault && { amount: amountFault }),
    ...(before.length >= most && !isEmpty(sum) && { amount: texts.faults.many(most) }),
    ...(paidInFault && { paidIn: paidInFault }),
  }
}

function faultOfAmount(typed: string): string | undefined {
  const amount = rupeesTyped(typed)
  if (amount === undefined) return toolTexts.noAmount
  if (amount === 0) return texts.faults.zero
  return amount > largest ? texts.faults.large : undefined
}

function faultOfPaidIn(typed: string): string | undefined {
  const paidIn = dollarsTyped(typed)
  if (paidIn === undefined) return texts.faults.dollars
  return paidIn === 0 ? texts.faults.nothingPaidIn : undefined
}

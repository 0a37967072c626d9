import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '#law/day.ts'
import { sharesOf } from '#law/estate/shares.ts'
import { followRefund } from '#law/refund/refund.ts'
import { taxRent } from '#law/rent/rent.ts'
import { answer } from '#law/residence/answer.ts'
import { sell } from '#law/sale/sale.ts'
import { planSending } from '#law/sending/plan.ts'
import type { CaseFile } from './caseFile.ts'
import * as estate from './estate/explain.ts'
import { readEstate } from './estate/readFields.ts'
import { enteredEstate } from './estate/summary.ts'
import { blanksOf } from './letters/fillBlanks.ts'
import * as power from './power/explain.ts'
import { readPower } from './power/readFields.ts'
import * as refund from './refund/explain.ts'
import { readRefund } from './refund/readFields.ts'
import * as rent from './rent/explain.ts'
import { readRent } from './rent/readFields.ts'
import * as residence from './residence/explain.ts'
import { readResidence } from './residence/readFields.ts'
import { enteredResidence } from './residence/summary.ts'
import * as sale from './selling/explain.ts'
import { inHand } from './selling/inHand.ts'
import { readSale } from './selling/readFields.ts'
import { enteredSale } from './selling/summary.ts'
import * as sending from './sending/explain.ts'
import { readSending } from './sending/readFields.ts'
import { enteredSending } from './sending/summary.ts'
import { filledCase } from './testing/filledCase.ts'

const today = dayOf('2026-11-23') ?? 0

/** Texts that a field can hold in a file that was written by hand, or damaged. */
const odd = fc.oneof(
  fc.constantFrom('', ' ', 'abc', 'constructor', '__proto__', 'toString', '?', '\u0000', '२०२६'),
  fc.constantFrom('-1', '0', '1e9', '2026.5', '99999', '0005', '9999', 'Infinity', '9'.repeat(400), '1/0', '0/0'),
  fc.constantFrom('0000-00-00', '0001-01-01', '2026-02-30', '9999-12-31', '2026-13-01', '2026-4-1'),
  fc.string(),
)

/** The same fields, some of them with an odd text. */
function damaged(part: unknown): fc.Arbitrary<unknown> {
  if (typeof part === 'string') return fc.oneof({ weight: 3, arbitrary: fc.constant(part) }, odd)
  if (Array.isArray(part)) return fc.tuple(...part.map(damaged))
  const fields = Object.entries(part ?? {})
  if (fields.length === 0) return fc.dictionary(odd, fc.oneof(fc.constant('resident'), odd))
  return fc.record(Object.fromEntries(fields.map(([name, value]) => [name, damaged(value)])))
}

/** Every sentence of a tool, but for those that say nothing but what was typed. */
const tools: Record<string, (file: CaseFile) => unknown[]> = {
  residence: (file) => {
    const read = readResidence(file.residence)
    const found = read.question && answer(read.question)
    const said =
      read.question && found
        ? [residence.answerLines(found, read.question), residence.stepsOf(found, read.question)]
        : []
    return [...said, read.refusals, read.missing, enteredResidence(file.residence)]
  },
  power: (file) => {
    const { path, clocks, missing, faults } = readPower(file.power)
    return [power.answerLines(path, clocks), clocks && power.remindersOf(clocks, ''), missing, faults]
  },
  selling: (file) => {
    const read = readSale(file.sale)
    const result = read.sale && sell(read.sale)
    const said =
      read.sale && result
        ? [sale.answerLines(read.sale, result), sale.saleSteps(result, read.sale), inHand(read.sale, result)]
        : []
    return [...said, read.missing, read.faults, read.refusals, enteredSale(file.sale)]
  },
  rent: (file) => {
    const { letting, ...read } = readRent(file.rent)
    const result = letting && taxRent(letting)
    const said =
      letting && result ? [rent.answerLines(result, letting), rent.rentSteps(result), rent.rentDays(letting)] : []
    return [...said, read]
  },
  refund: (file) => {
    const { refund: awaited, ...read } = readRefund(file.refund)
    const result = awaited && followRefund(awaited, today)
    const said =
      awaited && result
        ? [refund.answerLines(result), refund.refundSteps(awaited, result), refund.refundDays(awaited, result)]
        : []
    return [...said, read]
  },
  sending: (file) => {
    const { sending: sent, ...read } = readSending(file.sending, today)
    const plans = sent ? planSending(sent.senders, sent.from, sent.rate) : []
    const said = sent ? [sending.answerLines(plans, sent.from), sending.formLines(sent, plans)] : []
    return [...said, read, enteredSending(file.sending)]
  },
  estate: (file) => {
    const { family, value, ...read } = readEstate(file.estate)
    const found = family && sharesOf(family)
    const said = family ? [estate.answerLines(family, found, value), estate.estateSteps(found ?? [], family)] : []
    return [...said, read, enteredEstate(file.estate)]
  },
  letters: (file) => [Object.keys(blanksOf(file))],
}

test.each(Object.entries(tools))('%s: no text in any field of a case breaks its sentences', (_name, sentences) => {
  fc.assert(
    fc.property(damaged(filledCase), (file) => {
      const said = sentences(file as CaseFile)
        .flat()
        .map((one) => JSON.stringify(one) ?? '')
      expect(said.filter((one) => /\bNaN\b|\bundefined\b|Invalid Date|function /.test(one))).toEqual([])
    }),
    { numRuns: 300, seed: 2026 },
  )
})

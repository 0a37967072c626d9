import { law, toolLaw } from '#content/law.ts'
import { addMonths, type Day } from '../day.ts'
import { returnDates } from '../rent/rent.ts'
import { lastDayOf, type TaxYear, taxYearOf } from '../taxYear.ts'

/** How far a return has come: as its owner knows it, then as the portal shows it. */
export type Stage = 'unfiled' | 'filed' | 'verified' | 'lower' | 'unpaid' | 'failed'

/** A return whose refund is awaited, read and free of faults. */
export interface AwaitedRefund {
  year: TaxYear
  stage: Stage
  /** Day of filing; of every stage but `unfiled`. */
  filed?: Day
  /** Day of verification; of the stages after `filed`. */
  verified?: Day
}

/**
 * The thing to do next. `tooLate`: the return was not made by the last day for a late one. `waitOver`: the time for the
 * processing has run out.
 */
export type NextStep =
  | 'early'
  | 'file'
  | 'fileLate'
  | 'verify'
  | 'verifyLate'
  | 'tooLate'
  | 'wait'
  | 'waitOver'
  | 'lower'
  | 'unpaid'
  | 'failed'

/** The next step, and the days that matter. */
export interface RefundResult {
  step: NextStep
  dates: ReturnType<typeof returnDates>
  /** Last day to verify with the day of filing counting. */
  verifyBy?: Day
  /** The day that counts as that of filing: of the verification, if that came late. */
  counted?: Day
  /** Whether the return counts as filed by its due day. */
  inTime?: boolean
  /** Last day on which an intimation may be sent. */
  processBy?: Day
  /** First day of interest on the refund. */
  interestFrom?: Day
}

/**
 * Follows a refund on a day. A return that is verified later than 30 days after its filing counts as filed on the day of
 * verification (notification 2 of 2024); an intimation may be sent within nine months of the end of the financial year in which the
 * return was made (section 143(1) of the Act of 1961, 270 of that of 2025). Without a day, as in the prerendered page, nothing is late.
 */
export function followRefund({ year, stage, filed, verified }: AwaitedRefund, today: Day | undefined): RefundResult {
  const dates = returnDates(year)
  const isOver = (last: Day) => today !== undefined && today > last
  if (filed === undefined || stage === 'unfiled') {
    const isEarly = today !== undefined && today < dates.from
    const step = isEarly ? 'early' : isOver(dates.belated) ? 'tooLate' : isOver(dates.due) ? 'fileLate' : 'file'
    return { step, dates }
  }
  const verifyBy = filed + law.verification.value
  if (verified === undefined || stage === 'filed') {
    const step = !isOver(verifyBy) ? 'verify' : isOver(dates.belated) ? 'tooLate' : 'verifyLate'
    return { step, dates, verifyBy }
  }
  const counted = verified > verifyBy ? verified : filed
  if (counted > dates.belated) return { step: 'tooLate', dates, verifyBy, counted, inTime: false }
  const inTime = counted <= dates.due
  const processBy = addMonths(lastDayOf(taxYearOf(counted)), toolLaw.intimationMonths.value)
  const step = stage === 'verified' ? (isOver(processBy) ? 'waitOver' : 'wait') : stage
  return { step, dates, verifyBy, counted, inTime, processBy, interestFrom: inTime ? dates.from : counted }
}

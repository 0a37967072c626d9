import { toolLaw } from '#content/law.ts'
import { addMonths, type Day, dayFrom } from '../day.ts'
import { lastDayOf, taxYearOf } from '../taxYear.ts'

/** Days by which a sale asks for something. */
export interface SaleDates {
  /** The new house may have been bought from this day on. */
  houseFrom: Day
  houseUntil: Day
  builtUntil: Day
  bondsUntil: Day
  /** First day to file the return, and its due date; the deposit for a new house is due then, too. */
  returnFrom: Day
  returnUntil: Day
}

/** The days that follow from the day of a sale. */
export function saleDates(sold: Day): SaleDates {
  const year = taxYearOf(sold)
  return {
    houseFrom: addMonths(sold, -toolLaw.houseMonthsBefore.value),
    houseUntil: addMonths(sold, toolLaw.houseMonthsAfter.value),
    builtUntil: addMonths(sold, toolLaw.buildMonths.value),
    bondsUntil: addMonths(sold, toolLaw.bondMonths.value),
    returnFrom: lastDayOf(year) + 1,
    returnUntil: dayFrom(year + 1, 7, 31) ?? Number.NaN,
  }
}

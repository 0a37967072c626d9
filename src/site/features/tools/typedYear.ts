import { firstDayOf, type TaxYear, taxYearName } from '#law/taxYear.ts'

/**
 * The tax year of a field of years; no number, and so no year that a tool knows, for anything but four digits: a case that was
 * kept or opened can hold any text there.
 */
export function typedYear(text: string): TaxYear {
  return /^\d{4}$/.test(text) ? Number(text) : Number.NaN
}

/** A tax year by its name; what is no year stays as it is. */
export function yearText(text: string): string {
  const year = typedYear(text)
  return Number.isNaN(firstDayOf(year)) ? text : taxYearName(year)
}

import { type Practice, practice } from './site.ts'

/** Fields that the owner has not filled in. */
export function emptyFields(of: Practice = practice): (keyof Practice)[] {
  return (Object.keys(of) as (keyof Practice)[]).filter((name) => of[name].length === 0)
}

/** Whether the notice of the Bar Council can be printed whole: a law firm with all the particulars that it asks for. */
export function isLawFirm(of: Practice): boolean {
  return of.kind === 'law firm' && Boolean(of.legalName && of.address && of.areas && of.advocates.length > 0)
}

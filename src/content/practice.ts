import { type Practice, practice, type Statement } from './site.ts'

/** Fields that the owner has not filled in. */
export function emptyFields(of: Practice = practice): (keyof Practice)[] {
  return (Object.keys(of) as (keyof Practice)[]).filter((name) => !of[name]?.length)
}

/** Whether the notice of the Bar Council can be printed whole: a law firm with all the particulars that it asks for. */
export function isLawFirm(of: Practice): boolean {
  return of.kind === 'law firm' && missingFromNotice(of).length === 0
}

/** The particulars of the notice that a law firm has not filled in. */
export function missingFromNotice(of: Practice): (keyof Practice)[] {
  const asked = ['legalName', 'address', 'areas', 'advocates'] as const
  return asked.filter((name) => of[name].length === 0)
}

/** Whether the owner has confirmed a statement about the practice. */
export function confirms(of: Practice, statement: Statement): boolean {
  return of.confirmed.includes(statement)
}

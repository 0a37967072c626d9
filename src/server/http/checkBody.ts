import * as v from 'valibot'
import { Refusal } from '../refusal.ts'
import { texts } from '../texts.ts'

/** The body as the contract's schema gives it. Throws a 400 that names every field to correct. */
export function checkBody<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const checked = v.safeParse(schema, body)
  if (checked.success) return checked.output
  throw new Refusal(400, texts.correct(checked.issues.map(problem).join('; ')))
}

function problem(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  if (field === null) return texts.notAnObject
  return issue.input === undefined ? texts.missing(field) : `${field} ${issue.message}`
}

import { createStore } from '@tanstack/store'
import type { PersonQuery } from '#contract/staff/operation.ts'

/** The person whom the screen of personal data is to begin with. Not in the address, which histories and logs keep. */
const personSought = createStore<PersonQuery | undefined>(undefined)

/** Says whom to look for. */
export function seekPerson(query: PersonQuery): void {
  personSought.setState(() => query)
}

/** Whom to look for, once. */
export function takePersonSought(): PersonQuery | undefined {
  const query = personSought.get()
  personSought.setState(() => undefined)
  return query
}

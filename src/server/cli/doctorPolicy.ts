import { digitsFromAbroad } from '#content/pages/contactLinks.ts'
import { emptyFields, missingFromNotice } from '#content/practice.ts'
import { retentionDays } from '#content/retention.ts'
import { practice, site } from '#content/site.ts'
import { phoneNumbersIn } from '#contract/phoneNumbers.ts'
import type { Retention } from '../config.ts'
import type { Finding } from './finding.ts'

/** The settings by the names that an operator knows. */
const settings: Record<keyof Retention, string> = {
  keys: 'RETENTION_KEYS_DAYS',
  networks: 'RETENTION_NETWORKS_DAYS',
  emails: 'RETENTION_EMAILS_DAYS',
  unconfirmed: 'RETENTION_UNCONFIRMED_DAYS',
  newsletters: 'RETENTION_NEWSLETTERS_DAYS',
  handledEnquiries: 'RETENTION_ENQUIRIES_DAYS',
}

/** Whether the site's telephone number leads to one telephone from everywhere. */
export async function checkPhone(phone = site.phone): Promise<Finding> {
  const [first, ...more] = phoneNumbersIn(phone)
  if (first?.hasCountry && more.length === 0 && first.dialled === `+${digitsFromAbroad(phone)}`)
    return { state: 'ok', text: `calls and chats reach ${first.dialled}` }
  return {
    state: 'fail',
    text: `"${phone}" is not one number with its country: write phone in src/content/site.ts like +91 98765 43210, and build again`,
  }
}

/** Says what the kind of the practice makes the site show, and what of the practice is not filled in. */
export async function checkPractice(of = practice): Promise<Finding> {
  const empty = emptyFields(of).filter((name) => name !== 'kind')
  const gaps = empty.length > 0 ? `; /how-we-work leaves out ${empty.join(', ')}: fill them in` : ''
  const where = 'under practice in src/content/site.ts'
  if (of.kind === 'law firm') {
    const shown = 'a law firm: no stories by clients, no years of experience, nothing free'
    const missing = missingFromNotice(of)
    if (missing.length > 0)
      return { state: 'fail', text: `${shown}, but the notice of rule 36 lacks ${missing.join(', ')}${gaps} ${where}` }
    return gaps
      ? { state: 'note', text: `${shown}, with the notice of rule 36${gaps} ${where}` }
      : { state: 'ok', text: `${shown}, with the notice of rule 36` }
  }
  const shown = 'stories by clients, “20+ years” and “FREE” are shown'
  if (of.kind === 'coordinator')
    return gaps
      ? { state: 'note', text: `a coordinator: ${shown}, no notice of rule 36${gaps} ${where}` }
      : { state: 'ok', text: `a coordinator: ${shown}, no notice of rule 36` }
  const unset = `${shown}, which a law firm in India may not do: set kind`
  return { state: 'note', text: `${unset}${gaps} ${where}` }
}

/** Whether the texts name a lawyer who reviewed their law. */
export async function checkLawReview({ name } = site.lawReviewer): Promise<Finding> {
  if (name) return { state: 'ok', text: `the texts name ${name} as the lawyer who reviewed their law` }
  return {
    state: 'note',
    text: 'every text says “not yet by a lawyer”: name the one who reviewed them under lawReviewer in src/content/site.ts',
  }
}

/** Whether the privacy policy prints the periods that this server applies, and names a grievance officer. */
export async function checkPolicy(
  { config }: { config: { retention: Retention } },
  officer = site.grievanceOfficer,
): Promise<Finding> {
  const kinds = Object.keys(settings) as (keyof Retention)[]
  const other = kinds.filter((kind) => config.retention[kind] !== retentionDays[kind])
  if (other.length > 0) {
    const list = other.map((kind) => `${settings[kind]} is ${config.retention[kind]}, not ${retentionDays[kind]}`)
    return {
      state: 'fail',
      text: `the privacy policy prints other periods (${list.join('; ')}): change src/content/retention.ts and build again`,
    }
  }
  if (!officer.name)
    return {
      state: 'note',
      text: 'the privacy policy names no grievance officer: fill in grievanceOfficer in src/content/site.ts',
    }
  return { state: 'ok', text: 'prints the periods of this server and names the grievance officer' }
}

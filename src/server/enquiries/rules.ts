import type { Kysely } from 'kysely'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { type InferOutput, safeParse } from 'valibot'
import { langAt } from '#content/languages.ts'
import { phoneNumbersIn } from '#contract/phoneNumbers.ts'
import { type Rule, type RulesChange, type RulesTried, rulesTrial, triedEnquiries } from '#contract/staff/rules.ts'
import { distinctTags, mostTags, tagKey } from '#contract/staff/stages.ts'
import { normalisedAddress } from '../mail/emailAddress.ts'
import { assignees, findMember, type StaffMember } from '../staff/members.ts'
import { recordChange } from '../store/changes.ts'
import { bumpVersion, followsVersion } from '../store/ownVersion.ts'
import type { EnquiryRow, Tables, Tx } from '../store/tables.ts'
import { addEvent, changeEnquiry } from './changeEnquiry.ts'

/** In events, the actor of what a rule did. */
export const ruleActor = 'rule'

const id = 'rules'

type Db = Pick<Kysely<Tables>, 'selectFrom'>
/** The fields of an enquiry that rules look at. */
type Matched = Pick<EnquiryRow, 'service' | 'channel' | 'page' | 'contact_number' | 'address'>

/** The rules in their order. */
export async function readRules(db: Db): Promise<RulesChange> {
  const row = await db.selectFrom('office').select(['value', 'version']).where('id', '=', id).executeTakeFirst()
  if (!row) return { version: 0, rules: [] }
  const parsed = safeParse(rulesTrial, { rules: JSON.parse(row.value) })
  // Of a newer version, with conditions that this one does not know.
  return { version: row.version, rules: parsed.success ? parsed.output.rules : [] }
}

/** Stores rules that were made from the stored version, or from one since which only the same member has changed them. */
export async function saveRules(
  tx: Tx,
  { version, rules }: InferOutput<typeof rulesTrial> & { version: number },
  actor: string,
  now: number,
): Promise<boolean> {
  const value = JSON.stringify(rules.map((rule) => ({ ...rule, tags: distinctTags(rule.tags) })))
  const added = await tx
    .insertInto('office')
    .values({ id, value, version: 1, changed_by: actor, own_since: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  const row =
    added ??
    (await tx
      .updateTable('office')
      .set({ value, ...bumpVersion(actor) })
      .where('id', '=', id)
      .where(followsVersion(version, actor))
      .returning('id')
      .executeTakeFirst())
  if (row) await recordChange(tx, 'office', '', 'changed', now)
  return row !== undefined
}

/** The country of the first phone number in a field, as two letters; empty if it says none. */
export function countryOf(contactNumber: string): string {
  const [number] = phoneNumbersIn(contactNumber)
  return (number?.hasCountry && parsePhoneNumberFromString(number.dialled)?.country) || ''
}

/** The rules that fit an enquiry, in their order. */
export function matchingRules(rules: readonly Rule[], enquiry: Matched): Rule[] {
  const language = enquiry.channel === 'form' ? langAt(enquiry.page) : ''
  const country = countryOf(enquiry.contact_number)
  return rules.filter(
    (rule) =>
      (rule.service === '' || rule.service === enquiry.service) &&
      (rule.language === '' || rule.language === language) &&
      (rule.country === '' || rule.country === country) &&
      (rule.sender === '' || isFrom(enquiry.address, rule.sender)),
  )
}

/** Whether a stored address is the one that is meant, or of the domain that is. */
function isFrom(address: string, sender: string): boolean {
  if (address === '') return false
  if (!sender.startsWith('@') && sender.includes('@')) return address === normalisedAddress(sender)
  const domain = normalisedAddress(`@${sender.replace('@', '')}`).slice(1)
  const own = address.slice(address.lastIndexOf('@') + 1)
  return own === domain || own.endsWith(`.${domain}`)
}

/**
 * Does with a new enquiry what the rules say, in the transaction that receives it, and notes each rule in its history. Nothing is
 * assigned to somebody who may open no enquiries (any more); `named` are the members whom the settings name.
 */
export async function applyRules(
  tx: Tx,
  enquiry: Matched & Pick<EnquiryRow, 'id' | 'assignee'>,
  named: readonly StaffMember[],
  now: number,
): Promise<void> {
  const { rules } = await readRules(tx)
  const found = matchingRules(rules, enquiry)
  if (found.length === 0) return
  let { assignee } = enquiry
  let stage: Rule['stage'] = ''
  const tags: string[] = []
  for (const rule of found) {
    if (assignee === '' && (await unknownMembers(tx, named, [rule])).length === 0) ({ assignee } = rule)
    stage ||= rule.stage
    tags.push(...rule.tags)
    await addEvent(tx, enquiry.id, ruleActor, 'rule', now, '', rule.name)
  }
  const change = { assignee, stage: stage || undefined, tags: distinctTags(tags).slice(0, mostTags) }
  await changeEnquiry(tx, enquiry.id, change, ruleActor, now)
}

/** The newest enquiries that these rules would have touched. */
export async function tryRules(db: Db, rules: readonly Rule[]): Promise<RulesTried> {
  const rows = await db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'name', 'received_at', 'service', 'channel', 'page', 'contact_number', 'address'])
    .where('state', '!=', 'spam')
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(triedEnquiries)
    .execute()
  const items = rows.flatMap((row) => {
    const found = matchingRules(rules, row)
    const { reference, name, received_at } = row
    const receivedAt = new Date(received_at).toISOString()
    return found.length === 0 ? [] : [{ id: row.id, reference, name, receivedAt, rules: found.map((one) => one.name) }]
  })
  return { looked: rows.length, items }
}

/** The addresses in rules of nobody who may open enquiries. */
export async function unknownMembers(db: Db, named: readonly StaffMember[], rules: readonly Rule[]): Promise<string[]> {
  const unknown: string[] = []
  for (const address of new Set(rules.map(({ assignee }) => assignee))) {
    const member = address === '' ? undefined : await findMember(db, named, address)
    if (address !== '' && (!member || assignees([member]).length === 0)) unknown.push(address)
  }
  return unknown
}

/** The tags in rules that no enquiry has. */
export async function unusedTags(db: Db, rules: readonly Rule[]): Promise<string[]> {
  const tags = distinctTags(rules.flatMap((rule) => rule.tags))
  if (tags.length === 0) return []
  const used = await db
    .selectFrom('enquiry_tag')
    .select('tag_key')
    .distinct()
    .where('tag_key', 'in', tags.map(tagKey))
    .execute()
  const keys = new Set(used.map(({ tag_key }) => tag_key))
  return tags.filter((tag) => !keys.has(tagKey(tag)))
}

/** Removes the rules that name one of these addresses as the sender: it belongs to a person who is erased. */
export async function forgetSenders(tx: Tx, addresses: readonly string[], now: number): Promise<void> {
  const { version, rules } = await readRules(tx)
  const left = rules.filter(({ sender }) => !addresses.includes(normalisedAddress(sender)))
  if (left.length < rules.length) await saveRules(tx, { version, rules: left }, ruleActor, now)
}

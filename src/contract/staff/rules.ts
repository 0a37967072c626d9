import * as v from 'valibot'
import { mostTags, stages, tagField } from './stages.ts'
import { shortText, storableNumber, storableText } from './text.ts'

/** So many rules an office may have. */
export const mostRules = 100

/** How many of the newest enquiries `tryRules` looks at. */
export const triedEnquiries = 50

/** The stages that a rule may set: whether a matter is won or lost, people decide. */
export const ruleStages = stages.filter((stage) => stage !== 'lost' && stage !== 'enquiry')

/**
 * Whether a text is an email address, or a domain such as `example.com` or `@example.com`, whose addresses and those of its
 * subdomains are meant. A pattern such as `*@example.com` is neither.
 */
export function isSender(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [name, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
  const labels = domain.split('.')
  const isDomain = labels.length > 1 && labels.every((label) => /^[\p{L}\p{M}\p{N}-]{1,63}$/u.test(label))
  return isDomain && !labels.some((label) => /^-|-$/.test(label)) && !/[\s@<>"(),:;\\[\]*?%|]/.test(name)
}

const sender = v.pipe(
  storableText,
  v.trim(),
  v.maxLength(254),
  v.check(
    (text) => text === '' || isSender(text),
    'must be an address such as asha@example.com, or a domain such as example.com',
  ),
)

/** One rule: what an enquiry must have, as far as it is not empty, and what is then done with it. */
export const rule = v.pipe(
  v.object({
    name: shortText(80),
    /** A service's path such as `NCLT-Matters`. */
    service: v.pipe(storableText, v.maxLength(100)),
    /** Code of the language of the page it was written on; what came by another way than the form has none. */
    language: v.pipe(storableText, v.maxLength(10)),
    /** Two letters (ISO 3166-1) of the country of the phone number. */
    country: v.pipe(storableText, v.regex(/^(?:[A-Z]{2})?$/, 'must be two letters such as AE')),
    sender,
    /** A member's address; whom somebody has chosen already, it does not replace. */
    assignee: v.pipe(storableText, v.maxLength(254)),
    tags: v.pipe(v.array(tagField), v.maxLength(mostTags)),
    stage: v.picklist(['', ...ruleStages]),
  }),
  v.check(
    ({ service, language, country, sender: from }) => [service, language, country, from].some(Boolean),
    'needs a condition: a service, a language, a country or a sender',
  ),
  v.check(
    ({ assignee, tags, stage }) => Boolean(assignee || stage) || tags.length > 0,
    'needs something to do: a person, a tag or a stage',
  ),
)
export type Rule = v.InferOutput<typeof rule>

const rules = v.pipe(
  v.array(rule),
  v.maxLength(mostRules, `are more than ${mostRules}`),
  v.check((all) => new Set(all.map(({ name }) => name)).size === all.length, 'must have different names'),
)

/** All rules in their order, in place of those before: 200 with the `RulesAnswer`, or 409 with the stored ones. */
export const rulesChange = v.object({ version: storableNumber, rules })
export type RulesChange = v.InferOutput<typeof rulesChange>

/** The rules in their order. All that fit are applied; of two that set a person or a stage the first one counts. */
export interface RulesAnswer extends RulesChange {
  /** Addresses in them of nobody who may open enquiries: nothing is assigned to them. */
  unknownMembers: string[]
  /** Tags in them that no enquiry has, or not any more; they are put on all the same. */
  unusedTags: string[]
  /** Two letters of every country that has phone numbers of its own. */
  countries: string[]
}

/** Says which of the newest enquiries rules that need not be saved would have touched. Changes nothing. */
export const rulesTrial = v.object({ rules })

/** The answer to a trial, newest enquiry first. */
export interface RulesTried {
  /** How many were looked at. */
  looked: number
  items: Array<{ id: string; reference: string; name: string; receivedAt: string; rules: string[] }>
}

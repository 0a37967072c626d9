import * as v from 'valibot'
import { standIn } from '#contract/standIn.ts'
import type { Checked } from './blocks.ts'
import { type PigmentName, pigments } from './pigments.ts'
import { servicePaths } from './services/order.ts'
import { toolNames } from './texts/toolTitles.ts'

/** A fault in a content file; the message names file and field and says what to do. */
export class ContentError extends Error {
  readonly field: string
  readonly advice: string
  constructor(file: string, field: string, advice: string) {
    super(`${file}: ${field}: ${advice}`)
    this.name = 'ContentError'
    this.field = field
    this.advice = advice
  }
}

const filled = v.pipe(v.string('is missing; add it'), v.trim(), v.nonEmpty('is empty; fill it in'))
const servicePath = v.picklist(servicePaths, `is not a service path; use one of ${servicePaths.join(', ')}`)

/** "May 1, 2025"; the 30th of February becomes another day, and so is found out. */
function dayText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  return date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
}

/** "20 November 2026", as texts of law write a day. */
function reviewText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  return date.toLocaleDateString('en-GB', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
}

function isReviewDay(text: string): boolean {
  return reviewText(new Date(`${text} UTC`)) === text
}

const reviewDay = v.pipe(
  filled,
  v.regex(/^[1-9]\d? [A-Z][a-z]+ \d{4}$/, 'must be written like "20 November 2026"'),
  v.check(isReviewDay, 'is not a day of the calendar; write the month in full'),
)

const slug = v.pipe(filled, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined by hyphens'))
/** A slug that was made from the display name: pages load an article by such a name only. */
export const madeSlug = v.object({ slug })

/** Front matter of an article. `slug` may be left out: it is then made from the display name. */
export const articleFrontMatter = v.strictObject({
  id: v.pipe(filled, v.regex(/^blog\d+$/, 'must be "blog" and a number, e.g. blog15')),
  slug: v.optional(slug),
  displayName: filled,
  description: filled,
  metaDescription: filled,
  date: v.pipe(
    filled,
    v.regex(/^[A-Z][a-z]+ [1-9]\d?, \d{4}$/, 'must be written like "May 1, 2025"'),
    v.check(
      (text) => dayText(new Date(`${text} UTC`)) === text,
      'is not a day of the calendar; write the month in full',
    ),
  ),
  reviewed: reviewDay,
  readingTime: v.pipe(filled, v.regex(/^\d+ min read$/, 'must be written like "11 min read"')),
  service: servicePath,
  related: v.optional(filled),
  sources: v.optional(filled),
  /** The page that stands in for an article that was taken away. */
  movedTo: v.optional(
    v.pipe(filled, v.regex(standIn, 'must be the address of a service or an article, like /services/Documents')),
  ),
})

/** Whether a person has checked a translation. */
export const translationState = v.strictObject({
  translation: v.pipe(
    filled,
    v.regex(
      /^(?:draft|checked by \S.* on .+)$/,
      'must be "draft", or written like "checked by Asha Rao on 20 November 2026"',
    ),
    v.check(
      (text) => text === 'draft' || isReviewDay(checkOf(text)?.on ?? ''),
      'names no day of the calendar; end it with one like "20 November 2026"',
    ),
  ),
})

/** Of a translation: the same, and whether a person has checked it. */
export const translatedFrontMatter = v.strictObject({ ...articleFrontMatter.entries, ...translationState.entries })

/** The person who checked a translation, and the day; nothing for a draft. */
export function checkOf(translation: string): Exclude<Checked, 'draft'> | undefined {
  const [, by, on] = /^checked by (\S.*) on (.+)$/.exec(translation) ?? []
  return by !== undefined && on !== undefined ? { by, on } : undefined
}

/** Characters of a service's description that fit its card. */
const cardLength = 140
const pigmentNames = Object.keys(pigments) as PigmentName[]

/** Front matter of a service; its path is the name of its file. */
export const serviceFrontMatter = v.strictObject({
  displayName: filled,
  pigment: v.picklist(pigmentNames, `is not a pigment of content/pigments.ts; use one of ${pigmentNames.join(', ')}`),
  description: v.pipe(
    filled,
    v.maxLength(cardLength, ({ input }) => `has ${input.length} characters; ${cardLength} fit a card, so shorten it`),
  ),
  metaDescription: filled,
  metaKeywords: filled,
  subtitle: filled,
  introTitle: filled,
  listTitle: filled,
  reviewed: reviewDay,
  tool: v.optional(v.picklist(toolNames, `is not a tool; use one of ${toolNames.join(', ')}`)),
})

/** The checked value, or a `ContentError` that names the first faulty field. */
export function checked<TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
  file: string,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const { field, advice } = faultOf(result.issues[0])
  throw new ContentError(file, field, advice)
}

/** The field of a fault, and what to do. */
export function faultOf(issue: v.BaseIssue<unknown>): { field: string; advice: string } {
  const field = v.getDotPath(issue) ?? 'file'
  if (issue.type !== 'strict_object') return { field, advice: issue.message }
  const unknown = issue.expected === 'never'
  return { field, advice: unknown ? 'is not a known field; correct its spelling or remove it' : 'is missing; add it' }
}

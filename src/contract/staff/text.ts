import * as v from 'valibot'

/** Text that both databases store: without NUL and lone surrogates. */
export const storableText = v.pipe(
  v.string('must be text'),
  v.check((value) => !value.includes('\0') && !/\p{Cs}/u.test(value), 'must not contain NUL or half a character'),
)

/** Trimmed text with something in it and at most so many characters. */
export function shortText(most: number) {
  return v.pipe(storableText, v.trim(), v.nonEmpty('must not be empty'), v.maxLength(most, `is longer than ${most}`))
}

const badTime = 'must be a time such as 2026-05-01T10:00:00Z'
/** A moment, with its zone. Some of ISO 8601 are none for JavaScript, such as an offset of hours alone. */
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp(badTime),
  v.check((value) => !Number.isNaN(Date.parse(value)), badTime),
)

/** A filter that may be left out. */
export function listOf<const T extends readonly [string, ...string[]]>(values: T) {
  return v.optional(v.pipe(v.array(v.picklist(values)), v.maxLength(20)), [])
}

/** Ids of records, for doing one thing to many. */
export const idList = v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(200))

/** The start of the next page, as an earlier answer gave it; absent for the first page. */
export const cursor = v.optional(v.pipe(storableText, v.maxLength(100)))

/** A count or version as both databases store it (int4). */
export const storableNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647))

/** How many rows an answer has at most. */
export const pageSize = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 50)

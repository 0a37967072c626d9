import * as v from 'valibot'
import { idList, shortText, storableNumber, storableText } from './text.ts'

/**
 * A text to begin an answer with. `{name}`, `{reference}`, `{service}` and `{staff}` are for the browser to fill in, each with
 * what stands in for it when there is nothing, such as `{name|Sir or Madam}`.
 */
export interface AnswerTemplate {
  id: string
  name: string
  subject: string
  text: string
  /** Path of the service for which it is; empty for all. */
  service: string
  /** Code of the language in which it is written; empty if it does not matter. */
  language: string
  version: number
}

/** Without an id it is a new one (201); with an id and its version it is changed (200), or 409 with the stored one. */
export const templateChange = v.object({
  id: v.optional(v.pipe(v.string(), v.uuid())),
  version: v.optional(storableNumber),
  name: shortText(80),
  subject: v.optional(v.pipe(storableText, v.trim(), v.maxLength(200)), ''),
  text: shortText(20_000),
  service: v.optional(v.pipe(storableText, v.maxLength(100)), ''),
  language: v.optional(v.pipe(storableText, v.maxLength(10)), ''),
})

/** Puts the templates into this order; those that it does not name stay behind them. Answers 204. */
export const templateOrder = v.object({ ids: idList })

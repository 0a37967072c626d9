import * as v from 'valibot'
import { foldedForSearch } from '../foldedForSearch.ts'
import { normalized } from '../normalized.ts'
import { storableText } from './text.ts'

/** How far a matter has come, from the first message to the client or to its loss. */
export const stages = ['enquiry', 'call', 'papers', 'quote', 'client', 'lost'] as const
export type Stage = (typeof stages)[number]

/** Reasons for which a matter was lost; a list, so that they can be counted. More words go into a note. */
export const lostReasons = ['price', 'elsewhere', 'silent', 'unsuitable', 'conflict', 'other'] as const
export type LostReason = (typeof lostReasons)[number]

export const mostTags = 20
export const longestTag = 40

/** Marks that change the direction of the text around them, and other characters without a glyph. */
const invisible = /[\p{Cc}\p{Cf}]+/gu

/** A tag as it is kept: on one line, in whatever script. Joiners between letters of Indian scripts and Arabic stay. */
export function tagFrom(text: string): string {
  const visible = text.replace(invisible, (run) => (/^[\u200c\u200d]+$/.test(run) ? run : ' '))
  return normalized(visible.replace(/\s+/g, ' ').trim(), 'NFC')
}

/** Tags are one if only their letter case or marks differ. */
export function tagKey(tag: string): string {
  return foldedForSearch(tag)
}

/** The list without tags that differ only in letter case or marks from an earlier one. */
export function distinctTags(tags: readonly string[]): string[] {
  return [...new Map(tags.toReversed().map((tag) => [tagKey(tag), tag])).values()].reverse()
}

const tagText = v.pipe(
  storableText,
  v.transform(tagFrom),
  v.maxLength(longestTag, `is longer than ${longestTag} characters`),
  v.check((tag) => /[\p{L}\p{N}]/u.test(tag), 'needs a letter or a digit'),
)
/** One tag, of a filter or a rule. */
export const tagField = tagText
/** All tags of an enquiry. */
export const tagList = v.pipe(
  v.array(tagText),
  v.transform((tags: string[]) => distinctTags(tags)),
  v.maxLength(mostTags, `are more than ${mostTags}`),
)

/** A tag in use, and on how many enquiries. */
export interface TagCount {
  tag: string
  count: number
}

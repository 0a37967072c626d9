import { edition } from '#content/edition.ts'
import { abbreviations, beforeNumbers, plainWords, saidAsWords, spelledOut } from '#content/spokenWords.ts'
import { withAmounts, withNumbers, withPercents } from './amounts.ts'
import { withDates } from './dates.ts'
import { withReferences } from './references.ts'
import { marks } from './signs.ts'

/** The pattern of a text that is to be taken as it is. */
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

// No letter or digit before or after it; a dot at the end of a sentence stays.
const shortForms = abbreviations.map(([written, spoken]) => {
  const pattern = new RegExp(String.raw`(?<![\p{L}\d.])${literally(written)}(?![\p{L}\d])`, 'gu')
  return [pattern, written.endsWith('.') ? spoken : `${spoken}`, written.endsWith('.')] as const
})
const numberForms = beforeNumbers.map(
  ([written, spoken]) =>
    [new RegExp(String.raw`(?<![\p{L}\d.])${literally(written)}\s?(?=\d)`, 'gu'), `${spoken} `] as const,
)

/** A sentence as a voice of the page's language is to say it. */
export const spokenForm = edition.code === 'en' ? inEnglish : inItsOwnWay

/** A sentence as it stands, for voices that read the figures of their language well; only marks of the text are left out. */
export function inItsOwnWay(written: string): string {
  return written
    .replace(/[“”"*[\]]/g, '')
    .replace(/_{2,}|\.{4,}/g, ', ')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Voices that speak English read figures, currencies and abbreviations each in its own way, so Indian numbering, sections,
 * forms, dates and acronyms come as words.
 */
function inEnglish(written: string): string {
  let text = tidied(written)
  text = withAddresses(text)
  for (const [pattern, spoken] of numberForms) text = text.replace(pattern, spoken)
  for (const [pattern, spoken, hadStop] of shortForms) {
    text = text.replace(pattern, (found, at: number) =>
      hadStop && at + found.length === text.length ? `${spoken}.` : spoken,
    )
  }
  text = text.replace(/(?<=\w)\s+vs?\.?\s+(?=[A-Z])/g, ' versus ')
  text = withDates(text)
  text = withAmounts(text)
  text = withReferences(text)
  text = withPercents(text)
  text = withAcronyms(text)
  // A stroke between words offers a choice; in numbers it is a fraction.
  text = text.replace(/(?<=\p{L})\/(?=\p{L})/gu, ' or ')
  text = text.replace(/\s[–—-](?=\s)|—/g, ', ')
  text = withNumbers(text)
  for (const [mark, spoken] of marks) text = text.replaceAll(mark, ` ${spoken} `)
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .trim()
}

/** One kind of blank, apostrophe and bracket; no quotation marks, and the gaps of a form by name. */
function tidied(text: string): string {
  return text
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[\u00ad\u200b\ufeff]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”"]/g, '')
    .replace(/(?<![\p{L}\d])'|'(?![\p{L}\d])/gu, '')
    .replace(/\[ \]/g, ' ')
    .replace(/_{2,}|\.{4,}/g, ' blank ')
    .replace(/…/g, '...')
    .replace(/[[\]*]/g, ' ')
}

/** Internet and e-mail addresses without what nobody says. */
function withAddresses(text: string): string {
  return text
    .replace(/\bhttps?:\/\/(?:www\.)?([^\s/]+)\/?[^\s,;)]*/g, '$1')
    .replace(/\b[\w-]+(?:[.@][\w-]+)*[.@](?:com|org|net|in|uk|ae|gov|info)\b/g, (address) =>
      address.replaceAll('@', ' at ').replaceAll('.', ' dot '),
    )
}

/** NRI becomes 'N R I', and FEMA 'feema'; words in capitals stay words. */
function withAcronyms(text: string): string {
  return text.replace(
    /(?<![\p{L}\d])([A-Z]{2,})(?:\(([A-Z])\))?((?:'?s)?)(?![\p{L}\d])/gu,
    (all: string, letters: string, more: string | undefined, ending: string, at: number) => {
      const word = saidAsWords[letters]
      if (word) return word + ending
      // Beside a word in capitals a short one is no acronym either.
      const beside = /[A-Z]{4,}\W*$/.test(text.slice(0, at)) || /^\W*[A-Z]{4,}/.test(text.slice(at + all.length))
      const canBeWord = /[AEIOUY]/.test(letters) && !spelledOut.has(letters)
      if (plainWords.has(letters) || (canBeWord && (beside || letters.length > 3))) return all.toLowerCase()
      return [...letters, ...(more ?? '')].join(' ') + (ending && "'s")
    },
  )
}

import { glossary } from '#content/glossary.ts'
import { law, officialTexts } from '#content/law.ts'
import { plain } from '../../../support/prose.ts'

/** How many words in a row two texts may not have in common with a third. */
const runLength = 5

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const titles = Object.values(officialTexts).map(({ title }) => title.replace(/, \d{4}$/, ''))
const figures = Object.values(law).flatMap(({ printed }) => printed)

/**
 * Quotations from the law: names of Acts and offices, sections, citations, figures with their dates. Those words
 * are fixed, so a run ends at them.
 */
const quotedLaw = new RegExp(
  [
    ...[...titles, ...figures].sort((a, b) => b.length - a.length).map(escaped),
    '(?:sections?|rules?|Articles?|Chapter|Order) (?:\\d+|[IVX]+)[\\w()-]*(?:(?:,| and| to| or) \\d+[\\w()-]*)*',
    '(?:[A-Z][\\w-]+ )+(?:of (?:[A-Z][\\w-]+ )*)?(?:Act|Code|Rules|Regulations|Convention|Scheme|Sanhita|Adhiniyam)(?:, \\d{4})?',
    '(?:Reserve|Supreme|High) (?:Bank|Court)(?: of India)?(?:’s)?',
    '\\(\\d{4}\\) \\d+ SCC \\d+|\\d{4} INSC \\d+',
    '\\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \\d{4})?',
  ].join('|'),
  'g',
)

/** Terms of the glossary: each counts as one word, since law and practice fix it. */
const terms = glossary
  .flatMap((group) => group.terms)
  .toSorted((a, b) => b.term.length - a.term.length)
  .map(({ uses }) => new RegExp(`(?<![\\p{L}\\p{N}-])(?:${uses})(?![\\p{L}\\p{N}])`, 'giu'))

const withTermsAsWords = (text: string) =>
  terms.reduce((all, term) => all.replace(term, (words) => words.replace(/[^\p{L}\p{N}]+/gu, '')), text)

/** The runs of words in a text, without what it quotes from the law. */
export function runsOf(text: string): Set<string> {
  const runs = new Set<string>()
  for (const stretch of withTermsAsWords(plain(text).replace(quotedLaw, '|')).split(/[|\n]|(?<=[.?!:;])\s/)) {
    const words = stretch.toLowerCase().match(/[\p{L}\p{N}’₹%-]+/gu) ?? []
    for (let at = 0; at + runLength <= words.length; at++) runs.add(words.slice(at, at + runLength).join(' '))
  }
  return runs
}

/** The runs that more than two of the texts share, with the names of those texts. */
export function runsInThree(texts: readonly { where: string; text: string }[]): [run: string, places: string[]][] {
  const places = new Map<string, string[]>()
  for (const { where, text } of texts)
    for (const run of runsOf(text)) places.set(run, [...(places.get(run) ?? []), where])
  return [...places].filter(([, names]) => names.length > 2)
}

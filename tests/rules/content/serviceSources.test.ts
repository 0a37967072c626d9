import { expect, test } from 'vitest'
import { officialTexts } from '#content/law.ts'
import { parsePieces } from '#content/pieces.ts'
import type { Service } from '#content/serviceEntity.ts'
import { searchEntries } from '#device/offline/searchIndex.ts'
import { linksOf, plain } from '../../support/prose.ts'
import { services, stringsIn } from '../../support/siteTexts.ts'
import { isOfficialText } from './officialText.ts'
import { statesLaw } from './statesLaw.ts'

const each = services.map((service) => [service.path, service] as const)
const marks = /\[\^(\d+)(\+?)\]/
const listed = ({ sources }: Service) => sources.flatMap(linksOf)

/** Answers, paragraphs and bullets: what one mark vouches for. */
const linesOf = ({ faqSection, textSection }: Service) => [
  ...faqSection.questions.map(({ answer }) => answer),
  ...parsePieces(textSection.mainText).flatMap((piece) => (piece.type === 'list' ? piece.items : [piece.text])),
]

test.each(each)('SD-31 %s closes with a numbered list of official texts, each once', (_path, service) => {
  expect(service.sources.length).toBeGreaterThan(0)
  expect(new Set(listed(service)).size).toBe(service.sources.length)
  expect(listed(service).filter((url) => !isOfficialText(url))).toEqual([])
})

test.each(each)(
  'SD-31 %s marks each of its official texts in the order of the page, and every mark has its note',
  (_path, service) => {
    const found = linesOf(service).flatMap((line) => [...line.matchAll(new RegExp(marks, 'g'))])
    expect([...new Set(found.map(([, number]) => Number(number)))]).toEqual(service.sources.map((_note, at) => at + 1))
    // One mark of each text is the one to which its note leads back.
    const first = found.filter(([, , again]) => again === '').map(([, number]) => Number(number))
    expect(first.sort((a, b) => a - b)).toEqual(service.sources.map((_note, at) => at + 1))
    for (const [at, note] of service.sources.entries()) expect(note.endsWith(` [^<${at + 1}]`), note).toBe(true)
  },
)

test.each(each)('SD-31 in %s no sentence that states law lacks a source in its paragraph', (_path, service) => {
  const bare = linesOf(service).flatMap(afterLastMark).filter(statesLaw).map(plain)
  expect(bare.filter((sentence) => !mayBeBare.some((start) => sentence.startsWith(start)))).toEqual([])
})

/** One mark vouches for the sentences before it, as far back as the mark before or the start of the paragraph. */
function afterLastMark(line: string): string[] {
  const sentences = line.split(/(?<!\bv\.)(?<=[.?!](?:\[\^\d+\+?\]|\*\*)?)\s+/)
  return sentences.slice(sentences.findLastIndex((sentence) => marks.test(sentence)) + 1)
}

/** Beginnings of sentences that need no source, or whose source is no text of law.ts. */
const mayBeBare: readonly string[] = [
  // Acts of a State, and the model for them.
  'Section 13-B of the East Punjab',
  'It asks for five years',
  'Newer tenancies in Punjab',
  'Neither is a national',
  'A rent Act may demand',
  'The Model Tenancy Act',
  'Reports of',
  'These tell us which Act',
  // Advice.
  'Act early',
  'If the end is less than two years',
  'If the cheque was yours',
  'Close accounts',
]

test.each(each)(
  'SD-31 every Act and set of Rules that %s names in its answers or long text is in its list',
  (_path, service) => {
    const text = linesOf(service).map(plain).join('\n')
    const missing = Object.values(officialTexts).flatMap(({ title, url }) => {
      const name = title.replace(/, \d{4}$/, '')
      const named =
        /(?:Act|Rules|Code)$/.test(name) && text.includes(/^(?:Income-tax|Finance)/.test(title) ? title : name)
      return named && !listed(service).includes(url) ? [title] : []
    })
    expect(missing).toEqual([])
  },
)

test('SD-31 every service says when its law was reviewed, directly before its official texts', () => {
  const last = services.map(({ textSection }) => textSection.mainText.split('\n\n').at(-1) ?? '')
  const closing = /^\*\*Law (?:reviewed|compared) by .* on \d{1,2} [A-Z][a-z]+ \d{4}.*\.\*\*/
  expect(last.filter((paragraph) => !closing.test(paragraph))).toEqual([])
})

test('SD-31 marks stay in answers, long texts and lists: neither descriptions nor the search index hold one', () => {
  const marked = services
    .flatMap((service) => stringsIn(service, ''))
    .filter(({ text }) => text.includes('[^'))
    .map(({ where }) => where.replace(/\d+/, 'n'))
  expect([...new Set(marked)].sort()).toEqual(['.faqSection.questions.n.answer', '.sources.n', '.textSection.mainText'])
  const { recent } = searchEntries({ services, articles: [], guides: [], questions: [] })
  expect(recent.length).toBeGreaterThan(services.length)
  expect(recent.filter(({ text, title }) => /\[\^|\]\(/.test(text + title))).toEqual([])
})

test('a paragraph with a period, a share or a section states law; one with an estimate of ours does not', () => {
  const stating = ['Within four months.', 'Add twelve years.', 'It asks for 10%.', 'Section 6 helps.', 'Use Form 93.']
  expect(stating.filter((text) => !statesLaw(text))).toEqual([])
  expect(statesLaw('Plan for 7-14 days, or 3–6 months, as a working estimate.')).toBe(false)
})

import { expect, test } from 'vitest'
import { officialTexts } from './law.ts'
import { checks } from './lawChecks.ts'
import { serviceOf } from './serviceEntity.ts'
import { sourcesId } from './sourceId.ts'
import { withServiceSources, withSources } from './sourceNotes.ts'
import { noteTexts } from './texts/notes.ts'

const service = (answers: string[], mainText: string) =>
  serviceOf({
    path: 'Documents',
    displayName: 'Documents',
    pigment: 'khaki',
    description: 'Papers.',
    metaDescription: 'Papers.',
    metaKeywords: 'papers',
    hero: { subtitle: 'Papers', description: 'Papers.' },
    intro: { title: 'Papers', text: 'Papers.' },
    list: { title: 'Papers', services: ['Papers'] },
    faq: answers.map((answer, position) => ({ question: `Question ${position}?`, answer })),
    mainText,
  })

const note = (name: keyof typeof officialTexts, number: number) =>
  `[${officialTexts[name].title}](${officialTexts[name].url}): ${noteTexts.checked(checks[name])}. [^<${number}]`

test('SD-31 the marks of a service get numbers in the order of the page, and each official text one note', () => {
  const { faqSection, textSection, sources } = withServiceSources(
    service(
      ['Stamp it.[^stamp]', 'Register it.[^registration]'],
      'Send it.\n\n- Claim.[^bankClaims]\n- Again.[^bankClaims]',
    ),
  )
  expect(faqSection.questions.map(({ answer }) => answer)).toEqual(['Stamp it.[^1]', 'Register it.[^2]'])
  expect(textSection.mainText).toBe('Send it.\n\n- Claim.[^3]\n- Again.[^3+]')
  expect(sources).toEqual([note('stamp', 1), note('registration', 2), note('bankClaims', 3)])
})

test('a note leads back to the long text where that marks its source too, since an answer may be closed', () => {
  const { faqSection, textSection } = withServiceSources(service(['One.[^stamp]', 'Two.[^stamp]'], 'Three.[^stamp]'))
  expect(textSection.mainText).toBe('Three.[^1]')
  expect(faqSection.questions.map(({ answer }) => answer)).toEqual(['One.[^1+]', 'Two.[^1+]'])
})

test('a service without marks has no list', () => {
  expect(withServiceSources(service(['Yes.'], 'Send it.')).sources).toEqual([])
})

test('a mark that names no official text stops the build with the file and what to do', () => {
  expect(() => withServiceSources(service(['Yes.[^stmap]'], 'Send it.'))).toThrow(
    /^src\/content\/services\/Documents\.md: sources: "stmap" is not an official text of law\.ts; use one of incomeTax, /,
  )
})

test('an article that names a source twice, or has the heading of its sources itself, is refused with what to do', () => {
  const text = { type: 'paragraph', content: 'Stamp it.[^stamp]' } as const
  const heading = { type: 'heading', level: 2, content: noteTexts.heading, id: sourcesId } as const
  expect(() => withSources('a.md', [text], 'stamp, stamp')).toThrow('a.md: sources: names "stamp" twice')
  expect(() => withSources('a.md', [text, heading], 'stamp')).toThrow(/a\.md: heading ".+": .*take it out/)
  expect(withSources('a.md', [heading], undefined)).toEqual([heading])
})

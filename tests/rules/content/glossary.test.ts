import { expect, test } from 'vitest'
import { changesHeading } from '#content/articleParts.ts'
import { definedTermSet, glossary, termId } from '#content/glossary.ts'
import { glossaryPath } from '#content/glossaryPath.ts'
import { parseInline } from '#content/inline.ts'
import { site } from '#content/site.ts'
import { sentencesOf } from '../../support/prose.ts'
import { articles, services } from '../../support/siteTexts.ts'

const terms = glossary.flatMap((group) => group.terms)
const ids = terms.map(termId)

/** The parts of each text that may link terms, in reading order. */
const texts: [string, string[]][] = [
  ...articles.map((blog): [string, string[]] => {
    const end = blog.content.findIndex((block) => block.type === 'heading' && block.content === changesHeading)
    const parts = blog.content.slice(0, end).flatMap((block) => {
      if (block.type === 'paragraph') return block.content.split('\n')
      return block.type === 'numbered' || block.type === 'checklist' ? block.items : []
    })
    return [blog.slug, parts]
  }),
  ...services.map(({ path, faqSection, textSection }): [string, string[]] => [
    path,
    [
      ...faqSection.questions.map(({ answer }) => answer),
      ...(textSection.mainText.split(/\*\*Law (?:reviewed|compared) by /)[0] ?? '').split('\n'),
    ],
  ]),
]

const termLink = /\[([^\]]+)\]\(\/glossary#([a-z0-9-]+)\)/g
/** Parts in which no term is linked: other links, names of cases, questions in bold. */
const closed = /\[[^\]]*\]\((?!\/glossary#)[^)]*\)|(?<![\p{L}\p{N}])_[^_\n]+_|\*\*[^*\n]*\?\*\*/gu
const patterns = terms
  .toSorted((a, b) => b.term.length - a.term.length)
  .map((entry) => ({ entry, pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${entry.uses})(?![\\p{L}\\p{N}])`, 'gu') }))

test('each term of the glossary has one to three sentences and an address of its own', () => {
  expect(new Set(ids).size).toBe(terms.length)
  const lengths = terms.map(({ term, definition }) => ({ term, sentences: sentencesOf(definition).length }))
  expect(lengths.filter(({ sentences }) => sentences < 1 || sentences > 3)).toEqual([])
})

test.each(texts)(
  '%s links each term that it uses once, from the first use, and to a term that exists',
  (_name, parts) => {
    const open = parts.map((part) => part.replace(closed, ' ')).join('\n')
    const links = [...open.matchAll(termLink)]
    const linked = links.map(([, , id = '']) => id)
    expect(linked.filter((id) => !ids.includes(id))).toEqual([])
    expect(new Set(linked).size).toBe(linked.length)
    // Longest first, and each taken out before the next: a longer term that holds another is no use of it.
    let rest = open.replace(termLink, (link) => '\0'.repeat(link.length))
    const late = patterns.flatMap(({ entry, pattern }) => {
      const at = links.find(([, , id]) => id === termId(entry))?.index ?? open.length
      const early = [...rest.matchAll(pattern)].filter(({ index }) => index < at)
      rest = rest.replace(pattern, (words) => '\0'.repeat(words.length))
      return early.map(([words]) => `${entry.term}: ${words}`)
    })
    expect(late).toEqual([])
  },
)

test('a link to a term is read as a link, also inside bold text', () => {
  for (const [, parts] of texts)
    for (const part of parts)
      expect(JSON.stringify(parseInline(part).filter(({ type }) => type === 'text'))).not.toContain(glossaryPath)
})

test('structured data names every term with its meaning and address', () => {
  const data = definedTermSet() as { '@type': string; hasDefinedTerm: { '@type': string; name: string; url: string }[] }
  expect(data['@type']).toBe('DefinedTermSet')
  expect(data.hasDefinedTerm).toHaveLength(terms.length)
  for (const entry of terms) {
    expect(data.hasDefinedTerm).toContainEqual(
      expect.objectContaining({
        '@type': 'DefinedTerm',
        name: entry.term,
        description: entry.definition,
        url: `${site.origin}${glossaryPath}#${termId(entry)}`,
      }),
    )
  }
})

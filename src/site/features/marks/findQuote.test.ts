import { array, assert, constantFrom, integer, noBias, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { articleCards, loadArticle } from '#content/articles.ts'
import { textsOf } from '#content/blocks.ts'
import { noteTexts } from '#content/texts/notes.ts'
import { findQuote, quoteAt, wholeWords } from './findQuote.ts'

/**
 * The texts of all articles that are long enough for passages of eighty words, without markup, one block to a line, and without the
 * official texts, whose lines are nearly alike.
 */
const texts = await Promise.all(
  articleCards.map(async ({ slug }) => {
    const texts = (await loadArticle(slug))?.content.flatMap(textsOf) ?? []
    const end = texts.indexOf(noteTexts.heading)
    return texts
      .slice(0, end < 0 ? undefined : end)
      .join('\n')
      .replace(/\]\([^)]*\)|\[\^[^\]]*\]|[*_[\]]/g, '')
  }),
)
const articles = texts.filter((text) => text.split(/\s+/).length > 500)
const words = articles.map((text) => [...text.matchAll(/\S+/g)])

/** A fixed seed: a failure is the same on every machine. */
const runs = { numRuns: 200, seed: 2026, endOnFailure: true }

const article = () => integer({ min: 0, max: articles.length - 1 })
const share = () => integer({ min: 0, max: 999_999 }).map((millionths) => millionths / 1_000_000)

interface Passage {
  article: number
  at: number
  /** In words. */
  length: number
}

const passages = (fewest: number, most: number) =>
  record<Passage>({ article: article(), at: share(), length: integer({ min: fewest, max: most }) })

/** The text around a passage, and the passage. */
function parts({ article: index, at, length }: Passage) {
  const text = articles[index] ?? ''
  const all = words[index] ?? []
  const first = Math.floor(at * (all.length - length))
  const last = all[first + length - 1]
  const [start, end] = [all[first]?.index ?? 0, (last?.index ?? 0) + (last?.[0].length ?? 0)]
  return { before: text.slice(0, start), passage: text.slice(start, end), after: text.slice(end) }
}

const quoteIn = ({ before, passage, after }: ReturnType<typeof parts>) =>
  quoteAt(before + passage + after, before.length, before.length + passage.length)

interface Edit {
  side: 'before' | 'after'
  at: number
  /** It begins or ends at the passage. */
  touches: boolean
  /** Characters that go. */
  gone: number
  /** The source of the words that follow. */
  article: number
  from: number
  come: number
}

const touching = [true, ...Array<false>(29).fill(false)]
const edits = (many: number) =>
  array(
    record<Edit>({
      side: constantFrom('before', 'after'),
      at: share(),
      touches: constantFrom(...touching),
      gone: integer({ min: 0, max: 80 }),
      article: article(),
      from: share(),
      come: integer({ min: 0, max: 80 }),
    }),
    { minLength: many, maxLength: many },
  )

function edited(text: string, { side, at, touches, gone, article: index, from, come }: Edit): string {
  const source = articles[index] ?? ''
  const start = Math.floor(from * (source.length - come))
  const added = come > 0 ? ` ${source.slice(start, start + come)} ` : ''
  const atPassage = side === 'before' ? Math.max(0, text.length - gone) : 0
  const place = touches ? atPassage : Math.floor(at * text.length)
  return text.slice(0, place) + added + text.slice(place + gone)
}

/** The same after edits beside the passage. */
function around({ before, passage, after }: ReturnType<typeof parts>, changes: readonly Edit[]) {
  const on = (side: Edit['side'], text: string) => changes.filter((change) => change.side === side).reduce(edited, text)
  return { before: on('before', before), passage, after: on('after', after) }
}

test('a passage is found where it is among fifty random edits of the article around it', () => {
  assert(
    property(noBias(passages(4, 80)), noBias(edits(50)), (chosen, changes) => {
      const was = parts(chosen)
      const { before, passage, after } = around(was, changes)
      expect(findQuote(before + passage + after, quoteIn(was))).toEqual({
        start: before.length,
        end: before.length + passage.length,
        isExact: true,
      })
    }),
    runs,
  )
})

test('a passage in which some words were changed as well is found nearly as it was', () => {
  const change = record({
    at: share(),
    article: article(),
    from: share(),
    kind: constantFrom('add', 'drop', 'replace'),
  })
  assert(
    property(
      noBias(passages(12, 80)),
      noBias(edits(20)),
      noBias(array(change, { minLength: 1, maxLength: 3 })),
      (chosen, changes, inside) => {
        const was = parts(chosen)
        const { before, after } = around(was, changes)
        const now = inside
          .slice(0, Math.ceil(chosen.length / 12))
          .reduce((all, { at, article: index, from, kind }) => {
            const source = words[index] ?? []
            const word = source[Math.floor(from * source.length)]?.[0] ?? ''
            return all.toSpliced(
              Math.floor(at * all.length),
              kind === 'add' ? 0 : 1,
              ...(kind === 'drop' ? [] : [word]),
            )
          }, was.passage.split(' '))
          .join(' ')
        const found = findQuote(before + now + after, quoteIn(was))
        const overlap =
          Math.min(found?.end ?? 0, before.length + now.length) - Math.max(found?.start ?? 0, before.length)
        expect(overlap).toBeGreaterThan(now.length / 2)
      },
    ),
    runs,
  )
})

test('a passage that has gone is not taken for another', () => {
  const taken = words.flatMap((all, index) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((at) => {
      const was = parts({ article: index, at, length: Math.min(25, all.length) })
      return findQuote(was.before + was.after, quoteIn(was)) ?? []
    }),
  )
  expect(taken).toEqual([])
})

test('of words that occur several times the ones between the same words are found', () => {
  const text = 'The buyer pays tax. The seller signs. The heir pays tax. The bank waits. The tenant pays tax.'
  const start = text.lastIndexOf('pays tax')
  const quote = quoteAt(text, start, start + 8)
  const now = `A note first. ${text}`
  expect(findQuote(now, quote)).toEqual({ start: now.lastIndexOf('pays tax'), end: now.length - 1, isExact: true })
})

test('a passage that is found nearly begins and ends with whole words', () => {
  const text =
    'One sentence stands before it. Keep the certificate of each year of deposit in one folder. More follows here.'
  const quote = quoteAt(text, text.indexOf('Keep'), text.indexOf(' More'))
  const now = text.replace('Keep the', 'Always keep every').replace('one folder', 'a single folder')
  const found = findQuote(now, quote)
  expect(found?.isExact).toBe(false)
  const passage = now.slice(found?.start, found?.end)
  expect(passage).toMatch(/^(Always )?keep every certificate of each year of deposit in a single folder\.$/)
})

test('a word of Hindi is not cut at the signs of its vowels', () => {
  const text = 'किराये की आय पर कर लगता है।'
  const cut = text.indexOf('राये')
  const span = wholeWords(text, { start: cut, end: cut + 1 })
  expect(text.slice(span.start, span.end)).toBe('किराये')
})

test('the words beside a Hindi passage are not cut into letters, which stand beside many others', () => {
  const text = 'किराये की आय पर कर लगता है।'
  const start = text.indexOf('आय')
  const quote = { ...quoteAt(text, start, start + 2), times: 2 }
  expect(findQuote('बहू की राय से आय बढ़ी।', quote)).toBeUndefined()
})

test('an empty text and an empty quote hold nothing', () => {
  const quote = quoteAt('Some words', 0, 4)
  expect(findQuote('', quote)).toBeUndefined()
  expect(findQuote('Some words', { ...quote, exact: '' })).toBeUndefined()
  expect(quoteAt('Some words', 4, 4)).toMatchObject({ exact: '', times: 0 })
})

import { expect, test } from 'vitest'
import { hitsIn } from './hits.ts'

/** The text with brackets around the hits. */
const marked = (text: string, sought: string) =>
  hitsIn(text, sought)
    ?.map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['The sale deed of my flat', 'deed flat', 'The sale [deed] of my [flat]'],
  ['Søren D’Souza, José', 'soren dsouza jose', '[Søren] [D’Souza], [José]'],
  ['Jose\u0301 wrote', 'JOSÉ', '[Jose\u0301] wrote'],
  ['मेरी वसीयत', 'वसीयत', 'मेरी [वसीयत]'],
  ['Reference PD8Q-Y9JC-KD', 'pd8qy9jckd', 'Reference [PD8Q-Y9JC-KD]'],
  ['Call +971 50 123-4567 at six', '+971501234567', 'Call +[971 50 123-4567] at six'],
  ['Call 050 123 4567', '+971501234567', 'Call 0[50 123 4567]'],
  ['deeds, deeded', 'deed ded', '[deed]s, [deeded]'],
  ['Straße 5', 'strasse', '[Straße] 5'],
])('in %s a search for %s marks what it found', (text, sought, expected) => {
  expect(marked(text, sought)).toBe(expected)
})

test('without a hit there are no pieces, and the pieces are the text again', () => {
  expect(hitsIn('The deed', 'will')).toBe(undefined)
  expect(hitsIn('The deed', '   ')).toBe(undefined)
  expect(hitsIn('(((', '(')?.map(({ text }) => text)).toEqual(['((('])
  const odd = 'a\ud800b \u{1f468}\u200d\u{1f469} ﬁn ½ \0 a'
  const pieces = hitsIn(odd, 'a fi')?.map(({ text }) => text)
  expect(pieces?.join('')).toBe(odd)
  expect(pieces).toContain('ﬁ')
})

test('a letter that stands everywhere is marked two hundred times at most, and the rest of the text is there', () => {
  const parts = hitsIn('a '.repeat(5000), 'a')
  expect(parts?.filter(({ isHit }) => isHit)).toHaveLength(200)
  expect(parts?.map(({ text }) => text).join('')).toBe('a '.repeat(5000))
})

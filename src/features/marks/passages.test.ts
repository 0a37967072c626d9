import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { marksTexts as texts } from '#content/texts/marks.ts'
import type { Mark } from '#offline/marks.ts'
import { asMarkdown, linkToQuote, questionAbout } from './passages.ts'

const mark = (exact: string, more: Partial<Mark> = {}): Mark => ({
  id: exact,
  exact,
  prefix: '',
  suffix: '',
  place: 0,
  times: 1,
  note: '',
  madeAt: 1,
  ...more,
})

test('a link names a short passage whole, and a long one by its ends', () => {
  expect(linkToQuote('/blogs/x', 'a non-resident, in short')).toBe(
    `${site.origin}/blogs/x#:~:text=a%20non%2Dresident%2C%20in%20short`,
  )
  expect(linkToQuote('/blogs/x', 'one two three four five six seven eight nine ten eleven')).toBe(
    `${site.origin}/blogs/x#:~:text=one%20two%20three%20four%20five,seven%20eight%20nine%20ten%20eleven`,
  )
})

test('a link to a passage over several blocks names one end in each, for a part may not cross a block', () => {
  expect(linkToQuote('/blogs/x', 'The papers\nKeep all of it')).toBe(
    `${site.origin}/blogs/x#:~:text=The%20papers,Keep%20all%20of%20it`,
  )
})

test('a question quotes the passage, with its page and the note', () => {
  const question = questionAbout({ path: '/blogs/x', title: 'Renting' }, mark('Keep it', { note: 'Since when?' }))
  expect(question).toBe(`${texts.askOpening('Renting')}\n\n“Keep it”\n\n${site.origin}/blogs/x\n\nSince when?`)
})

test('the file holds every page with its passages and notes, also those that have gone from the text', () => {
  const marks = [mark('Keep it.\nAll of it.', { note: 'Ask the bank' }), mark('Old words', { changed: 'gone' })]
  expect(asMarkdown([{ path: '/blogs/x', title: 'Renting', marks }], '1 May 2026')).toBe(
    [
      '# Marks and notes',
      texts.saved(site.product, '1 May 2026'),
      '## Renting',
      `<${site.origin}/blogs/x>`,
      '> Keep it.\n> All of it.',
      'Ask the bank',
      '> Old words',
      `_${texts.changed.gone}_\n`,
    ].join('\n\n'),
  )
})

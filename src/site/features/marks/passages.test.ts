import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { marksTexts as texts } from '#content/texts/marks.ts'
import type { Mark } from '#device/kept.ts'
import { asMarkdown, questionAbout } from './passages.ts'

const mark = (exact: string, more: Partial<Mark> = {}): Mark => ({
  id: exact,
  exact,
  prefix: '',
  suffix: '',
  place: 0,
  times: 1,
  note: '',
  madeAt: 1,
  changedAt: 1,
  ...more,
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

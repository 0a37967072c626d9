import { expect, test } from 'vitest'
import { plainSegment, splitSentences } from './splitSentences.ts'

const texts: [string, string[]][] = [
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['It costs Rs. 50 lakh today. Pay now.', ['It costs Rs. 50 lakh today.', 'Pay now.']],
  ['See s. 195 of the Act. Then ask.', ['See s. 195 of the Act.', 'Then ask.']],
  ['Form No. 3 is due. File it.', ['Form No. 3 is due.', 'File it.']],
  ['May I sell? No. The bank decides.', ['May I sell?', 'No.', 'The bank decides.']],
  ['Bring papers, e.g. the deed. Sign.', ['Bring papers, e.g. the deed.', 'Sign.']],
  ['In Lamp v. State it held so. It stands.', ['In Lamp v. State it held so.', 'It stands.']],
  ['From Dr. A. P. Rao came a reply. Good.', ['From Dr. A. P. Rao came a reply.', 'Good.']],
  ['It is 12.5% of ₹1.25 lakh. No more.', ['It is 12.5% of ₹1.25 lakh.', 'No more.']],
  ['“Read it.” Then sign (twice.) Done.', ['“Read it.”', 'Then sign (twice.)', 'Done.']],
  ['First line\nSecond line', ['First line', 'Second line']],
  ['One sentence', ['One sentence']],
  ['   ', []],
]

test.each(texts)('%s is parted into its sentences', (text, sentences) => {
  const parts = splitSentences(text).map(({ start, end }) => text.slice(start, end))
  expect(parts).toEqual(sentences)
})

test.each(texts)('so is %s where the browser has no Intl.Segmenter', (text, sentences) => {
  const parts = splitSentences(text, plainSegment).map(({ start, end }) => text.slice(start, end))
  expect(parts).toEqual(sentences)
})

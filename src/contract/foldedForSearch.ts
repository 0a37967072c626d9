import { normalized } from './normalized.ts'

/** Letters that are no letter with a mark, as people without them on their keyboard type them. */
const spelt: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/**
 * A text as words are looked for in it, by the server and by devices without a connection: lower case in every script, without
 * the marks of Latin, Greek and Cyrillic letters ('Søren' is found by 'soren'), without apostrophes and hyphens ("D'Souza" by
 * 'dsouza', a reference with and without them), and with digits and letters of every width alike. Marks of Indian scripts
 * stay: they are letters of theirs.
 */
export function foldedForSearch(text: string): string {
  const folded = normalized(text, 'NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/[øđðłħıßæœþ]/g, (letter) => spelt[letter] ?? letter)
    .replace(/['’‘ʼ`´\u2010-\u2015\u2212\u00ad-]+/g, '')
  return normalized(folded, 'NFC')
}

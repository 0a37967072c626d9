import { normalized } from '#contract/normalized.ts'

/** Letters of other scripts that look like Latin ones, with which a reserved name can be imitated. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  ɑ: 'a',
  α: 'a',
  с: 'c',
  ϲ: 'c',
  ԁ: 'd',
  е: 'e',
  ε: 'e',
  һ: 'h',
  і: 'i',
  ı: 'i',
  ι: 'i',
  ј: 'j',
  κ: 'k',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  ո: 'n',
  о: 'o',
  ο: 'o',
  р: 'p',
  ρ: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  τ: 't',
  υ: 'u',
  ν: 'v',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  χ: 'x',
  у: 'y',
  '0': 'o',
  '1': 'l',
}

/**
 * Marks that any letter may bear, as accents and enclosing circles, and characters that nobody sees, as variation selectors and
 * fillers, which count as marks and letters. No others: in Indian scripts a mark is a vowel.
 */
const overlooked = /[\p{Script=Inherited}\p{Me}\p{Default_Ignorable_Code_Point}]/gu

/** The text without case, accents, spaces, punctuation, lookalikes and what cannot be seen, to compare how two texts look. */
export function folded(text: string): string {
  const plain = normalized(text, 'NFKD')
    .toLowerCase()
    .replace(overlooked, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '')
  return Array.from(plain, (letter) => lookalikes[letter] ?? letter).join('')
}

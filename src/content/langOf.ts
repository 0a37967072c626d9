/**
 * The `lang` of a stretch of text on a page in another script: 'en' where it has words in Latin letters only, such as the
 * title of an Act or wording to copy. Otherwise it is that of the page.
 */
export function langOf(text: string): 'en' | undefined {
  return /[a-z]{2}/i.test(text) && !/[^\p{Script=Latin}\P{L}]/u.test(text) ? 'en' : undefined
}

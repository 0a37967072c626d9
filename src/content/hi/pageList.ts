// Machine draft, not yet checked by a person. Texts only: no advice.

/** Of these pages: 'draft', or who has read them against the English ones and when, 'checked by Asha Rao on 20 November 2026'. */
export const translation = 'draft'

/** The pages that are translated, besides the articles, each of which has a file of its own. */
export const pageList: readonly string[] = [
  '/',
  '/services',
  '/blogs',
  '/contact',
  '/tools',
  '/tools/residence',
  '/tools/selling',
  '/tools/power-of-attorney',
  '/tools/sending',
]

// Machine draft, not yet checked by a person. Texts only: no advice.

/** The pages that are translated, besides the articles, each of which has a file of its own. */
export const pageList: readonly string[] = [
  '/',
  '/services',
  '/blogs',
  '/contact',
  '/privacypolicy',
  '/tools',
  '/tools/residence',
  '/tools/selling',
  '/tools/rent',
  '/tools/refund',
  '/tools/power-of-attorney',
  '/tools/sending',
  '/tools/estate',
  '/tasks',
  '/tasks/selling',
  '/tasks/refund',
  '/tasks/heirs',
  '/tasks/letting',
  '/tasks/coming-home',
  '/tasks/buying',
]

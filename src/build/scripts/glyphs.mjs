/** @param {number} first @param {number} last */
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place))

/** The glyphs of our own texts, which every page needs; the fonts have no arrows. */
export const base = `${range(0x20, 0x7e)}\u00a0\u00ad§©«»°·×½–—‘’“”…•−€`

/** Western European letters beyond those, for names in comments: fetched by the page that shows one. */
export const letters = [...`${range(0xa0, 0xff)}ıŒœ‚„′″‹›`].filter((glyph) => !base.includes(glyph)).join('')

/** Subset separately: it comes from another file of the packages. */
export const rupee = '₹'

/**
 * The characters of Hindi: the letters and signs of the Devanagari block without those of other languages, danda, and
 * the two joiners. Conjuncts come with them, through the font's own substitutions.
 */
export const devanagari = [
  range(0x901, 0x903),
  range(0x905, 0x90b),
  '\u090d',
  range(0x90f, 0x911),
  range(0x913, 0x928),
  range(0x92a, 0x930),
  '\u0932',
  range(0x935, 0x939),
  '\u093c\u093d',
  range(0x93e, 0x943),
  '\u0945',
  range(0x947, 0x949),
  range(0x94b, 0x94d),
  '\u0950',
  range(0x958, 0x95f),
  '\u0964\u0965\u0970\u200c\u200d',
].join('')

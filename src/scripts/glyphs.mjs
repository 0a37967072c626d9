/** @param {number} first @param {number} last */
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place))

/** The glyphs of our own texts, which every page needs; the fonts have no arrows. */
export const base = `${range(0x20, 0x7e)}\u00a0\u00ad§©«»°·×½–—‘’“”…•−€`

/** Western European letters beyond those, for names in comments: fetched by the page that shows one. */
export const letters = [...`${range(0xa0, 0xff)}ıŒœ‚„′″‹›`].filter((glyph) => !base.includes(glyph)).join('')

/** Subset separately: it comes from another file of the packages. */
export const rupee = '₹'

/** @param {number} first @param {number} last */
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place))

/**
 * What the site's fonts can set: the letters of western Europe, which names in comments bring, and the dashes, quotes and
 * signs of its own texts. Arrows are in none of the packages.
 */
export const latin = `${range(0x20, 0x7e) + range(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…′″‹›€−`

/** In a file of its own: it comes from another file of the packages. */
export const rupee = '₹'

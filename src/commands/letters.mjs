/** @param {number} first @param {number} last */
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place))

/**
 * What the site's fonts can set: the letters of western names, which comments bring, and the dashes, quotes and arrows of
 * its own texts.
 */
export const latin = `${range(0x20, 0x7e) + range(0xa0, 0x17f)}‐‑–—‘’‚“”„•…′″‹›€−→←↑↓`

/** In a file of its own: it comes from another file of the packages. */
export const rupee = '₹'

import subsetFont from 'subset-font'

/** Shares of letters and blanks in English, in thousandths. */
const frequencies = /** @type {const} */ ({
  ' ': 183,
  a: 65,
  b: 12,
  c: 22,
  d: 32,
  e: 103,
  f: 20,
  g: 16,
  h: 50,
  i: 57,
  j: 1,
  k: 6,
  l: 33,
  m: 20,
  n: 57,
  o: 62,
  p: 15,
  q: 1,
  r: 50,
  s: 53,
  t: 75,
  u: 23,
  v: 8,
  w: 17,
  x: 1,
  y: 14,
  z: 1,
})
/** The fallbacks of `fonts.css`: the face, its weight there, and the size at which it is as wide as the one it was measured with. */
const measured = /** @type {const} */ ([
  { family: 'Site Sans Fallback', weight: 400, package: 'anek-latin', size: 93.6 },
  { family: 'Site Sans Fallback', weight: 500, package: 'anek-latin', size: 94.9 },
  { family: 'Site Serif Fallback', weight: 400, package: 'literata', size: 116.7 },
  { family: 'Site Serif Fallback', weight: 500, package: 'literata', size: 118.6 },
  { family: 'Site Serif Fallback Android', weight: undefined, package: 'literata', size: 97.8 },
])

/**
 * The text of `fonts.css` with fallbacks that are as wide and as high as these fonts, so that nothing moves when a font comes:
 * each size is the measured one times the ratio of the two fonts' widths in English.
 * @param {string} css @param {{ sans: string, serif: string }} fonts names of packages
 * @param {(name: string) => Buffer} read the upright face of a package
 */
export async function withFallbacks(css, fonts, read) {
  let text = css
  for (const { family, weight, package: known, size } of measured) {
    const chosen = family.startsWith('Site Sans') ? fonts.sans : fonts.serif
    const face = new RegExp(
      `(font-family: "${family}";[^}]*?${weight ? `font-weight: ${weight};` : ''}[^}]*?)size-adjust: ([\\d.]+)%;[^}]*?line-gap-override: [^;]*;`,
    )
    const [, , adjustedNow] = face.exec(text) ?? fail(`fonts.css has no face "${family}" of weight ${weight ?? 'any'}.`)
    // As it was measured, to the last digit, unless another font stood here.
    if (chosen === known && Number(adjustedNow) === size) continue
    const [own, reference] = [await metricsOf(read(chosen), weight ?? 400), await metricsOf(read(known), weight ?? 400)]
    const adjusted = size * (own.width / reference.width)
    const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)}%`
    const lines = [
      `size-adjust: ${adjusted.toFixed(1)}%;`,
      `ascent-override: ${percent(own.ascent / (adjusted / 100))};`,
      `descent-override: ${percent(own.descent / (adjusted / 100))};`,
      `line-gap-override: ${percent(own.gap / (adjusted / 100))};`,
    ]
    text = text.replace(face, (_, before) => before + lines.join('\n  '))
  }
  return text
}

/** @param {string} message @returns {never} */
function fail(message) {
  throw new Error(message)
}

/**
 * Height and mean width of a variable font at a weight, in ems (OpenType: head, hhea, hmtx, cmap order of the subset).
 * @param {Buffer} font @param {number} weight
 */
async function metricsOf(font, weight) {
  const widths = await Promise.all(
    Object.entries(frequencies).map(async ([letter, share]) => share * (await tablesOf(font, weight, letter)).width),
  )
  const all = Object.values(frequencies).reduce((sum, share) => sum + share, 0)
  const { ascent, descent, gap } = await tablesOf(font, weight, 'x')
  return { ascent, descent, gap, width: widths.reduce((sum, width) => sum + width, 0) / all }
}

/** @param {Buffer} font @param {number} weight @param {string} letter of whose glyph the width is meant */
async function tablesOf(font, weight, letter) {
  const cut = await subsetFont(font, letter, { targetFormat: 'sfnt', variationAxes: { wght: weight } })
  const view = new DataView(cut.buffer, cut.byteOffset, cut.byteLength)
  const offset = (/** @type {string} */ name) => {
    for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16)
      if (cut.toString('latin1', at, at + 4) === name) return view.getUint32(at + 8)
    throw new Error(`The font has no table ${name}.`)
  }
  const em = view.getUint16(offset('head') + 18)
  const header = offset('hhea')
  // Of a subset with one letter the first glyph is .notdef, the second that letter.
  const glyph = Math.min(1, view.getUint16(header + 34) - 1)
  return {
    ascent: view.getInt16(header + 4) / em,
    descent: -view.getInt16(header + 6) / em,
    gap: view.getInt16(header + 8) / em,
    width: view.getUint16(offset('hmtx') + 4 * glyph) / em,
  }
}

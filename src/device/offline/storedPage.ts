import { inPageMark, pageFontsName, pageStylesMark, stylesheetsName } from '#content/pageMarks.ts'

const inlineStyles = new RegExp(`(?:<style ${pageStylesMark}>[^<]*</style>){2}`)
const data = new RegExp(`(<script type="application/json" ${inPageMark}="[^"]*">)[^<]*(?=</script>)`)

/** Preloads of the hero, which is on the device as well; and what only other sites read, which React puts back. */
const needless = /<link rel="preload" as="image"[^>]*>|<meta (?:property="(?:og|article):|name="twitter:)[^>]*>/g

/**
 * The page as the worker's precache stores it: with links to stylesheets in place of its own rules, without its data, a file of
 * which is stored beside it for whoever comes from another page, and without what is needless on the device. Of the data the page
 * keeps the address.
 */
export function storedPage(html: string): string {
  return withLinkedStyles(html).replace(needless, '').replace(data, '$1')
}

const addressesIn = (html: string, name: string) =>
  new RegExp(`<meta name="${name}" content="([^"]+)">`).exec(html)?.[1]?.split(' ') ?? []

/**
 * The page with links to stylesheets, which are stored beside it, in place of the inline rules.
 * On the device a request costs no round trip, and the same rules in forty pages would fill a megabyte. Two stylesheets serve all
 * pages: one for each kind, too, would be a dozen files to store. The fonts, which on the network come behind the scripts, are asked
 * for first: a page that is laid out before they are here is laid out twice.
 */
function withLinkedStyles(html: string): string {
  const sheets = addressesIn(html, stylesheetsName).map((href) => `<link rel="stylesheet" href="${href}">`)
  if (sheets.length === 0) return html
  const fonts = addressesIn(html, pageFontsName).map(
    (href) => `<link rel="preload" as="font" crossorigin href="${href}">`,
  )
  return html.replace(inlineStyles, () => [...fonts, ...sheets].join(''))
}

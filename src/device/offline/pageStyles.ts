import { pageFontsName, pageStylesMark, sharedStylesName } from '#content/pageMarks.ts'

const inline = new RegExp(`(?:<style ${pageStylesMark}>[^<]*</style>){2}`)
const addressesIn = (html: string, name: string) =>
  new RegExp(`<meta name="${name}" content="([^"]+)">`).exec(html)?.[1]?.split(' ') ?? []

/**
 * The page as it is stored: with links to the shared stylesheets, which are stored beside it, in place of the inline rules.
 * On the device a request costs no round trip, and the same rules in forty pages would fill a megabyte. The fonts, which on the
 * network come behind the scripts, are asked for first: a page that is laid out before they are here is laid out twice.
 */
export function withLinkedStyles(html: string): string {
  const sheets = addressesIn(html, sharedStylesName).map((href) => `<link rel="stylesheet" href="${href}">`)
  if (sheets.length === 0) return html
  const fonts = addressesIn(html, pageFontsName).map(
    (href) => `<link rel="preload" as="font" crossorigin href="${href}">`,
  )
  return html.replace(inline, () => [...fonts, ...sheets].join(''))
}

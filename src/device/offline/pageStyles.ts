import { pageStylesMark, sharedStylesName } from '#content/pageMarks.ts'

const inline = new RegExp(`(?:<style ${pageStylesMark}>[^<]*</style>){2}`)
const addresses = new RegExp(`<meta name="${sharedStylesName}" content="([^"]*)">`)

/**
 * The page as it is stored: with links to the shared stylesheets, which are stored beside it, in place of the inline rules.
 * On the device a request costs no round trip, and the same rules in forty pages would fill a megabyte.
 */
export function withLinkedStyles(html: string): string {
  const sheets = addresses.exec(html)?.[1]?.split(' ')
  return html.replace(inline, (own) => sheets?.map((href) => `<link rel="stylesheet" href="${href}">`).join('') ?? own)
}

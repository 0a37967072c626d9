/** Attribute of the `<style>` that holds the rules of a page from the network. */
export const pageStylesMark = 'data-page-styles'

/**
 * Name of the `<meta>` with the addresses of the stylesheets that say the same for all pages: first what comes with every
 * page (fonts, reset, tokens), then the rules of the classes.
 */
export const sharedStylesName = 'shared-styles'

const inline = new RegExp(`<style ${pageStylesMark}>[\\s\\S]*?</style>`)
const addresses = new RegExp(`<meta name="${sharedStylesName}" content="([^"]*)">`)

/**
 * The page as it is stored: with links to the shared stylesheets, which are stored beside it, in place of the inline rules.
 * On the device a request costs no round trip, and the same rules in forty pages would fill a megabyte.
 */
export function withLinkedStyles(html: string): string {
  const shared = addresses.exec(html)?.[1]?.split(' ') ?? []
  if (shared.length === 0) return html
  return html.replace(inline, () => shared.map((href) => `<link rel="stylesheet" href="${href}">`).join(''))
}

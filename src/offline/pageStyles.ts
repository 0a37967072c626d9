import { pageFontsMark } from './pageFontsMark.ts'

/** Attribute of the `<style>` that holds the rules of a page from the network. */
export const pageStylesMark = 'data-page-styles'

/**
 * Name of the `<meta>` with the addresses of the stylesheets that say the same as the page's own rules: first what comes
 * with every page (fonts, reset, tokens), then the classes that many kinds of page have, last the others of its own kind.
 */
export const sharedStylesName = 'shared-styles'

/** Name of the `<meta>` that lists the stylesheets of all kinds of page, for the pages that are opened next. */
export const kindStylesName = 'kind-styles'

/** The name of the stylesheet of this kind of page, without its hash; a kind is the id of its route. */
export const kindSheetName = (kind: string): string => `packed/page${kind.replace(/\W+/g, '-')}`

/** The list of these addresses in that `<meta>`: without what they share, for every page has it. */
export const listKindSheets = (addresses: readonly string[]): string =>
  addresses.map((address) => address.slice('/assets/packed/page'.length, -'.css'.length)).join(' ')

/** The address of this kind's stylesheet in such a list, if it has one. */
export function kindSheetIn(list: string, kind: string): string | undefined {
  const start = kindSheetName(kind).slice('packed/page'.length)
  const found = list.split(' ').find((word) => word.replace(/-\w+$/, '') === start)
  return found && `/assets/packed/page${found}.css`
}

const style = (attributes: string) => `<style${attributes}>[^<]*</style>`
const inline = new RegExp(
  `${style(` ${pageStylesMark}`)}(?:${style(` ${pageFontsMark}[^>]*`)}<noscript>${style('')}</noscript>)?`,
)
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

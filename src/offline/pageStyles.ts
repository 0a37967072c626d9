import { pageFontsMark } from './pageFontsMark.ts'

/** Attribute of the two `<style>`s that hold the rules of a page from the network, in its head and at its fold. */
export const pageStylesMark = 'data-page-styles'

/**
 * Name of the `<meta>` with the addresses of the stylesheets that say the same as the page's own rules: what first screens
 * need, what else every page has (fonts, print, menus), the classes of many kinds of page, and the others of its own kind.
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

/** The addresses in that `<meta>`, each by what it is for. */
export function sharedStyles(content: string): Partial<Record<'first' | 'base' | 'ofMany' | 'ofKind', string>> {
  const [first, base, ofMany, ofKind] = content.split(' ')
  return Object.fromEntries(Object.entries({ first, base, ofMany, ofKind }).filter(([, address]) => address))
}

const style = (attributes: string) => `<style${attributes}>[^<]*</style>`
const rules = style(` ${pageStylesMark}`)
const fonts = `${style(` ${pageFontsMark}[^>]*`)}<noscript>${style('')}</noscript>`
// At the fold are rules, unless both texts are in the head, and in either case the faces of fonts.
const inline = new RegExp(`${rules}${fonts}|${rules}|${fonts}`, 'g')
const addresses = new RegExp(`<meta name="${sharedStylesName}" content="([^"]*)">`)

/**
 * The page as it is stored: with links to the shared stylesheets, which are stored beside it, in place of the inline rules.
 * On the device a request costs no round trip, and the same rules in forty pages would fill a megabyte.
 */
export function withLinkedStyles(html: string): string {
  const { first, ...others } = sharedStyles(addresses.exec(html)?.[1] ?? '')
  if (!first) return html
  const link = (href: string) => `<link rel="stylesheet" href="${href}">`
  const inOrder = [[first], Object.values(others)]
  return html.replace(inline, () => (inOrder.shift() ?? []).map(link).join(''))
}

import { pageFontsMark } from './pageFontsMark.ts'

/** Attribute of the two `<style>`s that hold the rules of a page from the network: those of every page, and of its kind. */
export const pageStylesMark = 'data-page-styles'

/**
 * Name of the `<meta>` with the addresses of the stylesheets that say the same as the page's own rules: what every page has,
 * the classes of many kinds of page, and the others of its own kind.
 */
export const sharedStylesName = 'shared-styles'

/**
 * Name of the `<meta>` by which a page finds the stylesheets of all kinds of page, for the pages that are opened next: the
 * hash in their names, which is one for all since every page has it, and the kinds that have none.
 */
export const kindStylesName = 'kind-styles'

/** The address of this kind's stylesheet; a kind is the id of its route. */
export const kindSheet = (kind: string, hash: string): string =>
  `/assets/packed/page${kind.replace(/\W+/g, '-')}-${hash}.css`

/** Content of that `<meta>` if these kinds have no stylesheet. */
export const nameKindSheets = (hash: string, without: readonly string[]): string => [hash, ...without].join(' ')

/** The address of this kind's stylesheet by such a text, if it has one. */
export function kindSheetIn(text: string, kind: string): string | undefined {
  const [hash, ...without] = text.split(' ')
  return hash && !without.includes(kind) ? kindSheet(kind, hash) : undefined
}

/** The addresses in the `<meta>` of shared styles, each by what it is for. */
export function sharedStyles(content: string): Partial<Record<'base' | 'ofMany' | 'ofKind', string>> {
  const [base, ofMany, ofKind] = content.split(' ')
  return Object.fromEntries(Object.entries({ base, ofMany, ofKind }).filter(([, address]) => address))
}

const style = (attributes: string) => `<style${attributes}>[^<]*</style>`
const rules = style(` ${pageStylesMark}`)
const fonts = `${style(` ${pageFontsMark}[^>]*`)}<noscript>${style('')}</noscript>`
const inline = new RegExp(rules + rules + fonts)
const addresses = new RegExp(`<meta name="${sharedStylesName}" content="([^"]*)">`)

/**
 * The page as it is stored: with links to the shared stylesheets, which are stored beside it, in place of the inline rules.
 * On the device a request costs no round trip, and the same rules in forty pages would fill a megabyte.
 */
export function withLinkedStyles(html: string): string {
  const sheets = Object.values(sharedStyles(addresses.exec(html)?.[1] ?? ''))
  if (sheets.length === 0) return html
  return html.replace(inline, () => sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join(''))
}

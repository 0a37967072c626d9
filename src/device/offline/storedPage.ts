import { headScriptMark, inPageMark, pageFontsName, pageStylesMark, stylesheetsName } from '#content/pageMarks.ts'

const sharedStyles = new RegExp(`<style ${pageStylesMark}>[^<]*</style>(?=<style ${pageStylesMark}>)`)
const headScripts = new RegExp(`<script ${headScriptMark}="([^"]+)">[^]*?</script><script>[^]*?</script>`)
const data = new RegExp(`(<script type="application/json" ${inPageMark}="([^"]*)">)([^<]*)(?=</script>)`)

/** Preloads of the hero, which is on the device as well; and what only other sites read, which React puts back. */
const needless = /<link rel="preload" as="image"[^>]*>|<meta (?:property="(?:og|article):|name="twitter:)[^>]*>/g

/**
 * The page as the worker's precache stores it: with links in place of the rules and the scripts that all pages carry, without its
 * data, a file of which is stored beside it for whoever comes from another page, and without what is needless on the device. Of the
 * data the page keeps the address. On the device a request costs no round trip, and the same text in seventy pages would be a quarter
 * of all that is stored.
 */
export function storedPage(html: string): string {
  return withLinkedStyles(html)
    .replace(headScripts, '<script src="$1"></script>')
    .replace(needless, '')
    .replace(data, '$1')
}

const addressesIn = (html: string, name: string) =>
  new RegExp(`<meta name="${name}" content="([^"]+)">`).exec(html)?.[1]?.split(' ') ?? []

/** The fonts, which on the network come behind the scripts, are asked for first: a page that is laid out before is laid out twice. */
function withLinkedStyles(html: string): string {
  const [shared] = addressesIn(html, stylesheetsName)
  if (!shared) return html
  const fonts = addressesIn(html, pageFontsName).map(
    (href) => `<link rel="preload" as="font" crossorigin href="${href}">`,
  )
  return html.replace(sharedStyles, () => `${fonts.join('')}<link rel="stylesheet" href="${shared}">`)
}

/** The data that a page from the network carries, as JSON, and the addresses of the files that hold the same; no address if it carries none. */
export function pageData(html: string): { paths: string[]; text: string } {
  const [, , paths, text] = data.exec(html) ?? []
  return text ? { paths: paths?.split(' ') ?? [], text } : { paths: [], text: '' }
}

import { inPageMark } from '#content/pageMarks.ts'
import { withLinkedStyles } from './pageStyles.ts'

const data = new RegExp(`(<script type="application/json" ${inPageMark}="[^"]*">)[^<]*(?=</script>)`)

/** Preloads of the hero, which is on the device as well; and what only other sites read, which React puts back. */
const needless = /<link rel="preload" as="image"[^>]*>|<meta (?:property="(?:og|article):|name="twitter:)[^>]*>/g

/**
 * The page as the worker's precache stores it: with links to the shared stylesheets in place of its own rules, without its
 * data, a file of which is stored beside it for whoever comes from another page, and without what is needless on the device.
 * Of the data the page keeps the address.
 */
export function storedPage(html: string): string {
  return withLinkedStyles(html).replace(needless, '').replace(data, '$1')
}

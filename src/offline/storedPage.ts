import { inPageMark } from '#content/articleFiles.ts'
import { withLinkedStyles } from './pageStyles.ts'

const data = new RegExp(`(<script type="application/json" ${inPageMark}="[^"]*">)[^<]*(?=</script>)`)

/**
 * The page as the worker's precache stores it: with links to the shared stylesheets in place of its own rules, and without
 * its data, a file of which is stored beside it for whoever comes from another page. Of the data the page keeps the address.
 */
export function storedPage(html: string): string {
  return withLinkedStyles(html).replace(data, '$1')
}

import { foldMark } from '#theme/foldMark.ts'

/**
 * Where the first screen of a page may end; each page has one. In a prerendered page, what the first screen can do without
 * is here and not in the head: the styles of the rest and the scripts (prerender/writePages.ts). So the first paint waits
 * for a third of the bytes.
 */
export function Fold() {
  return import.meta.env.SSR ? <div {...{ [foldMark]: true }} hidden /> : null
}

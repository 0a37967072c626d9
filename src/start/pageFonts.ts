import { pageFontsMark } from '#offline/pageFontsMark.ts'

/**
 * Lets the page ask for its fonts once all of the scripts that start it have come but the last, which is on its way then: a
 * page is read in the fallback, which takes the same room, but cannot be used without its scripts.
 */
export function showFontsAfter(links: readonly HTMLLinkElement[]): void {
  // On a fast line some have loaded before this script runs.
  const awaited = new Set(links.filter(({ href }) => performance.getEntriesByName(href).length === 0))
  const count = () => awaited.size <= 1 && showFonts()
  for (const link of links) {
    for (const end of ['load', 'error']) {
      link.addEventListener(end, () => {
        awaited.delete(link)
        count()
      })
    }
  }
  count()
}

/** Lets the page ask for its fonts now. */
export function showFonts(): void {
  document.querySelector(`style[${pageFontsMark}]`)?.removeAttribute('media')
}

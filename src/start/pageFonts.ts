import { pageFontsMark } from '#offline/pageStyles.ts'

/**
 * Lets the page ask for its fonts once half of the scripts that start it have come, and the others are on their way: a page
 * is read in the fallback, which takes the same room, but cannot be used without its scripts.
 */
export function showFontsAfter(links: readonly HTMLLinkElement[]): void {
  let awaited = Math.ceil(links.length / 2)
  for (const link of links) {
    link.addEventListener('load', () => {
      awaited -= 1
      if (awaited === 0) showFonts()
    })
  }
}

/** Lets the page ask for its fonts now. */
export function showFonts(): void {
  document.querySelector(`style[${pageFontsMark}]`)?.removeAttribute('media')
}

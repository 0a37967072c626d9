import { pageFontsMark } from '#offline/pageFontsMark.ts'
import { faceNames, fontsOf } from './faceNames.ts'

/**
 * Asks for the page's fonts once all of the scripts that start it have come but the last, which is on its way then: a page is
 * read in the fallback, which takes the same room, but cannot be used without its scripts. They show once it is hydrated
 * (showFonts.ts).
 */
export function askForFontsAfter(links: readonly HTMLLinkElement[]): void {
  // On a fast line some have loaded before this script runs.
  const awaited = new Set(links.filter(({ href }) => performance.getEntriesByName(href).length === 0))
  const count = () => awaited.size <= 1 && askForFonts()
  for (const link of links) {
    void ended(link).then(() => {
      awaited.delete(link)
      count()
    })
  }
  count()
}

let asked = false

/** Asks for the fonts unless it was done or they show. */
export function askForFonts(): void {
  const names = faceNames()
  if (asked || !names) return
  asked = true
  const fonts = names.getAttribute(pageFontsMark)?.split(' ') ?? []
  // Chromium warns of fonts that are not in use soon after they came, as on a slow phone.
  const use = () => document.fonts.load(fontsOf(names), document.title)
  void Promise.all(fonts.map(preload))
    .then(use)
    .catch(() => {})
}

/** Shows the page in its fonts as they come, where its scripts may never do. */
export function showFontsAnyway(): void {
  faceNames()?.removeAttribute('media')
}

function preload(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'font'
  link.type = 'font/woff2'
  link.crossOrigin = ''
  link.setAttribute('fetchpriority', 'low')
  link.href = href
  document.head.append(link)
  return ended(link)
}

/** Settles when the link has loaded or failed. */
function ended(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true })
  })
}

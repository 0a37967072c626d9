import { faceNames, fontsOf } from './faceNames.ts'

/**
 * Asks for the page's fonts once all of the scripts that start it have come: a page is read in the fallback, which takes the
 * same room, but cannot be used without its scripts. They show once it is hydrated (showFonts.ts).
 */
export function askForFontsAfter(links: readonly HTMLLinkElement[]): void {
  // On a fast line some have loaded before this script runs.
  const awaited = links.filter(({ href }) => performance.getEntriesByName(href).length === 0)
  void Promise.all(awaited.map(ended)).then(askForFonts)
}

/** Asks for the fonts unless they show. Not by `preload`: Chromium warns of fonts that a slow phone does not use soon. */
export function askForFonts(): void {
  const names = faceNames()
  // A font that does not come is for the browser to try again.
  if (names) void document.fonts.load(fontsOf(names), document.title).catch(() => {})
}

/** Shows the page in its fonts as they come, where its scripts may never do. */
export function showFontsAnyway(): void {
  faceNames()?.removeAttribute('media')
}

/** Settles when the link has loaded or failed. */
function ended(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true })
  })
}

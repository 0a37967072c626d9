import { pageFontsMark } from '#offline/pageFontsMark.ts'
import { keepLines } from './keepLines.ts'

/**
 * Asks for the page's fonts once all of the scripts that start it have come but the last, which is on its way then, and
 * shows them once they are here and the page is hydrated: a page is read in the fallback, which takes the same room, but
 * cannot be used without its scripts; and each face that comes into use lays the whole page out again.
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

/** Asks for the fonts unless it was done, and shows them once they are here and the page is hydrated. */
export function askForFonts(): void {
  const style = waiting()
  if (asked || !style) return
  asked = true
  const fonts = style.getAttribute(pageFontsMark)?.split(' ') ?? []
  void Promise.all([...fonts.map(preload), hydrated()]).then(showFonts)
}

/** Shows the page in its fonts as soon as they are here, all at once and without moving what is on the screen. */
export async function showFonts(): Promise<void> {
  const font = `1em ${waiting()?.textContent?.match(/"[^"]+"/g)}`
  // By the letters of its title, to have the faces of its script; not those for a single sign.
  const { fonts, title } = document
  // A stylesheet with layers that comes meanwhile makes Chromium forget which faces are loaded.
  for (let tries = 0; tries < 3 && !fonts.check(font, title); tries += 1) await fonts.load(font, title).catch(() => {})
  const style = waiting()
  if (style) keepLines(() => style.removeAttribute('media'))
}

/** The `<style>` with the names of the faces, unless they are shown: the page of a browser with a worker shows them at once. */
const waiting = () => document.querySelector(`style[${pageFontsMark}][media]`)

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

/** Settles when the page has the mark of browser/hydrated.ts, whose script is not here yet. */
function hydrated(): Promise<void> {
  const root = document.documentElement
  const isMarked = () => 'hydrated' in root.dataset
  if (isMarked()) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isMarked()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(root, { attributeFilter: ['data-hydrated'] })
  })
}

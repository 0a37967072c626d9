import { foldMark } from '#theme/foldMark.ts'
import { appendStylesheet } from './appendStylesheet.ts'

/**
 * Takes what a prerendered page has at its fold (ui/layout/Fold.tsx) out of React's way, which does not expect it there. The
 * styles stay in effect, also when the page is left: they move to the head. A stored page links to them there; such a link
 * would load anew where it is moved to and have no effect meanwhile, so its copy is waited for.
 */
export async function clearFold(): Promise<void> {
  const fold = document.querySelector(`[${foldMark}]`)
  if (!fold) return
  const links = fold.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  await Promise.all([...links].map((link) => appendStylesheet(link.getAttribute('href') ?? '')))
  for (const link of links) link.remove()
  document.head.append(...fold.childNodes)
  fold.remove()
}

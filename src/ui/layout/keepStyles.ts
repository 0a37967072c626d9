/**
 * Moves what a prerendered page has at its fold (Fold.tsx) to the head: its styles stay in effect when the page is left, for
 * the pages after it rely on them. A link that is moved loads anew, so one with a copy goes with the page.
 */
export function keepStyles(fold: Element): void {
  const isToMove = (node: Node) => !(node instanceof HTMLLinkElement && hasCopy(node))
  document.head.append(...[...fold.childNodes].filter(isToMove))
}

/** Whether there is another link to the same. */
export function hasCopy(link: HTMLLinkElement): boolean {
  return document.querySelectorAll(`link[href="${link.getAttribute('href')}"]`).length > 1
}

/**
 * Moves what a prerendered page has at its fold (Fold.tsx) to the head: its styles stay in effect when the page is left, for
 * the pages after it rely on them. A link that is moved loads anew, so one with a copy in the head goes with the page.
 */
export function keepStyles(fold: Element): void {
  const hasCopy = (node: Node) =>
    node instanceof HTMLLinkElement && document.head.querySelector(`link[href="${node.getAttribute('href')}"]`)
  document.head.append(...[...fold.childNodes].filter((node) => !hasCopy(node)))
}

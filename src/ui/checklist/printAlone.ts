/** The mark of what is left out on paper (ui/theme/print.css). */
const onScreenOnly = 'data-screen'

/** Prints this part of the page with the line that introduces it, and nothing else. */
export function printAlone(part: HTMLElement): void {
  const marked: Element[] = []
  for (let node: Element = part; node.parentElement && node.id !== 'main'; node = node.parentElement) {
    for (const other of node.parentElement.children) {
      const isLeadIn = node === part && other === part.previousElementSibling
      if (other === node || isLeadIn || other.hasAttribute(onScreenOnly)) continue
      other.setAttribute(onScreenOnly, '')
      marked.push(other)
    }
  }
  const restore = () => {
    for (const other of marked) other.removeAttribute(onScreenOnly)
  }
  addEventListener('afterprint', restore, { once: true })
  window.print()
}

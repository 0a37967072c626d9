/**
 * Wraps each text as Google Translate does (font > font > text), those of now and those that come. The words stay the same, so
 * that a test finds them. Returns how to stop. Nothing from outside is used: a test of a browser passes it to the page.
 */
export function translate(): () => void {
  const wrap = (text: Text) => {
    const { data, parentElement } = text
    if (!data.trim() || !parentElement || parentElement.closest('head, script, style, textarea, font')) return
    const inner = document.createElement('font')
    const outer = document.createElement('font')
    inner.append(data)
    outer.append(inner)
    text.replaceWith(outer)
  }
  const wrapIn = (node: Node) => {
    if (node instanceof Text) return wrap(node)
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    found.forEach(wrap)
  }
  if (document.body) wrapIn(document.body)
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') wrapIn(target)
      else addedNodes.forEach(wrapIn)
    }
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}

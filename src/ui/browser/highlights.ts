const sheets = new Map<string, CSSStyleSheet>()

/** Whether the browser can colour text without a change of the document, which would disturb React. */
export function canHighlight(): boolean {
  return typeof Highlight === 'function' && typeof CSS === 'object' && 'highlights' in CSS
}

/** Colours these passages and no others by this name, where the browser can (CSS Custom Highlight API). */
export function highlight(name: string, ranges: readonly Range[]): void {
  if (!canHighlight()) return
  if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges))
  else CSS.highlights.delete(name)
}

/** Adds rules to the page, once: only a page that shows such colours has them. */
export function addRules(rules: string): void {
  let sheet = sheets.get(rules)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    sheets.set(rules, sheet)
  }
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}

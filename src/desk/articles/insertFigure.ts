/** The line of Markdown that shows a picture. Signs that would end its parts early are written otherwise. */
export function figureLine({ name, alt, caption }: { name: string; alt: string; caption: string }): string {
  const words = (text: string) => text.replaceAll(/[\s\\]+/g, ' ').trim()
  const seen = words(alt).replaceAll('[', '(').replaceAll(']', ')')
  const below = words(caption).replaceAll('"', '”')
  return `![${seen}](${name}${below && ` "${below}"`})`
}

/** The text with the line between paragraphs: behind the one in which the cursor is. Answers where the cursor is then, too. */
export function insertFigure(text: string, at: number, line: string): { text: string; at: number } {
  const end = text.indexOf('\n\n', Math.max(0, at - 1))
  const before = (end < 0 ? text : text.slice(0, end)).replace(/\n+$/, '')
  const after = (end < 0 ? '' : text.slice(end)).replace(/^\n+/, '')
  const start = before.trim() === '' ? line : `${before}\n\n${line}`
  return { text: `${start}\n${after && `\n${after}`}`, at: start.length }
}

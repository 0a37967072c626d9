/** A fault in a Markdown file, with the line where it is, from 1. */
export interface FileFault {
  line: number
  /** The field or the part that is at fault. */
  field: string
  /** The fault and what to do. */
  advice: string
}

/** A Markdown file, parted into the fields of its front matter and its body. */
export interface FrontMatter {
  fields: Record<string, string>
  /** By field, its line in the file, from 1. */
  lines: Record<string, number>
  body: string
  /** Line of the file on which the body begins, from 1. */
  bodyLine: number
  faults: FileFault[]
}

/** Windows' Notepad writes a byte order mark before the text, which nobody sees, and ends lines with two characters. */
export function plainText(source: string): string {
  return source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}

/** Parts a file at its front matter, which stands first between two lines of "---", with one `field: value` a line. */
export function readFrontMatter(source: string): FrontMatter {
  const text = plainText(source)
  const [, front, body = ''] = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/.exec(text) ?? []
  const read: FrontMatter = { fields: {}, lines: {}, body, bodyLine: 1, faults: [] }
  const fault = (line: number, field: string, advice: string) => read.faults.push({ line, field, advice })
  if (front === undefined) {
    const { line, advice } = missingFence(text.split('\n'))
    fault(line, 'front matter', advice)
    return read
  }
  const rows = front.split('\n')
  // The fields begin below the first "---"; the second one follows the last of them.
  read.bodyLine = rows.length + 3
  for (const [position, row] of rows.entries()) {
    if (!row.trim()) continue
    const line = position + 2
    const [, name, value = ''] = /^(\w+):\s*(.*)$/.exec(row) ?? []
    if (name === undefined) fault(line, 'front matter', `"${row}" is not "field: value"`)
    else if (Object.hasOwn(read.fields, name)) fault(line, name, 'stands twice; remove one of the two lines')
    else {
      // Other programs take them off; here they would be part of the title.
      if (/^(?:"[^"]*"|'[^']*')$/.test(value.trim())) fault(line, name, 'stands in quotation marks; take them out')
      read.fields[name] = value
      read.lines[name] = line
    }
  }
  return read
}

/** Why no two lines of "---" were found, with the line that is at fault. */
function missingFence(rows: readonly string[]): { line: number; advice: string } {
  const blank = rows.findIndex((row) => row !== '---' && row.trim() === '---')
  if (rows[0] === '---' || blank === 0) {
    if (blank >= 0) return { line: blank + 1, advice: `has blanks beside "---" on line ${blank + 1}; remove them` }
    return { line: 1, advice: 'has no second line of "---" below its fields; add it' }
  }
  return { line: 1, advice: 'must stand first, between two lines of "---"' }
}

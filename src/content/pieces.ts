/** A paragraph, or the items of a list: consecutive lines that start with '- '. */
export type Piece = { line: number } & ({ type: 'paragraph'; text: string } | { type: 'list'; items: string[] })

/** Parts a text: an empty line ends a paragraph, a bullet starts a list. `line` counts from 0. */
export function parsePieces(source: string): Piece[] {
  const pieces: Piece[] = []
  let open: Piece | undefined
  for (const [line, untrimmed] of source.split('\n').entries()) {
    const text = untrimmed.trim()
    const item = /^- (.*)$/.exec(text)?.[1]
    if (text === '') open = undefined
    else if (item !== undefined && open?.type === 'list') open.items.push(item)
    else if (item === undefined && open?.type === 'paragraph') open.text += ` ${text}`
    else {
      open = item === undefined ? { line, type: 'paragraph', text } : { line, type: 'list', items: [item] }
      pieces.push(open)
    }
  }
  return pieces
}

import { num, shape } from '../grammar/markup.ts'
import font from './anekLatin600.json' with { type: 'json' }

interface Glyph {
  /** In thousandths of the type size. */
  advance: number
  d: string
}

const glyphs = new Map<string, Glyph>(
  Object.entries(font.glyphs).map(([character, entry]) => {
    const [advance = '0', ...outline] = entry.split(' ')
    return [character, { advance: Number(advance), d: outline.join(' ') }]
  }),
)

const kerning = new Map<string, number>(
  Object.entries(font.kerning).flatMap(([first, pairs]) =>
    pairs.split(' ').map((pair): [string, number] => [first + pair.slice(0, 1), Number(pair.slice(1))]),
  ),
)

/** The letter's outline. Letters that the font does not have are an error: a gap in a title must not go unseen. */
function glyph(character: string): Glyph {
  const found = glyphs.get(character)
  if (!found) throw new Error(`No outline for '${character}'`)
  return found
}

/** Width of a line of text at a type size. */
export function textWidth(text: string, size: number): number {
  const characters = [...text]
  const width = characters.reduce(
    (sum, character, index) =>
      sum + glyph(character).advance + (kerning.get(character + (characters[index + 1] ?? '')) ?? 0),
    0,
  )
  return (width * size) / 1000
}

/** A line of text as outlines, because a rasteriser may not have the font; `x`, `y` is the start of its base line. */
export function text(content: string, x: number, y: number, size: number, fill: string): string {
  const characters = [...content]
  let at = 0
  let outlines = ''
  characters.forEach((character, index) => {
    const { advance, d } = glyph(character)
    if (d !== '') outlines += shape(d, fill, { transform: `translate(${num(at)} 0)` })
    at += advance + (kerning.get(character + (characters[index + 1] ?? '')) ?? 0)
  })
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${Math.round(size) / 1000})">${outlines}</g>`
}

/** Breaks a text into lines no wider than `width`; its own line breaks stay. */
export function breakLines(content: string, size: number, width: number): string[] {
  return content.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1)
      if (last !== undefined && textWidth(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  })
}

/** Below this width in pixels the grid is compact (TS-10). */
export const compactBelow = 640

/** Content of a cell: portrait `number` from 1, or text tile `number` from 0. */
export interface Cell {
  kind: 'photo' | 'tile'
  number: number
}

/** Cells in reading order, with text tiles at the given positions. */
function mosaic(cells: number, tilesAt: readonly number[]): Cell[] {
  let photos = 0
  return Array.from({ length: cells }, (_, place) => {
    const tile = tilesAt.indexOf(place)
    if (tile >= 0) return { kind: 'tile', number: tile }
    photos += 1
    return { kind: 'photo', number: photos }
  })
}

/** 6 columns by 4 rows: 18 portraits and 6 texts. */
export const wideCells = mosaic(24, [2, 6, 10, 13, 17, 21])

/** 3 columns by 3 rows: 6 portraits and 3 texts. */
export const compactCells = mosaic(9, [2, 3, 7])

/** Position of a cell in the compact grid; `undefined` if it has none. */
export function compactPlace({ kind, number }: Cell): number | undefined {
  const place = compactCells.findIndex((cell) => cell.kind === kind && cell.number === number)
  return place < 0 ? undefined : place
}

/** Text tiles animated on wide screens; on narrow ones all are (TS-12, TS-14). */
const animatedWide = [3, 4, 5]

/** Position of a tile among the animated ones, from 0; `undefined` for a static tile. */
export function typingStep(tile: number, compact: boolean): number | undefined {
  if (compact) return tile
  const step = animatedWide.indexOf(tile)
  return step < 0 ? undefined : step
}

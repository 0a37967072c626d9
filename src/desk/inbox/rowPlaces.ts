import type { Group } from './groups.ts'

/** Places of rows and headings in the list, in pixels from its top. */
export interface RowPlaces {
  height: number
  rowHeight: number
  headingHeight: number
  topOf: (row: number) => number
  topOfHeading: (group: number) => number
  /** The row at a place; the last one before it where a heading is. */
  rowAt: (top: number) => number
}

/** Rows of one height and headings of another: a list of 50,000 has a handful of headings, so that none is measured. */
export function rowPlaces(
  count: number,
  groups: readonly Group[],
  rowHeight: number,
  headingHeight: number,
): RowPlaces {
  const headingsUpTo = (row: number) => {
    const after = groups.findIndex(({ from }) => from > row)
    return after < 0 ? groups.length : after
  }
  const topOf = (row: number) => row * rowHeight + headingsUpTo(row) * headingHeight
  return {
    height: count * rowHeight + groups.length * headingHeight,
    rowHeight,
    headingHeight,
    topOf,
    topOfHeading: (group) => topOf(groups[group]?.from ?? 0) - headingHeight,
    rowAt: (top) => {
      const group = groups.findLastIndex((_, at) => topOf(groups[at]?.from ?? 0) - headingHeight <= top)
      const from = groups[group]?.from ?? 0
      const next = groups[group + 1]?.from ?? count
      return Math.min(Math.max(from, next - 1), from + Math.max(0, Math.floor((top - topOf(from)) / rowHeight)))
    },
  }
}

/** Cards on one page of the list. */
export const pageSize = 9

export interface Page<T> {
  /** From 1. */
  page: number
  pages: number
  items: readonly T[]
}

/** The page that is asked for, or the nearest there is. */
export function pageOf<T>(all: readonly T[], wanted: number): Page<T> {
  const pages = Math.max(1, Math.ceil(all.length / pageSize))
  const page = Math.min(Math.max(1, wanted), pages)
  return { page, pages, items: all.slice((page - 1) * pageSize, page * pageSize) }
}

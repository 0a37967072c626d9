/** The end of a page of a list that is in order of time, and of id where times are equal. */
export interface ListPosition {
  at: number
  id: string
}

/** As the cursor that a browser sends back for the next page. */
export function formatPosition({ at, id }: ListPosition): string {
  return `${at}.${id}`
}

/** Throws a `RangeError` if the text is no cursor. */
export function parsePosition(text: string): ListPosition {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,60})$/.exec(text) ?? []
  if (at === undefined || id === undefined) throw new RangeError('not a cursor')
  return { at: Number(at), id }
}

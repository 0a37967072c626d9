/** Anchor of an official text in the list that closes a text. */
export function sourceId(number: number | string): string {
  return `source-${number}`
}

/** Anchor of a text's first mark, to which the note leads back. */
export function citeId(number: string): string {
  return `cite-${number}`
}

/** Anchor of the heading over that list, the same in every language. */
export const sourcesId = 'official-texts'

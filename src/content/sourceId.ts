/** Anchor of an official text in the list that closes a guide. */
export function sourceId(number: number): string {
  return `source-${number}`
}

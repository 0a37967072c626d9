/** The text that is percent-encoded in a part of an address; the part itself where its percent signs encode nothing. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

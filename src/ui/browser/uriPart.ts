/**
 * A text as a part of an address. Half of a sign, as a cut emoji leaves it, becomes the sign for an unknown one:
 * `encodeURIComponent` alone throws on it.
 */
export function uriPart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
}

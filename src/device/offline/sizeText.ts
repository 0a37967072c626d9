/** A size in human units: '640 KB', '2.3 MB'. */
export function sizeText(bytes: number): string {
  return bytes < 999_500 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Lowercase, runs of anything but letters and digits, of whatever script, become one hyphen, none at the ends. */
export function slugOf(displayName: string): string {
  return displayName
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

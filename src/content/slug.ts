/** Lowercase, runs of anything but letters and digits become one hyphen, none at the ends. */
export function slugOf(displayName: string): string {
  return displayName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

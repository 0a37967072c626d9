/** Code of the language of the page at a path of this site: '/hi/blogs/wills' is in Hindi. */
export function langAt(path: string): string {
  return /^\/([a-z]{2})(?:\/|$)/.exec(path)?.[1] ?? 'en'
}

/** Path of a page in the edition whose addresses begin with the prefix; '/' is '/hi' in Hindi. */
export function pathIn(prefix: string, path: string): string {
  return prefix && path === '/' ? prefix : prefix + path
}

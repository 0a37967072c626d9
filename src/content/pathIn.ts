/** Path of a page in the edition whose addresses begin with the prefix; '/' is '/de' in German. */
export function pathIn(prefix: string, path: string): string {
  return prefix && path === '/' ? prefix : prefix + path
}

/** Path of the page at an address: servers answer with a slash at its end, too. */
export function pageAt(path: string): string {
  return path.replace(/(.)\/$/, '$1')
}

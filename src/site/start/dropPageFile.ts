/**
 * Takes the name of the page's file off the address. Every host serves `/contact/index.html` as the page, and the router, which
 * knows no such address, would draw the page for unknown ones in its place. What follows the path stays.
 */
export function dropPageFile(): void {
  const { pathname, search, hash } = location
  const path = pathname.replace(/\/index\.html$/, '')
  if (path !== pathname) history.replaceState(history.state, '', (path || '/') + search + hash)
}

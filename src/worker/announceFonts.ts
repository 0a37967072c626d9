/** The two faces that every page begins with; their italics and rupee signs come when a text asks for them. */
const face = /^assets\/(anek-latin|literata)-[\w-]{8}\.woff2$/

/**
 * Makes a page out of storage name the fonts that are stored beside it: they are there before the first line is set, and
 * no line is set twice. A page from the network does not, for there they would take the line from what paints it.
 */
export function announceFonts(files: Array<{ url: string }>): (page: Response) => Response {
  const link = files
    .filter(({ url }) => face.test(url))
    .map(({ url }) => `</${url}>; rel=preload; as=font; crossorigin`)
    .join(', ')
  return (page) => {
    if (!link || !page.headers.get('Content-Type')?.startsWith('text/html')) return page
    const { body, status, statusText } = page
    const headers = new Headers(page.headers)
    headers.set('Link', link)
    return new Response(body, { status, statusText, headers })
  }
}

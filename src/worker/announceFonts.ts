import type { StoredFile } from './pageFile.ts'

const font = /^assets\/([\w-]+)-[\w-]{8}\.woff2$/

/** The faces that every page begins with; the manifest names what else a page asks for. */
const ofEveryPage = ['sans', 'serif']

/**
 * Makes a page out of storage name the fonts that are stored beside it and that its text is set in: they are there before
 * the first line is set, and no line is set twice. A page from the network does not, for there the preloads would
 * compete with what the first paint needs.
 */
export function announceFonts(files: readonly StoredFile[]): (page: Response, address: string) => Response {
  const fonts = new Map(files.map(({ url }) => [font.exec(url)?.[1], url]))
  const facesOf = new Map(files.map(({ url, faces }) => [`/${url}`, faces]))
  return (page, address) => {
    if (!page.headers.get('Content-Type')?.startsWith('text/html')) return page
    const faces = [...ofEveryPage, ...(facesOf.get(new URL(address).pathname) ?? [])]
    const link = faces.flatMap((face) => fonts.get(face) ?? []).map(asPreload)
    if (link.length === 0) return page
    const { body, status, statusText } = page
    const headers = new Headers(page.headers)
    headers.set('Link', link.join(', '))
    return new Response(body, { status, statusText, headers })
  }
}

const asPreload = (url: string) => `</${url}>; rel=preload; as=font; crossorigin`

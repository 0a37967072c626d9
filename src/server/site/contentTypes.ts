const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
}

/** The media type for a file name's extension. */
export function contentTypeOf(path: string): string {
  return types[extensionOf(path)] ?? 'application/octet-stream'
}

/** Lower case, without the dot; empty if the last path segment has none. */
export function extensionOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path.slice(path.lastIndexOf('/') + 1))?.[1]?.toLowerCase() ?? ''
}

/** Whether a file's own Content-Security-Policy counts: that of a page or a worker, which load others. */
export function hasOwnPolicy(path: string): boolean {
  return extensionOf(path) === 'html' || path === '/sw.js'
}

/** How a page is cached: revalidated always, and never rewritten by a CDN (minified, addresses encoded, scripts put in). */
export const pageCaching = 'no-cache, no-transform'

/** `Cache-Control` of a file: forever for hashed names, revalidate always for pages and the worker (OF-23). */
export function cachingOf(path: string): string {
  if (extensionOf(path) === 'html') return pageCaching
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  const isImageOrFont = /^(?:webp|avif|png|jpg|ico|svg|woff2)$/.test(extensionOf(path))
  return isImageOrFont ? 'public, max-age=86400, stale-while-revalidate=604800' : 'no-cache'
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
}

/** Media type by the ending of the name. */
export function contentTypeOf(path: string): string {
  return types[extensionOf(path)] ?? 'application/octet-stream'
}

/** In lower case, without its dot; empty when the last part of the path has none. */
export function extensionOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path.slice(path.lastIndexOf('/') + 1))?.[1]?.toLowerCase() ?? ''
}

/** How long browsers may use a file unasked: for ever when its name holds its hash, never when it is a page or the worker. */
export function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  const isPicture = /^(?:webp|avif|png|jpg|ico|svg|woff2)$/.test(extensionOf(path))
  return isPicture ? 'public, max-age=86400, stale-while-revalidate=604800' : 'no-cache'
}

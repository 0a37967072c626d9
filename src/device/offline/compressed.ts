/** Marks a stored response whose body is compressed. */
const mark = 'X-Packed'

/**
 * Not all scripts and styles: as they came, the browser reads them without waking the worker, and keeps the compiled form of
 * scripts.
 */
const compressible = /^(text\/html|application\/json|image\/svg\+xml)/

/**
 * Scripts but those with which every page starts (build/prerender/chunks.ts), and the rules of all pages (build/prerender/pageStyles.ts),
 * which are seven times as long as what is left of them: the worker, running for their page, decompresses them.
 */
const compressedFile = /\/assets\/packed\//

/**
 * The response as it is to be stored. Pages repeat themselves and each other: compressed they take a quarter of the
 * room, which on a full phone decides whether they stay. What cannot be compressed is stored as it is.
 */
export function compressed(response: Response, url = response.url): Response {
  const type = response.headers.get('Content-Type') ?? ''
  if (
    !response.body ||
    !(compressible.test(type) || compressedFile.test(url)) ||
    typeof CompressionStream === 'undefined'
  )
    return response
  const headers = new Headers(response.headers)
  // Both speak of the body as it was sent.
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  headers.set(mark, 'gzip')
  return new Response(response.body.pipeThrough(new CompressionStream('gzip')), { headers })
}

/** The stored response as it came. */
export function decompressed(cached: Response): Response {
  if (!cached.body || cached.headers.get(mark) !== 'gzip') return cached
  const headers = new Headers(cached.headers)
  headers.delete(mark)
  return new Response(cached.body.pipeThrough(new DecompressionStream('gzip')), { headers })
}

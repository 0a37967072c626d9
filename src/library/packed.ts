/** Marks a stored response whose body is compressed. */
const mark = 'X-Packed'

/**
 * Not scripts and styles: as they came, the browser reads them without waking the worker, and keeps the compiled form of
 * scripts.
 */
const packable = /^(text\/html|application\/json|image\/svg\+xml)/

/**
 * The response as it is to be stored. Pages repeat themselves and each other: compressed they take a quarter of the
 * room, which on a full phone decides whether they stay. What cannot be compressed is stored as it is.
 */
export function packed(response: Response): Response {
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.body || !packable.test(type) || typeof CompressionStream === 'undefined') return response
  const headers = new Headers(response.headers)
  // Both speak of the body as it was sent.
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  headers.set(mark, 'gzip')
  return new Response(response.body.pipeThrough(new CompressionStream('gzip')), { headers })
}

/** The stored response as it came. */
export function unpacked(stored: Response): Response {
  if (!stored.body || stored.headers.get(mark) !== 'gzip') return stored
  const headers = new Headers(stored.headers)
  headers.delete(mark)
  return new Response(stored.body.pipeThrough(new DecompressionStream('gzip')), { headers })
}

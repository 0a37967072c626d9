/** The best encoding that the `Accept-Encoding` header allows, out of those we have ready (RFC 9110, 12.5.3). */
export function acceptedEncoding(accepts: string | undefined): 'br' | 'gzip' | undefined {
  const rejected = /;\s*q=0(?:\.0*)?\s*$/
  const names = (accepts ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !rejected.test(part))
    .map((part) => part.split(';')[0]?.trim())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : undefined
}

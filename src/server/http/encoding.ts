/** The best of the encodings that we have ready and the header accepts (RFC 9110, section 12.5.3). */
export function acceptedEncoding(accepts: string | undefined): 'br' | 'gzip' | undefined {
  const refused = /;\s*q=0(?:\.0*)?\s*$/
  const names = (accepts ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : undefined
}

import { askedMark } from './askedMark.ts'
import { scripted } from './scripted.ts'

/**
 * A picture that only adorns, as a background. It is asked for behind the scripts: over HTTP/1.1 a browser has six requests
 * under way, and a few bytes of pattern hold one up for a round trip.
 */
export function ornament(bgImage: string) {
  return { bgImage, [scripted]: { [`html:not([${askedMark}]) &`]: { bgImage: 'none' } } }
}

import { askedMark } from './askedMark.ts'
import { unscripted } from './scripted.ts'

/**
 * Styles with a picture that only adorns. It is asked for behind the scripts: over HTTP/1.1 a browser has six requests
 * under way, and a few bytes of pattern hold one up for a round trip.
 */
export function ornament<Styles extends object>(styles: Styles) {
  return { [`html[${askedMark}] &`]: styles, ...unscripted(styles) }
}

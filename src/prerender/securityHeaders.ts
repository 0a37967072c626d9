import { createHash } from 'node:crypto'

// The hash of the empty string: Emotion inserts empty style elements before it fills them through the CSSOM.
const emptyStyle = sha256('')

/** `'sha256-…'` of an inline script, for a Content-Security-Policy. */
export function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Headers of every answer that a page consists of. `origins`: other ones that a page may send to. */
export function securityHeaders(
  inlineScripts: readonly string[],
  origins: readonly string[] = [],
): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(sha256)],
    'style-src': ["'self'", emptyStyle],
    // Thumbnails of videos are the only pictures from elsewhere.
    'img-src': ["'self'", 'data:', 'https://i.ytimg.com'],
    'connect-src': ["'self'", ...origins],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000',
  }
}

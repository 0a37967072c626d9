import { createHash } from 'node:crypto'
import { newsletterStyles } from '#content/newsletterStyles.ts'

// Hash of the empty string: Emotion inserts empty <style> elements and fills them through the CSSOM.
const emptyStyle = sha256('')

/** The `'sha256-…'` source of an inline script for the Content-Security-Policy. */
export function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The headers of every response. */
const ofEveryResponse = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
}

/**
 * Security headers of scripts, pictures, fonts and data. Browsers heed the policy of the page that loads them, which is 2 KB
 * long: over HTTP/1.1, which compresses no headers, the files of a first visit would carry 25 KB of it. This one holds
 * where such a file is opened by itself.
 */
export const fileHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'",
  ...ofEveryResponse,
}

/**
 * Security headers of pages, and of the worker, which has a policy of its own. `inline` are the texts of the pages' inline scripts and styles, `origins` other
 * origins that pages may send to.
 */
export function securityHeaders(
  inline: { scripts: readonly string[]; styles: readonly string[] },
  origins: readonly string[] = [],
): Record<string, string> {
  return headersWith({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(sha256)],
    'style-src': ["'self'", emptyStyle, ...inline.styles.map(sha256)],
    // Video thumbnails are the only third-party images.
    'img-src': ["'self'", 'data:', 'https://i.ytimg.com'],
    'connect-src': ["'self'", ...origins],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
  })
}

/**
 * Security headers of the provider's workplace, which shows visitors' texts beside staff's powers: nothing but its files. The
 * preview of a newsletter is a sandboxed frame, which inherits this policy, so its two style sheets are named by hash.
 */
export function deskHeaders(inlineScripts: readonly string[]): Record<string, string> {
  const self = ["'self'"]
  const headers = headersWith({
    'default-src': ["'none'"],
    'script-src': [...self, ...inlineScripts.map(sha256)],
    'style-src': [...self, emptyStyle, ...[newsletterStyles.light, newsletterStyles.dark].map(sha256)],
    'img-src': self,
    'connect-src': self,
    'font-src': self,
    // The preview of an article, which the server sends with a policy of its own.
    'frame-src': self,
    'worker-src': self,
    'manifest-src': self,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
  return { ...headers, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }
}

/** Cloudflare Pages drops longer lines of `_headers`, and with one the whole policy. */
const longestLine = 2000

/**
 * The lines of `_headers` for a policy: one, or, where that would be too long for a host, two policies that both have to
 * allow something. One of them is strict about scripts, the other about all else, so that together they are the policy.
 */
export function policyLines(policy: string): string[] {
  const line = (text: string) => `  Content-Security-Policy: ${text}`
  if (line(policy).length <= longestLine) return [line(policy)]
  const directives = policy.split('; ')
  const only = (name: string) => directives.filter((one) => one.startsWith(`${name} `))
  const free = (name: string) => `${name} * data: blob: 'unsafe-inline'`
  const scripts = [...only('script-src'), "object-src 'none'"]
  const others = directives.map((one) => (one.startsWith('script-src ') ? free('script-src') : one))
  const lines = [line(scripts.join('; ')), line(others.join('; '))]
  if (lines.some((one) => one.length > longestLine)) {
    throw new Error(
      `The Content-Security-Policy has lines of ${lines.map((one) => one.length)} characters; static hosts take ${longestLine}. Fewer inline styles or scripts are needed (src/build/prerender).`,
    )
  }
  return lines
}

function headersWith(policy: Record<string, readonly string[]>): Record<string, string> {
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
      .join('; '),
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...ofEveryResponse,
  }
}

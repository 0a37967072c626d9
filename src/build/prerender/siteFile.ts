import { digitsFromAbroad } from '#content/pages/contactLinks.ts'
import { ContentError } from '#content/schema.ts'
import { type Site, site } from '#content/site.ts'

/** Digits of the shortest number with its country. */
const shortestNumber = 7

type Checked = Pick<Site, 'product' | 'tagline' | 'description' | 'origin' | 'phone' | 'email' | 'social'>

/** Throws `ContentError` for values of the site file of which canonical links, feeds or the ways to reach the provider would be broken. */
export function checkSiteFile(of: Checked = site): void {
  for (const field of ['product', 'tagline', 'description'] as const)
    if (of[field].trim() === '') throw fault(field, 'is empty; fill it in')
  const origin = originOf(of.origin)
  if (origin === undefined) throw fault('origin', 'must be like https://example.com')
  // Pages append their paths, and compare it with the address that browsers show.
  if (origin !== of.origin) throw fault('origin', `must be written ${origin}, without a path or a slash at its end`)
  if (digitsFromAbroad(of.phone).length < shortestNumber)
    throw fault('phone', 'must be one number with its country, like +91 98765 43210')
  if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(of.email))
    throw fault('email', 'must be one address, like desk@example.com')
  for (const { name, url } of of.social)
    if (originOf(url) === undefined)
      throw fault('social', `${name} must be a whole address, like https://example.com/name`)
}

function originOf(url: string): string | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.origin : undefined
}

function fault(field: string, advice: string): ContentError {
  return new ContentError('src/content/site.ts', field, advice)
}

import { articleSlugById, servicePaths } from 'virtual:addresses'

const moved: Readonly<Record<string, string>> = { '/privacy-policy': '/privacypolicy' }

/** The stored file of a page's address, also by an article's id, in another letter case and with a trailing slash. */
export function pageFileOf(pathname: string): string | undefined {
  const plain = pathname.replace(/\/+$/, '').toLowerCase()
  if (/\.[a-z0-9]+$/.test(plain)) return undefined
  const service = servicePaths.find((path) => `/services/${path}`.toLowerCase() === plain)
  if (service) return `/services/${service}/index.html`
  const slug = articleSlugById[plain.slice('/blogs/'.length)]
  if (slug && plain.startsWith('/blogs/')) return `/blogs/${slug}/index.html`
  return `${moved[plain] ?? plain}/index.html`
}

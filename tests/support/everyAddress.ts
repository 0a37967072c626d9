import { addressesOfEachKind } from './addresses.ts'

/** Every kind of page that a visitor can come to: all pages, the second one of the list, what is not found. */
export const everyAddress = [
  ...addressesOfEachKind,
  '/offline',
  '/search',
  '/blogs?page=2',
  '/no-such-page',
  '/services/NoSuchService',
  '/blogs/no-such-blog',
]

/** One service, one article and one country, and each page that is like no other. */
export const oneOfEachKind = everyAddress.filter((address, at) => {
  const kind = (path: string) => path.replace(/^\/(services|blogs|countries)\/[^/?]+$/, '/$1/*')
  const isMissing = /no-such|NoSuch/.test(address)
  return isMissing || everyAddress.findIndex((other) => kind(other) === kind(address)) === at
})

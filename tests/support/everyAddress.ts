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

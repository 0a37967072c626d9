import { articleCards } from '#content/articles.ts'
import { serviceCards } from '#content/services.ts'

/** Every address that has a page of its own, articles by slug. */
export const pageAddresses = [
  '/',
  '/about',
  '/services',
  '/resources',
  '/testimonials',
  '/blogs',
  '/contact',
  '/privacypolicy',
  ...serviceCards.map((card) => `/services/${card.path}`),
  ...articleCards.map((card) => `/blogs/${card.slug}`),
]

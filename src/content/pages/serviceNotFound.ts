import type { NothingFound } from './pageEntity.ts'

/** Under an address that names no service (SD-01). */
export const serviceNotFound: NothingFound = {
  meta: {
    title: 'Service not found',
    description:
      'There is no service here. The overview lists every service for non-resident Indians, from real estate to documents and consultancy.',
  },
  title: 'Service not found',
  text: 'There is no service here. The link may be incomplete. The overview lists them all.',
  link: { text: 'See all services', to: '/services' },
}

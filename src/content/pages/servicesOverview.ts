import type { PageHero, PageMeta } from './pageEntity.ts'
import { pageMetas } from './pageMetas.ts'

export interface ServicesOverviewPage {
  meta: PageMeta
  hero: PageHero
  /** Heading over the cards. */
  explore: { title: string; text: string }
  /** Button of each banner, to the service itself. */
  knowMore: string
}

export const servicesOverview: ServicesOverviewPage = {
  meta: pageMetas.servicesOverview,
  hero: {
    title: 'Our Services',
    subtitle: 'Legal, property and financial work in India, for owners and heirs who live abroad',
    description:
      'Most matters begin under one heading and end under another: an inheritance needs a title check, a sale needs a power of attorney, a refund needs a bank. Start with the heading nearest to your question. We look at the whole of it.',
  },
  explore: {
    title: 'Explore Our Services',
    text: 'Choose a service to go to its summary below.',
  },
  knowMore: 'Know More',
}

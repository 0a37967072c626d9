import type { PageLink, PageMeta } from './pageEntity.ts'

/** What all fourteen service pages say alike; the rest stands with each service. */
export interface ServiceDetailPage {
  contact: PageLink
  faqTitle: string
  query: { title: string; text: string }
  banner: { title: string; text: string; button: PageLink }
  /** Beside the long text. */
  resourcesText: string
  resources: PageLink
  notFound: { meta: PageMeta; title: string; text: string; link: PageLink }
}

export const serviceDetail: ServiceDetailPage = {
  contact: { text: 'Contact Us →', to: '/contact' },
  faqTitle: 'Frequently Asked Questions',
  query: {
    title: 'Have a Query?',
    text: 'Note down the place, the people and the papers of your matter: the three things every adviser asks for first.',
  },
  banner: {
    title: 'We solve legal issues...',
    text: 'From the first paper to the last stamp, a matter seldom stays under one heading. See what else may touch yours before the first step is taken.',
    button: { text: 'Explore Other Services', to: '/services' },
  },
  resourcesText: 'Videos, short answers and the addresses of official sites for NRIs stand together on one page.',
  resources: { text: 'Click for more Resources', to: '/resources' },
  notFound: {
    meta: {
      title: 'Service not found',
      description:
        'No service stands at this address. The overview lists all fourteen services for non-resident Indians, from real estate to documents and consultancy.',
    },
    title: 'Service not found',
    text: 'No service stands at this address. It may have been mistyped, or copied without its last letters. The overview lists all fourteen.',
    link: { text: 'See all services', to: '/services' },
  },
}

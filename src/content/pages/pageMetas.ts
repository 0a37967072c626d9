import { site } from '../site.ts'
import { claims } from '../texts/claims.ts'
import type { PageMeta } from './pageEntity.ts'

/** Title and description of every fixed page, apart from its texts: the router needs them before the page. */
export const pageMetas = {
  home: {
    title: 'Home',
    description:
      `${site.product} handles legal, property and financial matters in India for NRIs: disputes, inheritance, title, tenancy and banking. ${claims.experience}`.trim(),
  },
  about: {
    title: 'About Us',
    description: claims.aboutDescription,
  },
  servicesOverview: {
    title: 'Services',
    description: `The services of ${site.product} for NRIs in India: real estate, litigation, tenancy, title, succession, developers, banking, company matters and more.`,
  },
  contact: {
    title: 'Contact Us',
    description: `Write to ${site.product} by form, email or WhatsApp, or call the desk. Our team typically responds within 48 hours to enquiries from NRIs anywhere.`,
  },
  resources: {
    title: 'For NRIs',
    description:
      'Resources for NRIs: videos, six frequent questions on residence, buying, tax and sending money abroad, official links and ways to ask about your own matter.',
  },
  testimonials: {
    title: 'Testimonials',
    description: claims.testimonials,
  },
  privacy: {
    title: 'Privacy Policy',
    description: `How ${site.product} collects, uses, keeps and erases what you write, what this site stores on your own device, and how to reach us about your data.`,
  },
  blogs: {
    title: 'Blogs',
    description: `Articles by ${site.product} for NRIs on inheritance, buying and selling property, tax, powers of attorney, rent, banking and sending money abroad.`,
  },
  glossary: {
    title: 'Glossary',
    description:
      'Terms of Indian property, tax, banking and inheritance law that NRIs meet, each explained in a few plain sentences: NRO, TDS, mutation, apostille and more.',
  },
  search: {
    title: 'Search',
    description: `Search the services, frequent questions and articles of ${site.product}. The search runs on your own device and works without a connection.`,
  },
  offline: {
    title: 'Not stored on this device',
    description:
      'You are offline and this page is not stored on this device. The list shows the services, blogs and other pages that can be read without a connection.',
  },
} as const satisfies Record<string, PageMeta>

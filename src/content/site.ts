/** Everything that a provider changes to make the site its own. Page, manifest, backend mails and art read it. */
export interface Site {
  product: string
  /** One line under the name: in the footer, the manifest and mails. */
  tagline: string
  description: string
  /** Where the site is published, without a trailing slash; canonical links and the sitemap need it. */
  origin: string
  /** In international form; chat and `tel:` links are built from its digits. */
  phone: string
  email: string
  places: { office: Place; footer: Place }
  social: readonly { name: 'LinkedIn' | 'Facebook' | 'Instagram' | 'YouTube' | 'X'; url: string }[]
  forms: { testimonial: string; feedback: string }
  /** 'inert': the query form on service pages sends nothing (the default). 'enquiry': it is a real enquiry form. */
  serviceQueryForm: 'inert' | 'enquiry'
  /** 'none', or the address of a first-party collector that receives `{ event }` as JSON and nothing else. */
  analytics: 'none' | { collector: string }
  themeColor: { light: string; dark: string }
}

export interface Place {
  label: string
  /** What is searched for on the map. */
  address: string
}

export const site: Site = {
  product: 'Pravasi Desk',
  tagline: 'Legal, property and financial work in India for non-resident Indians',
  description:
    'Legal, property and financial services in India for non-resident Indians: disputes, inheritance, title, tenancy, banking and company matters, handled without the journey.',
  origin: 'https://pravasidesk.example.com',
  phone: '+91 00000 00000',
  email: 'desk@pravasidesk.example.com',
  places: {
    office: { label: 'New Delhi (South Extension)', address: 'South Extension, New Delhi, India' },
    footer: { label: 'Gurgaon', address: 'Gurgaon, Haryana, India' },
  },
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  forms: {
    testimonial: 'https://forms.example.com/testimonial',
    feedback: 'https://forms.example.com/feedback',
  },
  serviceQueryForm: 'inert',
  analytics: 'none',
  themeColor: { light: '#162a52', dark: '#0f1d3a' },
}

import type { PageLink } from './pageEntity.ts'

/** Texts shared by all service pages; the rest is in each service's file. */
export interface ServiceDetailPage {
  contact: PageLink
  faqTitle: string
  query: {
    title: string
    text: string
    /** Instead of the text where the form sends nothing; the link leads to the contact section. */
    inert: { text: string; link: string }
  }
  banner: { title: string; text: string; button: PageLink }
  /** Beside the long text. */
  resourcesText: string
  resources: PageLink
  /** Before the title of the tool on the subject. */
  tool: string
}

export const serviceDetail: ServiceDetailPage = {
  contact: { text: 'Contact Us →', to: '/contact' },
  faqTitle: 'Frequently Asked Questions',
  query: {
    title: 'Have a Query?',
    text: 'Note the place, the people and the documents of your matter.',
    inert: {
      text: 'These fields are for your own notes. ‘Submit’ sends nothing here: we do not see what you type, and it stays on this page only. To ask us, use',
      link: 'the contact form at the end of this page, which reaches us',
    },
  },
  banner: {
    title: 'We solve legal issues...',
    text: 'Most matters involve more than one of our services. See what else may apply to yours before you take the first step.',
    button: { text: 'Explore Other Services', to: '/services' },
  },
  resourcesText: 'Videos, short answers and links to official sites for NRIs on one page.',
  resources: { text: 'Click for more Resources', to: '/resources' },
  tool: 'Find out for yourself:',
}

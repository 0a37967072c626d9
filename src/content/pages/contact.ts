import { site } from '../site.ts'
import { type ConsultationBlock, consultation } from './consultation.ts'
import type { PageHero, PageMeta } from './pageEntity.ts'

export interface ContactPage {
  meta: PageMeta
  hero: PageHero
  consultation: ConsultationBlock
}

export const contact: ContactPage = {
  meta: {
    title: 'Contact Us',
    description: `Write to ${site.product} by form, e-mail or WhatsApp, or call the desk. Our team typically responds within 48 hours to enquiries from NRIs anywhere.`,
  },
  hero: {
    title: 'Contact Us',
    subtitle: 'Write when it suits your time zone',
    description:
      'Say what the matter is about, which Indian city or district it belongs to and where you live. Please do not send original documents, passwords or bank details with a first message.',
  },
  consultation: {
    ...consultation,
    description:
      'By e-mail, by WhatsApp or call, or with the form below: choose what is easiest from where you are. A few lines are enough to begin.',
  },
}

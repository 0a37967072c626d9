import { type ConsultationBlock, consultation } from './consultation.ts'
import type { PageHero, PageMeta } from './pageEntity.ts'
import { pageMetas } from './pageMetas.ts'

export interface ContactPage {
  meta: PageMeta
  hero: PageHero
  consultation: ConsultationBlock
}

export const contact: ContactPage = {
  meta: pageMetas.contact,
  hero: {
    title: 'Contact Us',
    subtitle: 'Write when it suits your time zone',
    description:
      'Say what the matter is about, which Indian city or district it belongs to and where you live. Please do not send original documents, passwords or bank details with a first message.',
  },
  consultation: {
    ...consultation,
    description:
      'By email, by WhatsApp or call, or with the form below: choose what is easiest from where you are. A few lines are enough to begin.',
  },
}

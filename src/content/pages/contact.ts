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
      'Say in three lines what the matter is about, which Indian city or district it belongs to and where you live. No documents yet, and no passwords or bank details: once we know that we may act, we say where to send them.',
  },
  consultation: {
    ...consultation,
    description:
      'By email, by WhatsApp or call, or with the form below: choose what is easiest from where you are. A few lines are enough to begin.',
  },
}

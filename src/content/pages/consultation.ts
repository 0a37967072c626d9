import { contactLinks } from './contactLinks.ts'

/** Invitation to write or call. */
export interface ConsultationBlock {
  title: string
  description: string
  buttons: readonly ConsultationButton[]
  footerText: string
}

export interface ConsultationButton {
  text: string
  /** A mail address, a chat link, or '/contact', which scrolls to a contact section on the page if there is one. */
  link: string
}

/** The default texts of a consultation block. */
export const consultation: ConsultationBlock = {
  title: 'Schedule a Consultation',
  description:
    'Tell us where the property or account is, what has happened so far and which country you are writing from. That is enough to begin.',
  buttons: [
    { text: 'Email Us', link: contactLinks.email },
    { text: 'WhatsApp / Call', link: contactLinks.chat },
    { text: 'Contact Form', link: '/contact' },
  ],
  footerText: 'Our team typically responds within 48 hours',
}

import { site } from '../site.ts'
import { contactLinks } from './contactLinks.ts'

/** A table of addresses of public offices. */
export interface ImportantLinks {
  title: { highlight: string; text: string }
  links: readonly ImportantLink[]
  footer: { text: string; email: { link: string; display: string } }
}

export interface ImportantLink {
  title: string
  /** Without `https://`, which the page puts in front. */
  url: string
}

/** The default texts of the block. */
export const importantLinks: ImportantLinks = {
  title: { highlight: 'Helpful Links', text: 'to the offices that decide Indian matters' },
  links: [
    { title: 'Reserve Bank of India: accounts and remittances', url: 'www.rbi.org.in' },
    { title: 'Income Tax Department: returns, PAN and certificates', url: 'www.incometax.gov.in' },
    { title: 'Ministry of External Affairs: apostille of Indian documents', url: 'www.mea.gov.in' },
    { title: 'Passport Seva: Indian passports', url: 'www.passportindia.gov.in' },
    { title: 'UIDAI: Aadhaar', url: 'uidai.gov.in' },
    { title: 'Ministry of Housing and Urban Affairs: real estate regulation (RERA)', url: 'mohua.gov.in' },
  ],
  footer: {
    text: 'Looking for an office that is not listed? Write to us at',
    email: { link: contactLinks.email, display: site.email },
  },
}

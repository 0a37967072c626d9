import { type Practice, practice, site } from '../site.ts'

/** The praise of its own practice that the site prints, and the words instead where a practice may not praise itself. */
export interface Claims {
  /** Whether clients' stories, the tiles around them and the way to send one in are shown. */
  stories: boolean
  /** A sentence with a space after it, or nothing. */
  experience: string
  /** The same for the footer. */
  footer: string
  aboutSubtitle: string
  aboutDescription: string
  help: string
  consultation: string
  call: string
  /** For search engines and the page of testimonials, which a law firm leaves empty. */
  testimonials: string
  disclaimer: string
}

/**
 * The claims of a kind of practice. A law firm in India may not advertise (rule 36 of the Bar Council of India): no
 * stories, no years of experience, nothing free. A company that coordinates the work is under no such rule.
 */
export function claimsOf(kind: Practice['kind'], product: string): Claims {
  const general =
    'The information on this site is general and is not legal advice. It is no advertisement and no invitation to engage us, and reading it creates no lawyer–client relationship.'
  if (kind === 'law firm')
    return {
      stories: false,
      experience: '',
      footer: 'For owners and heirs who live in another country.',
      aboutSubtitle: 'Indian legal and property work for people who live elsewhere',
      aboutDescription: `Who works at ${product}: property, inheritance, court and banking work in India for people who live in another country, and who is responsible for it.`,
      help: 'Who goes where',
      consultation: 'Ask for an Appointment',
      call: 'Ask for a call',
      testimonials:
        'Advocates in India may not advertise, and praise by clients may count as that. So this page shows no stories; “How we work” says who answers for what.',
      disclaimer: general,
    }
  return {
    stories: true,
    experience: '20+ years of experience. ',
    footer:
      '20+ years of experience with registries, courts, banks and builders, for owners and heirs who live in another country.',
    aboutSubtitle: '20+ years of Indian legal and property work for people who live elsewhere',
    aboutDescription: `Who works at ${product}: 20+ years of property, inheritance, court and banking work in India for people who live in another country.`,
    help: 'We make it work',
    consultation: 'Book a FREE Consultation',
    call: 'Book a Call with us!',
    testimonials:
      'How work on property, inheritance and court matters in India looks from abroad: stories told with initials and a city, and a form to send in your own.',
    disclaimer:
      kind === 'coordinator'
        ? 'The information on this site is general and is not legal advice. We coordinate the work; advocates whom you engage advise you and appear in court.'
        : general,
  }
}

export const claims = claimsOf(practice.kind, site.product)

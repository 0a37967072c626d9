/** Everything that a provider changes to make the site its own. Page, manifest, backend mails and art read it. */
export interface Site {
  /**
   * Whether this is the sample site that the project arrives with. `false` leaves out the tests that state the sample: its
   * name, its services and articles, its days.
   */
  sample: boolean
  product: string
  /** One line under the name: in the footer, the manifest and mails. */
  tagline: string
  description: string
  /** The site's public origin, without a trailing slash; canonical links and the sitemap need it. */
  origin: string
  /** One number with its country, like '+91 98765 43210'; chat and `tel:` links are built from its digits. `desk doctor` reads it. */
  phone: string
  email: string
  places: { office: Place; footer: Place }
  social: readonly { name: 'LinkedIn' | 'Facebook' | 'Instagram' | 'YouTube' | 'X'; url: string }[]
  forms: { testimonial: string; feedback: string }
  /**
   * The person who answers grievances about personal data, named by the privacy policy. While the name is empty, the
   * policy leaves it out and the `doctor` command says so. Without an address for mail, that of the provider is given.
   */
  grievanceOfficer: { name: string; address: string; email: string }
  /**
   * The lawyer who has reviewed the law of all texts, like name 'Asha Rao' and qualification 'advocate, D/1234/2010'. While
   * the name is empty, every text says that no lawyer has reviewed it yet, and the `doctor` command says so.
   */
  lawReviewer: { name: string; qualification: string }
  /** Country in which the server and its backups are. */
  dataStoredIn: string
  /** 'inert': the query form on service pages sends nothing (the default). 'enquiry': it is a real enquiry form. */
  serviceQueryForm: 'inert' | 'enquiry'
  /** 'none', or the address of a first-party collector that receives `{ event }` as JSON and nothing else. */
  analytics: 'none' | { collector: string }
}

export interface Place {
  label: string
  /** The search text for the map. */
  address: string
}

/**
 * A provider's statements about its practice, on 'How we work'. An empty field is left out of the page, and
 * `desk doctor` names it. Apart from `site`, so that no other page loads it.
 */
export interface Practice {
  /**
   * Decides what a build shows. 'law firm': no stories by clients, no years of experience, nothing free, and the notice of
   * rule 36 of the Bar Council of India. 'coordinator': a company that coordinates the work, under no such rule. While it
   * is undefined the site shows all texts of the sample.
   */
  kind: 'law firm' | 'coordinator' | undefined
  /** Registered name of the firm or company that is responsible for the work. */
  legalName: string
  /** Its postal address, in one line. */
  address: string
  /** Areas of practice, separated by commas. */
  areas: string
  /** Those who sign opinions and pleadings. */
  advocates: readonly Advocate[]
  /** The chartered accountants who compute tax and sign Form 146. */
  accountants: string
  /** How long the free call takes, like "20 minutes". */
  freeCall: string
  /**
   * Statements about the practice that its owner confirms. What is not confirmed is printed as something that readers
   * may ask for.
   */
  confirmed: readonly Statement[]
  /** One sentence on fees that holds for every quotation, like "Fees are quoted in rupees, without GST." */
  fees: string
}

/**
 * 'approval': nothing is filed or sent without the client's approval in writing. 'quotation': a quotation comes before any
 * paid work. 'no success fee': no fee depends on the result. 'signed opinions': the responsible advocate's name is on each
 * opinion, notice and pleading. 'conflicts': names are checked before a document is read. 'no commission': none is taken
 * from buyers, builders, banks or agents.
 */
export type Statement = 'approval' | 'quotation' | 'no success fee' | 'signed opinions' | 'conflicts' | 'no commission'

export interface Advocate {
  name: string
  /** Like "D/1234/2010". */
  enrolment: string
  /** Day of enrolment. */
  enrolled: string
  /** State Bar Council. */
  council: string
  qualifications: string
}

export const site: Site = {
  sample: true,
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
  grievanceOfficer: { name: '', address: '', email: '' },
  lawReviewer: { name: '', qualification: '' },
  dataStoredIn: 'India',
  serviceQueryForm: 'inert',
  analytics: 'none',
}

/**
 * The step after an enquiry, to which 'Book a Call' leads. 'enquiry': the office's answer (the default). 'times': besides, the page offers a link to
 * choose a time for a call, while the office has it switched on in the workplace. Apart from `site`, so that pages without the offer hold nothing of it.
 */
export const bookCall: 'enquiry' | 'times' = 'enquiry'

/** Fill in what is true of your own practice, before you publish. */
export const practice: Practice = {
  kind: undefined,
  legalName: '',
  address: '',
  areas: '',
  advocates: [],
  accountants: '',
  freeCall: '',
  confirmed: [],
  fees: '',
}

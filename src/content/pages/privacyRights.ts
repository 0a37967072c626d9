import { retentionDays } from '../retention.ts'
import { site } from '../site.ts'
import { email, heading, list, type PrivacyBlock, paragraph } from './privacyBlocks.ts'

const period = (days: number) => (days === 0 ? 'until they are erased, with no fixed period' : `${days} days`)

/** How consent is given and withdrawn. */
export const consentBlocks: readonly PrivacyBlock[] = [
  heading('Consent'),
  paragraph(
    'Where we rely on your consent, it takes a clear act. For updates you enter your address and then confirm it on the page that our email links to; without that we send none. A comment is published because you post it. Your name is remembered on your device because you tick the box, which is empty at first.',
  ),
  paragraph(
    'You can withdraw consent as easily: by the link in each update, by asking us to remove a comment, or by clearing the box. What was done before stays lawful.',
  ),
]

/** The periods that the server applies. */
export const retentionBlocks: readonly PrivacyBlock[] = [
  heading('How long we keep it'),
  paragraph('The server deletes by age, several times a day:'),
  list(
    `keys that prevent duplicates: ${period(retentionDays.keys)}`,
    `network fingerprints kept with comments and reports: ${period(retentionDays.networks)}`,
    `emails to us that we could assign to no enquiry: ${period(retentionDays.emails)}`,
    `notes of emails: ${period(retentionDays.emails)} after they were sent or given up; while an enquiry is open, an email about it that could not be delivered is kept`,
    `subscriptions that were not confirmed: ${period(retentionDays.unconfirmed)} after the last request`,
    `which updates a subscriber was sent, and whether they came back: ${period(retentionDays.newsletters)} after they were sent`,
    `enquiries that have been dealt with: ${period(retentionDays.handledEnquiries)}`,
  ),
  paragraph(
    'Open enquiries, comments and reports are kept until they are erased. So are confirmed subscriptions with their record of consent, also after they are stopped, and requests not to be contacted.',
  ),
  paragraph(
    'Copies of what you send, and answers that we write by email, are also in our mailbox, which the server does not reach. When you ask us to erase your data, we delete them there as well. Erased data stays in older backups until these are replaced; restoring one erases it again. Data that belongs to a matter which we handle for you may have to be kept longer by law.',
  ),
]

/** Rights under Indian and European law, and where to use them. */
export const rightsBlocks: readonly PrivacyBlock[] = [
  heading('Access, correction and erasure'),
  paragraph('Wherever you live, you may ask us:'),
  list(
    'for a copy of what we hold about you, in a form that a computer can read, and for the names of those with whom we have shared it',
    'to correct or complete it',
    'to erase it, unless a law obliges us to keep it',
    'to answer a grievance, which we do within one month',
  ),
  email(
    'To see, correct or erase what we hold about you, write from the address that you used, and say what it concerns:',
  ),
  paragraph('An erased comment leaves only a placeholder, so that the replies to it keep their place.'),
  heading('India: the Digital Personal Data Protection Act, 2023'),
  paragraph(
    'The rules under this Act were notified in November 2025. Its duties on notice, consent, security, breaches and rights apply from May 2027; this policy is written to meet them. Until then, section 43A of the Information Technology Act, 2000 and its rules of 2011 protect sensitive data such as bank details. Beyond the rights above, you may name a person who uses them for you after your death or if you become unable to act. If our answer to a grievance does not satisfy you, you may complain to the Data Protection Board of India once those provisions apply.',
  ),
  heading('European Union and United Kingdom: the GDPR'),
  paragraph(
    'If you write from there, our ground for answering an enquiry is the steps that you ask for before a contract. For updates it is your consent. For publishing comments and limiting misuse it is our legitimate interest in an open and safe site. You may also ask us to restrict a use of your data, object to one, and complain to the data protection authority where you live.',
  ),
]

/** The person to whom grievances go, from the site file; nothing while that is empty. */
export function grievanceOfficerBlocks(officer = site.grievanceOfficer): readonly PrivacyBlock[] {
  if (!officer.name) return []
  const name = [officer.name, officer.address].filter(Boolean).join(', ')
  return [
    heading('Grievance officer'),
    email(`${name}. Grievances about personal data are answered within one month:`, officer.email),
  ]
}

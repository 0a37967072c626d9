import { formTexts } from './form.ts'

/** Interface texts of the enquiry form and the contact section (specification, sections 4 and 8). */
export const enquiryTexts = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  contactNumber: 'Contact number',
  message: 'Message',
  submit: 'Submit',
  submitOffline: formTexts.saveForLater,
  sending: 'Sending',
  empty: 'N/A',
  sent: 'Details sent! You will be contacted within 48-72 hours.',
  saved: formTexts.saved,
  failed: (reason: string) => `Failed to submit: ${reason}`,
  httpError: (status: number) => `HTTP error! Status: ${status}`,
  unavailable: 'no connection, and this browser cannot keep it for later. Copy your text or write to us by e-mail.',
  copyText: 'Copy my text',
  copied: 'Copied',
  writeEmail: 'Write an e-mail instead',
  writeWhatsapp: 'Send by WhatsApp instead',
  clear: 'Clear',
  sectionTitle: 'Tell us what happened',
  sectionLead:
    'A few lines are enough: what the matter is about, where it is, and what has arrived by post. Our team typically responds within 48 hours.',
  call: 'Call',
  emailUs: 'E-mail',
  map: 'Map',
  whatsapp: 'WhatsApp',
  chatNow: 'Start a chat',
  mapAlt: 'Drawn map of streets around the office in South Extension, New Delhi',
}

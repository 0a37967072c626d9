import { formTexts } from './form.ts'

/** Interface texts of the subscribe box (specification, sections 2, 4 and 8). */
export const subscribeTexts = {
  title: 'SUBSCRIBE FOR UPDATES',
  lead: 'A letter when a rule that touches NRIs changes. Every one carries a link that stops it.',
  email: 'E-mail address',
  button: 'Subscribe',
  buttonOffline: formTexts.saveForLater,
  saved: formTexts.saved,
  failed: 'Already a subscriber!',
}

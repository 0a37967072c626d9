import { formTexts } from './form.ts'

/** Interface texts of the subscribe box. */
export const subscribeTexts = {
  title: 'SUBSCRIBE FOR UPDATES',
  lead: 'An email when a rule affecting NRIs changes. Unsubscribe in one click.',
  email: 'Email address',
  button: 'Subscribe',
  buttonOffline: formTexts.saveForLater,
  saved: formTexts.saved,
  failed: 'Already a subscriber!',
}

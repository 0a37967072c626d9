import { site } from '../site.ts'

/** Interface texts of the offline banner. */
export const connectivityTexts = {
  offline: 'You are offline.',
  /** The device has a connection, but this site does not answer. */
  unreachable: `${site.product} cannot be reached at the moment.`,
  reading: 'Saved pages still open.',
  readingThisPage: 'This page stays readable.',
  writing: 'Messages wait in your outbox.',
  dismiss: 'Dismiss',
}

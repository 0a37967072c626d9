import { site } from '../site.ts'

/** Interface texts of the strip that tells what works without a connection (decisions, Offline). */
export const connectivityTexts = {
  offline: 'You are offline.',
  /** The device has a connection, but this site does not answer. */
  unreachable: `${site.product} cannot be reached at the moment.`,
  reading: 'Stored pages open.',
  readingThisPage: 'This page stays readable.',
  writing: 'What you write waits in the outbox.',
  dismiss: 'Hide this line',
}

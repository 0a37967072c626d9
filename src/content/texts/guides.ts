import { site } from '../site.ts'

/** Interface texts of the country guides, of 'How we work' and of the deadlines. */
export const guideTexts = {
  contents: 'On this page',
  /** In breadcrumbs, as the address has it. */
  countries: 'Countries',
  glance: 'At a glance',
  feed: 'Subscribe in a feed reader (Atom)',
  source: (number: number) => `source ${number}`,
  subscribe: {
    subscribe: 'Subscribe in your calendar',
    download: 'Download the file (.ics)',
    note: 'A subscribed calendar follows later changes; a downloaded file does not. Nothing is sent to us about you.',
  },
}

/** Names of the calendar and its file. */
export const calendarTexts = {
  name: `Deadlines for NRIs, ${site.product}`,
  description: 'General information, not legal advice. Check a day before you rely on it.',
}

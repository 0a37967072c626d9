/** Texts of notifications on a member's devices, and of their settings. */
export const pushTexts = {
  /** Of a notice that this version cannot read. */
  news: 'There is news.',
  arrived: {
    enquiry: (count: number) => (count === 1 ? 'A new enquiry has arrived.' : `${count} new enquiries have arrived.`),
    assignment: (count: number) =>
      count === 1 ? 'An enquiry was assigned to you.' : `${count} enquiries were assigned to you.`,
    reply: (count: number) => (count === 1 ? 'A client has replied.' : `${count} replies of clients have arrived.`),
    comment: (count: number) => (count === 1 ? 'A comment waits for review.' : `${count} comments wait for review.`),
  },
  kindsTitle: 'This device is told of',
  kinds: {
    enquiry: 'New enquiries',
    assignment: 'Enquiries that a colleague assigns to me',
    reply: 'Clients’ replies, if the enquiry is mine or nobody’s',
    comment: 'Comments that wait for review',
  },
  kindsSaved: 'Your choice for this device is saved.',
  title: 'Notifications',
  lede: 'Be told on this device what arrives, also while the workplace is closed. The notice says nothing about the person.',
  start: 'Notify this device',
  end: 'Stop notifying this device',
  isOn: 'This device is notified.',
  started: 'This device is now notified.',
  ended: 'This device is no longer notified.',
  denied:
    'This browser blocks notifications from the workplace. Allow them in its settings for this site, then come back.',
  dismissed: 'The browser was not given permission. Press the button again when you want to allow it.',
  unsupported: 'This browser cannot show notifications.',
  installFirst:
    'On an iPhone or iPad, first add the workplace to the home screen with the share button, then open it from there.',
  failed: 'The browser could not reach its push service. Try again in a moment.',
  quietTitle: 'Quiet hours',
  quietLede: 'Your devices stay silent in these hours. Afterwards one notice says what arrived.',
  noQuiet: 'You have none yet.',
  from: 'From',
  to: 'To',
  zone: (zone: string) => `Times are in the time zone ${zone}.`,
  otherZone: (saved: string, here: string) =>
    `These hours are in the time zone ${saved}. If you save them here, they are in ${here}.`,
  saveQuiet: 'Save quiet hours',
  clearQuiet: 'No quiet hours',
  quietSaved: 'Your quiet hours are saved.',
  quietCleared: 'You have no quiet hours.',
  sameTimes: 'Choose two different times.',
} as const

/** Interface texts of reading places, which are kept on the device only. */
export const readingTexts = {
  continueAt: (heading: string) => `Continue at “${heading}”`,
  minutesLeft: (minutes: number) => (minutes === 1 ? 'about 1 minute left' : `about ${minutes} minutes left`),
  /** On the home page. */
  continueIn: (title: string) => `Continue reading “${title}”`,
  notNow: 'Not now',
  go: 'Continue',
  dismiss: 'Start at the top',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  readOnDevice: 'Marked as read on this device',
  /** On the card of an article. */
  read: 'Read',
  started: (minutes: number) => `${minutes} min left`,
}

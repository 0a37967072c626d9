/** Texts of reading and writing without a connection. */
export const offlineTexts = {
  keptFrom: (time: string) => `The enquiries shown are as of ${time} ago; the newest 200 can be read.`,
  keptNow: 'The enquiries shown are as of a moment ago; the newest 200 can be read.',
  waits: 'Waits for the connection',
  noteWaits: 'The note is kept on this device and sent when the connection returns.',
  answerWaits: 'The answer is kept on this device and sent when the connection returns.',
  changeWaits: 'The change is kept on this device and sent when the connection returns.',
  waiting: (count: number) =>
    count === 1 ? '1 item waits for the connection.' : `${count} items wait for the connection.`,
  sent: (count: number) => (count === 1 ? 'What waited was sent.' : `All ${count} that waited were sent.`),
  conflict: (name: string) => `A colleague changed the enquiry of ${name} before your change arrived.`,
  conflictOfAnswer: (name: string) =>
    `A colleague changed or answered the enquiry of ${name} before your answer left. It was not sent:`,
  decide: 'Compare both',
  refusedNote: (name: string) => `Your note on the enquiry of ${name} was not taken:`,
  refusedAnswer: (name: string) => `Your answer to ${name} was not sent:`,
  backToField: 'Back into the field',
  refusedChange: (name: string) => `Your change of the enquiry of ${name} was not taken.`,
  goneReason: 'The enquiry no longer exists.',
  discard: 'Discard',
  undecided: 'You are still signed in: first decide about the changes that were not saved.',
  signOutAway:
    'You are still signed in, because the server does not answer. What this device kept of the enquiries is deleted.',
} as const

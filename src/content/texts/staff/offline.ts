/** Texts of reading and writing without a connection. */
export const offlineTexts = {
  keptFrom: (time: string) => `The enquiries shown are as of ${time} ago; the newest 200 can be read.`,
  keptNow: 'The enquiries shown are as of a moment ago; the newest 200 can be read.',
  waits: 'Waits for the connection',
  noteWaits: 'The note is kept on this device and sent when the connection returns.',
  changeWaits: 'The change is kept on this device and sent when the connection returns.',
  waiting: (count: number) =>
    count === 1 ? '1 change waits for the connection.' : `${count} changes wait for the connection.`,
  conflict: (name: string) => `A colleague changed the enquiry of ${name} before your change arrived.`,
  decide: 'Compare both',
  refusedNote: (name: string) => `Your note on the enquiry of ${name} was not taken:`,
  refusedChange: (name: string) => `Your change of the enquiry of ${name} was not taken.`,
  goneReason: 'The enquiry no longer exists.',
  discard: 'Discard',
  undecided: 'You are still signed in: first decide about the changes that were not saved.',
  signOutAway:
    'You are still signed in, because the server does not answer. What this device kept of the enquiries is deleted.',
} as const

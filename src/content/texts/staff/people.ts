/** Texts of the page of one person. */
export const personTexts = {
  noName: 'Without a name',
  link: 'All of this person',
  emails: 'Email addresses',
  phones: 'Phone numbers',
  names: 'Also written as',
  parts: 'Taken for one person',
  partOf: (enquiries: number, comments: number) =>
    [
      enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`,
      comments === 1 ? '1 comment' : comments > 1 ? `${comments} comments` : '',
    ]
      .filter(Boolean)
      .join(', '),
  noEmail: 'No email address',
  joined: (who: string, when: string) => `Merged by ${who}, ${when}`,
  apart: 'Take apart',
  apartOf: (who: string) => `Take ${who} apart`,
  isApart: 'Taken apart.',
  duplicates: 'May be the same person',
  noDuplicates: 'Nobody else has this mailbox, number or name.',
  because: { mail: 'Same mailbox', phone: 'Same number', name: 'Same name' },
  search: 'Find another person to merge',
  searchHint: 'Name, email …',
  find: 'Find',
  nobodyFound: 'Nobody was found. Try fewer words.',
  merge: 'Merge',
  mergeWith: (who: string) => `Merge with ${who}`,
  merged: 'Merged into one person. Nothing of either is lost.',
  enquiries: 'Enquiries',
  cases: 'Sent from the tools',
  entries: 'Notes and emails',
  kinds: { note: 'Note', answer: 'Answer', message: 'Message' },
  comments: 'Comments',
  commentStates: { shown: 'On the site', held: 'Waits', deleted: 'Deleted' } as Readonly<Record<string, string>>,
  subscriptions: 'Newsletter',
  subscribed: (state: string, when: string, count: number) =>
    `${state}, asked for on ${when}. ${count === 1 ? '1 newsletter' : `${count} newsletters`} sent.`,
} as const

/** Texts of checks for conflicts of interest. */
export const conflictTexts = {
  title: 'Conflict check',
  text: 'Looks for the other party and the property in the names, messages, notes and answers of everybody else.',
  parties: 'Other parties',
  partiesHint: 'Several with a semicolon between them',
  property: 'Property',
  search: 'Look for them',
  none: 'Nobody else’s enquiry names any of them.',
  found: (count: number) => (count === 1 ? '1 enquiry names one of them:' : `${count} enquiries name one of them:`),
  names: (terms: string) => `Names ${terms}`,
  result: 'Result',
  results: { clear: 'No conflict', unsure: 'Not sure yet', conflict: 'Conflict of interest' },
  note: 'Why',
  keep: 'Keep the answer',
  kept: 'The answer is kept.',
  checks: 'Earlier answers',
  by: (who: string, when: string) => `${who}, ${when}`,
  about: (parties: string, property: string, found: number) =>
    `${[parties, property].filter(Boolean).join('; ')} (${found} found)`,
} as const

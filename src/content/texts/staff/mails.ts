/** Texts of emails that belong to no enquiry yet. */
export const mailTexts = {
  title: 'Unsorted emails',
  lede: 'Emails that came to the office’s address and belong to no enquiry yet.',
  emptyTitle: 'Nothing waits',
  emptyText: 'Replies of clients go into their conversations by themselves.',
  noSender: 'No sender',
  because: {
    unknown: 'It names no enquiry, and its sender has none or several that are open.',
    otherSender: 'It names an enquiry that its sender has no part in.',
    failedCheck: 'The mail server found that its sender may not be who it says.',
  },
  attachTo: (reference: string, name: string) => `Put into ${reference}${name ? `, ${name}` : ''}`,
  makeEnquiry: 'Make a new enquiry',
  made: 'It is an enquiry now.',
  reference: 'Reference of another enquiry',
  attach: 'Put it there',
  attached: (reference: string) => `It is in the conversation of ${reference}.`,
  noSuchEnquiry: 'No enquiry has this reference.',
  remove: 'Delete',
  removed: 'The email is deleted.',
  waiting: (count: number) => (count === 1 ? '1 unsorted email' : `${count} unsorted emails`),
} as const

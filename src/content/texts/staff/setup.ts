/** Texts of the list of first steps. */
export const setupTexts = {
  title: 'First steps',
  lede: (left: number) => (left === 1 ? 'One step is left.' : `${left} steps are left.`),
  done: 'Done',
  allDone: 'Everything is set up.',
  dismiss: 'Hide this list',
  dismissed: 'The list is hidden. It stays in the menu.',
  steps: {
    mail: {
      title: 'Send email',
      text: 'Set SMTP_URL on the server: without it no enquiry, answer or invitation leaves.',
      link: 'See the mail queue',
    },
    replies: {
      title: 'Receive replies',
      text: 'Set REPLY_ADDRESS, and IMAP_URL or MAIL_WEBHOOK_SECRET, on the server: replies of clients then come into their conversations.',
      link: 'See emails that came in',
    },
    passkey: {
      title: 'Sign in without email',
      text: 'A passkey signs you in with fingerprint, face or code, and lasts through a holiday.',
      link: 'Add your passkey',
    },
    colleague: {
      title: 'Work together',
      text: 'Give somebody access, with a role.',
      link: 'Give access',
    },
    template: {
      title: 'Answer quickly',
      text: 'Write a text that answers begin with.',
      link: 'Write one',
    },
    enquiry: {
      title: 'Try it out',
      text: 'Send an enquiry as a visitor does, and answer it here.',
      link: 'Open the contact page',
    },
  },
} as const

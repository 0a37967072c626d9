import { site } from '#content/site.ts'
import { threadTexts } from '#content/texts/thread.ts'
import { linkDays } from '../links/signedLink.ts'

/** Texts of the emails. */
export const emailTexts = {
  enquiry: {
    subject: (reference: string, name: string) => `Enquiry ${reference} from ${name}`,
    lead: `New enquiry from the website of ${site.product}. Reply to this email to answer the enquirer.`,
    leadWithoutReply: `New enquiry from the website of ${site.product}. The enquirer left no valid email address.`,
    leadToAddress: `New enquiry from the website of ${site.product}. To answer, write to the address below: many mail servers refuse it as a reply address.`,
    open: 'Open it in the workplace',
    reference: 'Reference',
    name: 'Name',
    email: 'Email',
    contactNumber: 'Contact number',
    message: 'Message',
    page: 'Written on page',
    writtenAt: 'Written',
    receivedAt: 'Received',
  },
  report: {
    subject: 'A comment was reported',
    lead: 'A reader reported this comment.',
    reason: 'Reason',
    reports: 'Reports so far',
    reported: 'Reported',
  },
  held: {
    subject: 'A comment is waiting for your review',
    lead: 'This comment is not shown yet.',
    reason: 'Why it was held',
  },
  newComment: {
    subject: 'A new comment',
    lead: 'Readers see this comment already.',
  },
  digest: {
    subject: {
      enquiry: (count: number) => `${count} enquiries`,
      report: (count: number) => `${count} reports of comments`,
      held: (count: number) => `${count} comments are waiting for your review`,
      comment: (count: number) => `${count} new comments`,
      confirmation: (count: number) => `${count} subscriptions`,
      answer: (count: number) => `${count} answers`,
      acknowledgement: (count: number) => `${count} acknowledgements`,
      call: (count: number) => `${count} booked calls`,
      callNotice: (count: number) => `${count} calls were booked or changed`,
      callReminder: (count: number) => `${count} reminders of calls`,
      summary: (count: number) => `${count} summaries`,
      signIn: (count: number) => `${count} sign-in links`,
      invitation: (count: number) => `${count} invitations`,
      notice: (count: number) => `${count} notices about signing in`,
      newsletter: (count: number) => `${count} newsletters`,
      newsletterTest: (count: number) => `${count} tests of newsletters`,
    },
    lead: (count: number) => `${count} emails are put together in this one, because many came within minutes.`,
    leadOfComments: (count: number) => `${count} comments came in. Readers see them already.`,
    shortened: '… (shortened; the command line shows the whole text)',
  },
  comment: {
    article: 'Article',
    posted: 'Posted',
    inReplyTo: 'It replies to this comment:',
    anonymous: threadTexts.anonymous,
    delete: 'Delete the comment',
    show: 'Show the comment',
    links: `The links work once, for ${linkDays.delete} days. Each opens a page that asks you to confirm.`,
  },
  confirmation: {
    subject: `Confirm your subscription to ${site.product}`,
    lead: `This address was entered to receive updates from ${site.product}. To confirm, open this link:`,
    confirm: 'Confirm the subscription',
    ignore: `If it was not you, ignore this email: without your confirmation we send no updates. The link works for ${linkDays.confirm} days. If this address is entered again, we may send another email like this one. To block such requests, open this link:`,
    stop: 'Block future requests',
  },
  call: {
    subject: (isCancelled: boolean, reference: string) =>
      isCancelled ? `Call cancelled: ${reference}` : `Call booked: ${reference}`,
    booked: 'A client chose this time for a call, or moved the call to it. The file puts it into your calendar.',
    cancelled: 'A client cancelled this call. The file takes it out of your calendar.',
    time: 'Time',
    clientTime: 'On the client’s clock',
  },
  summary: {
    subject: (month: string) => `${site.product}: figures of ${month}`,
    lead: (month: string) => `The office’s figures of ${month}. They name nobody.`,
    open: 'All figures in the workplace',
    off: 'An owner switches this email off under Office.',
    pending: 'Enquiries past the promise, or answered after it',
    comments: 'Comments',
    subscribers: 'Confirmed subscriptions',
  },
  answer: {
    from: (name: string, office: string) => `${name} at ${office}`,
    wrote: (when: string, name: string) => `On ${when}, ${name.trim().slice(0, 200) || 'you'} wrote`,
    reference: (reference: string) => `Reference: ${reference}`,
  },
  signIn: {
    subject: `Sign in to the desk of ${site.product}`,
    lead: (minutes: number) =>
      `To sign in, open this link within ${minutes} minutes, in the browser in which you asked for it. It works once.`,
    link: 'Sign in',
    code: (code: string) =>
      `Where the link opens another browser, as in an app on an iPhone, enter this code instead, where you asked for it: ${code}`,
    ignore: 'If it was not you who asked, ignore this email: nobody can sign in without it.',
  },
  invitation: {
    subject: `Your access to the desk of ${site.product}`,
    lead: (name: string) =>
      `${name ? `Hello ${name}, you` : 'You'} can read and answer enquiries, or moderate comments, in the desk of ${site.product}.`,
    use: (days: number) => `To sign in, open this link within ${days} days. It works once, in any browser.`,
    link: 'Sign in',
    later: (url: string) => `Later, and after these days, ask for a link at ${url} with this email address.`,
    ignore: 'If you do not know this office, ignore this email.',
  },
  notice: {
    subject: {
      signIn: `A new browser signed in to the desk of ${site.product}`,
      passkey: `A passkey was added to the desk of ${site.product}`,
      member: `Access to the desk of ${site.product} was given`,
    },
    lead: {
      signIn: 'This browser had never signed in for this address before.',
      passkey: 'From now on this passkey signs in for this address.',
      member: 'An owner gave this address access, or another role.',
    },
    address: 'Address',
    subjects: { signIn: 'Browser', passkey: 'Passkey', member: 'Role' },
    time: 'Time',
    advice:
      'If it was expected, nothing needs to be done. If not: sign that browser out and remove the passkey under Devices in the desk, and tell an owner. An owner can remove the person under People in the desk, or, if STAFF on the server names the address, take it out there and restart the server; that ends all its sessions and passkeys.',
  },
  newsletter: {
    testSubject: (title: string) => `Test: ${title}`,
  },
  unknownPage: 'unknown',
} as const

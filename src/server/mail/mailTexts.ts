import { site } from '#content/site.ts'
import { threadTexts } from '#content/texts/thread.ts'
import { linkDays } from '../links/linkUrls.ts'

/** What letters say. */
export const mailTexts = {
  enquiry: {
    subject: (reference: string, name: string) => `Enquiry ${reference} from ${name}`,
    lead: `An enquiry was sent from the website of ${site.product}. Reply to this letter to answer the enquirer.`,
    leadWithoutReply: `An enquiry was sent from the website of ${site.product}. No e-mail address that can be answered was given.`,
    reference: 'Reference',
    name: 'Name',
    email: 'E-mail',
    contactNumber: 'Contact number',
    message: 'Message',
    page: 'Written on page',
    written: 'Written',
    received: 'Received',
  },
  report: {
    subject: 'A comment was reported',
    lead: 'A reader reported this comment.',
    reason: 'Reason',
    reports: 'Reports so far',
    reported: 'Reported',
  },
  held: {
    subject: 'A comment waits for your review',
    lead: 'This comment is not shown yet.',
    reason: 'Why it waits',
  },
  comment: {
    article: 'Article',
    posted: 'Posted',
    inAnswerTo: 'It answers this comment:',
    anonymous: threadTexts.anonymous,
    delete: 'Delete the comment',
    show: 'Show the comment',
    links: `The links work once, for ${linkDays.delete} days. Each opens a page that asks before anything happens.`,
  },
  confirmation: {
    subject: `Confirm your subscription to ${site.product}`,
    lead: `Somebody, hopefully you, asked ${site.product} to write to this address. Confirm it with one click:`,
    confirm: 'Confirm the subscription',
    ignore: `If it was not you, ignore this letter: without your click no updates will be sent. The link works for ${linkDays.confirm} days. Should this address be entered again, another letter may ask you. To be asked no more, follow this link:`,
    stop: 'Never write to this address',
  },
  unknownPage: 'not told',
} as const

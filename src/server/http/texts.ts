import { site } from '#content/site.ts'
import { subscribeTexts } from '#content/texts/subscribe.ts'

/** The API's messages to visitors. Every error says what to do. */
export const texts = {
  enquiryReceived: 'Your enquiry has been received.',
  reportReceived: 'Comment reported to admin.',
  subscribed: 'Thank you for subscribing!',
  alreadySubscribed: subscribeTexts.failed,
  confirmationSent: 'Thank you! Please check your inbox and confirm your subscription.',
  notAnAddress: 'Please enter an email address such as name@example.com.',
  unknownArticle: 'This article does not exist. Reload the page and try again.',
  unknownComment: 'This comment does not exist. Reload the page and try again.',
  parentDeleted: 'The comment you are replying to has been deleted. Copy your text and post it as a new comment.',
  commentDeleted: 'This comment has already been deleted.',
  keyReused:
    'We have already received an earlier version of this. Edit and save it to send this version as well (under a new Idempotency-Key), or discard it.',
  badKey: 'The header Idempotency-Key must be a UUID.',
  notJson: 'The body is not valid JSON. Send a JSON object.',
  wrongType: 'Send the body as JSON with the header Content-Type: application/json.',
  noBody: 'Send the fields as a JSON object in the body.',
  tooLarge: 'This is longer than 1 MB. Please shorten it and send it again.',
  tooLargeFile: 'This file is too large. Send a smaller one, or a link to it.',
  correct: (problems: string) => `Please correct the following: ${problems}.`,
  tooLong: (field: string, most: number) => `${field} is longer than ${most.toLocaleString('en')} characters`,
  missing: (field: string) => `${field} is missing`,
  notAnObject: 'the body must be a JSON object',
  tooMany: (wait: string) => `Too many requests from your network. Please try again in ${wait}.`,
  tooMuch: (wait: string) => `Too much text from your network. Please try again in ${wait}.`,
  tooMuchTogether: (wait: string) =>
    `We have received more text than we can take at once. Please try again in ${wait}.`,
  banned: `Comments and reports from your network are not accepted at present. You can write to ${site.email}.`,
  busy: (wait: string) => `We are receiving too much at the moment. Please try again in ${wait}.`,
  unavailable: 'We cannot store anything at the moment. Please try again in a few seconds.',
  failed: `Something went wrong on our side. Please try again, or write to ${site.email}.`,
  unknownRoute: 'There is nothing at this address. Check the path.',
  noSuchPart: 'The file is shorter than that. Ask for it without the header Range.',
  wrongMethod: (allowed: string) => `This address only accepts ${allowed}.`,
  badRequest: 'We could not understand the request. Check it and send it again.',
  bounces: {
    wrongSecret: 'Send the header Authorization: Bearer with the value of the setting for this address.',
    noReport: 'This is no report of a failed delivery or a complaint about an email of ours.',
    aboutNobody: 'Give messageId, the Message-ID of the email, or email.',
  },
  mail: {
    busy: (wait: string) => `Too many emails at once. Bring this one again in ${wait}.`,
    unreadable: 'This is no email.',
    noRaw: 'Send the raw message: as message/rfc822, in body-mime, in email, or in RawEmail.',
  },
  stopping: 'The service is restarting. Please try again in a few seconds.',
} as const

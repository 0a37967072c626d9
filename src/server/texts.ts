import { site } from '#content/site.ts'
import { subscribeTexts } from '#content/texts/subscribe.ts'

/** What the backend says to visitors. Every refusal says what to do. */
export const texts = {
  enquiryReceived: 'Your enquiry has been received.',
  reportReceived: 'Comment reported to admin.',
  subscribed: 'Thank you for subscribing!',
  alreadySubscribed: subscribeTexts.failed,
  confirmationSent: 'Thank you! Please open the letter that we have sent you and confirm your subscription.',
  notAnAddress: 'Please write an e-mail address such as name@example.com.',
  unknownArticle: 'There is no such article. Reload the page and try again.',
  unknownComment: 'There is no such comment. Reload the page and try again.',
  parentDeleted: 'The comment that you answer has been deleted. Copy your text and post it as a new comment.',
  commentDeleted: 'This comment has already been deleted.',
  keyReused:
    'We have already received an earlier version of this. Edit and save it to send this version as well (under a new Idempotency-Key), or discard it.',
  badKey: 'The header Idempotency-Key must be a UUID.',
  notJson: 'The body is not valid JSON. Send a JSON object.',
  wrongType: 'Send the body as JSON with the header Content-Type: application/json.',
  noBody: 'Send the fields as a JSON object in the body.',
  tooLarge: 'This is longer than 1 MB. Please shorten it and send it again.',
  correct: (problems: string) => `Please correct the following: ${problems}.`,
  missing: (field: string) => `${field} is missing`,
  notAnObject: 'the body must be a JSON object',
  tooMany: (wait: string) => `Too many at once from your network. Please try again in ${wait}.`,
  unavailable: 'We cannot store anything at the moment. Please try again in a few seconds.',
  failed: `Something went wrong on our side. Please try again, or write to ${site.email}.`,
  unknownRoute: 'There is nothing at this address. Check the path.',
  wrongMethod: (allowed: string) => `This address answers only ${allowed}.`,
  badRequest: 'The request could not be understood. Check it and send it again.',
  stopping: 'The service is restarting. Please try again in a few seconds.',
} as const

import { site } from '#content/site.ts'
import { threadTexts } from '#content/texts/thread.ts'

/** Texts of the pages behind signed links. */
export const linkTexts = {
  altered: {
    title: 'This link is not complete',
    text: 'Nothing has changed. Copy the whole link from the email and open it again.',
  },
  expired: { title: 'This link has expired', text: 'Nothing has changed. Links work for a limited time only.' },
  used: {
    title: 'This link has been used',
    text: 'The comment has been moderated since the email was sent. Nothing has changed now.',
  },
  missing: { title: 'This no longer exists', text: 'Nothing has changed. What this link refers to has been removed.' },
  delete: {
    title: 'Delete this comment?',
    text: 'Readers will see that a comment was deleted. Its replies stay. You can restore it later.',
    button: 'Delete the comment',
    done: { title: 'The comment is deleted', text: 'Readers no longer see its text.' },
  },
  restore: {
    title: 'Show this comment?',
    text: 'Readers will see it in its place under the article.',
    button: 'Show the comment',
    done: { title: 'The comment is shown', text: 'Readers see it under the article.' },
  },
  confirm: {
    title: 'Confirm your subscription',
    text: `One more step: press the button, and ${site.product} will send you updates.`,
    button: 'Confirm subscription',
    done: { title: 'You are subscribed', text: 'Thank you. You can unsubscribe with the link in every email.' },
  },
  unsubscribe: {
    title: 'Unsubscribe?',
    text: `Press the button, and ${site.product} will send you no more updates.`,
    button: 'Unsubscribe',
    done: {
      title: 'You are unsubscribed',
      text: 'No more updates will be sent to you. If this address is subscribed again, we will ask you first.',
    },
  },
  barred: {
    title: 'Future requests are blocked',
    text: 'We will send no more emails to this address, even if it is entered again.',
  },
  anonymous: threadTexts.anonymous,
} as const

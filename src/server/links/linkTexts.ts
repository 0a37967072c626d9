import { site } from '#content/site.ts'
import { threadTexts } from '#content/texts/thread.ts'

/** What the pages behind signed links say. */
export const linkTexts = {
  altered: {
    title: 'This link is not complete',
    text: 'Nothing has changed. Copy the whole link from the letter and open it again.',
  },
  expired: { title: 'This link has expired', text: 'Nothing has changed. Links work for a limited time only.' },
  used: {
    title: 'This link has been used',
    text: 'The comment has been moderated since the letter was sent. Nothing has changed now.',
  },
  missing: { title: 'This no longer exists', text: 'Nothing has changed. What the link speaks of has been removed.' },
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
    text: `One more step: ${site.product} will write to you after you have pressed the button.`,
    button: 'Yes, write to me',
    done: { title: 'You are subscribed', text: 'Thank you. Every letter carries a link that stops them.' },
  },
  unsubscribe: {
    title: 'Stop the letters?',
    text: `${site.product} will send you no more updates after you have pressed the button.`,
    button: 'Stop the letters',
    done: {
      title: 'You are unsubscribed',
      text: 'No more updates will be sent to you. Should this address be subscribed again, we ask you first.',
    },
  },
  barred: {
    title: 'We will not write to this address',
    text: 'No letter will be sent to it again, whoever subscribes it.',
  },
  anonymous: threadTexts.anonymous,
} as const

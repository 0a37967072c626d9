/** The keys of the workplace, several for one act with a space between them, and what they do. */
export const keyTexts = {
  list: [
    ['j k', 'Next and previous enquiry'],
    ['a r', 'Answer'],
    ['n', 'Note'],
    ['Ctrl+Enter', 'Send the answer, or add the note (Cmd on a Mac)'],
    ['Ctrl+Shift+Enter', 'Send the answer and open the next enquiry'],
    ['/', 'Search; in an answer: templates'],
    ['e', 'Close'],
    ['!', 'Mark as spam'],
    ['i', 'Assign to me'],
    ['m', 'Mark as unread'],
    ['s', 'Remind me later'],
    ['g', 'Stage'],
    ['t', 'Tags'],
    ['x', 'Select'],
    ['u', 'Back to the list'],
    ['z', 'Undo'],
    ['?', 'This list'],
  ],
  plainKeys: 'Single letters do something',
  swipes: 'On a phone: swipe a row to the left to close it, to the right to mark it as unread.',
} as const

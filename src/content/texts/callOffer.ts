/** Texts that offer a visitor a call, under the form of an enquiry that has arrived. */
export const callOfferTexts = {
  title: 'Would you like us to call you?',
  lead: 'Your enquiry has arrived. Pick a time that suits you, on your own clock; an email confirms it, and its link moves or cancels the call.',
  choose: 'Pick a time',
}

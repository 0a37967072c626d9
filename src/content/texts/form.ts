/** Interface texts that all forms share. */
export const formTexts = {
  needsScript: 'This form needs a current browser with JavaScript switched on. Instead, write to',
  orCall: 'or call',
  waitsForPage:
    'Your text is saved and will be sent once this page has finished loading. You can already use the phone and email links at the top of the page.',
  saveForLater: 'Save to send later',
  saved: 'Saved on this device. It will be sent when the connection returns.',
  notKept: 'This browser keeps nothing of what you type: it is lost when you close or reload this page.',
  reference: (reference: string) => `Reference ${reference}`,
}

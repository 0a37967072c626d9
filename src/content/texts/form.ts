/** Interface texts that all forms share. */
export const formTexts = {
  needsScript: 'This form needs JavaScript, which is switched off in this browser. Instead, write to',
  orCall: 'or call',
  saveForLater: 'Save to send later',
  saved: 'Saved on this device. It will be sent when the connection returns.',
}

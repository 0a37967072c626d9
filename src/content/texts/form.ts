/** Interface texts that all forms share. */
export const formTexts = {
  needsScript: 'This form needs JavaScript, which is switched off in this browser. Instead, write to',
  orCall: 'or call',
}

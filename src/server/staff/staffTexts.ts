/** What the workplace's calls say to staff. Every error says what to do. */
export const staffTexts = {
  signedOut: 'You are signed out. Sign in again; what you typed is still there.',
  forbidden: 'Your role does not allow this. Ask an owner.',
  foreignOrigin: 'This request did not come from the desk. Reload the page and try again.',
  linkSent:
    'If this address belongs to the staff, a sign-in link is on its way. It works for 15 minutes, in this browser.',
  link: {
    expired: 'This link has expired. Ask for a new one.',
    used: 'This link has been used. Ask for a new one.',
    unknown: 'This link does not work in this browser. Open it where you asked for it, or ask for a new one here.',
  },
  passkeyRefused: 'This passkey was not accepted. Try again, or sign in by email.',
  passkeyNotAdded: 'The passkey could not be added. Try again.',
  tooMany: (wait: string) => `Too many attempts. Please try again in ${wait}.`,
  unknownRecord: 'This no longer exists. Reload the list.',
  unknownAssignee: 'This address is nobody’s on the staff. Choose somebody from the list.',
  badCursor: 'This list has changed. Load it again.',
  conflict: 'Somebody else changed this in the meantime. Nothing was changed.',
  noAddress: 'The enquirer left no email address that an answer could go to.',
  tooLateToCancel: 'The answer is on its way and can no longer be cancelled.',
  keyNeeded: 'The header Idempotency-Key must be a UUID.',
  noNetwork: 'The network of this comment is no longer known, so it cannot be banned.',
  nobody: 'This identifies nobody. Enter a whole email address, phone number, name or reference.',
  stillInLog:
    'It is erased, but the write-ahead log of the database still contains it, because another program is reading the database. Close that program and erase again.',
  noPushService: 'This browser’s push service has an address that the server does not send to.',
  notSent: 'This email is not waiting to be sent.',
  notBuilt: 'The desk has not been built. Run npm run build on the server.',
} as const

/** Texts of the screens of members of staff: who has access, and what each says of himself. */
export const teamTexts = {
  title: 'People',
  lede: 'Who has access to this workplace.',
  address: 'Invite by email address',
  name: 'Name',
  nameHint: 'It stands in conversations, for colleagues.',
  role: 'Role',
  roles: { owner: 'Owner', staff: 'Staff', moderator: 'Moderator' },
  rolesHint:
    'Moderators see comments only. Staff read and answer enquiries and send newsletters, too. Owners may do everything.',
  send: 'Invite',
  invited: (address: string) => `${address} has access. The invitation is on its way.`,
  invitedWithoutEmail: (address: string) =>
    `${address} has access. Mail is not set up, so no invitation was sent: “desk sign-in ${address}” prints a link on the server.`,
  inviteAgain: 'Send a new invitation',
  invitedAgain: 'A new invitation is on its way. The link of the earlier one no longer works.',
  invitations: {
    waiting: (when: string) => `Invited ${when}. The email has not left yet.`,
    sent: (when: string) => `Invited ${when}. Has not signed in yet.`,
    failed: (when: string) => `The invitation of ${when} could not be delivered. Check the address.`,
    expired: (when: string) => `The invitation of ${when} has expired.`,
  },
  you: 'You',
  fixed: 'STAFF on the server names this person and the role. Both are changed there only.',
  roleOf: (name: string) => `Role of ${name}`,
  roleChanged: (name: string, role: string) => `${name}: ${role}. It counts from now on.`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'All devices are signed out at once, and passkeys and notifications end. What was written stays, with the name. Open enquiries that this person had taken are nobody’s again.',
  removed: (name: string) => `${name} has no access any more.`,
  devices: (count: number) => (count === 1 ? 'Signed in on 1 device' : `Signed in on ${count} devices`),
  noDevices: 'Signed in nowhere',
  device: (name: string, when: string) => `${name}, last used ${when}`,
  withPasskey: 'Has a passkey',
  withoutPasskey: 'Has no passkey',

  profileTitle: 'Name and signature',
  profileLede: 'Colleagues see your name in conversations. Your signature goes below your answers.',
  ownName: 'Your name',
  signature: (language: string) => `Signature in ${language}`,
  signatureHint: (language: string) =>
    `Plain text, such as your name and telephone number. Where none stands for a language, that of ${language} is used.`,
  save: 'Save',
  saved: 'Saved.',
} as const

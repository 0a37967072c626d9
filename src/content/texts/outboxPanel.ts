import { outboxTexts } from './outbox.ts'

/** Interface texts of the opened outbox (decisions, Offline). */
export const outboxPanelTexts = {
  ...outboxTexts,
  title: 'Outbox',
  lead: 'What you wrote stays on this device until we have it.',
  empty: 'Nothing waits.',
  close: 'Close the outbox',

  written: (time: string) => `Written ${time}`,
  showAll: 'Show all',
  fields: {
    name: 'Name',
    email: 'E-mail',
    contactNumber: 'Contact number',
    message: 'Message',
    text: 'Text',
    username: 'Name',
    phone: 'Phone',
    reason: 'Reason',
  },

  steps: {
    label: 'Where it stands',
    saved: 'Saved on this device',
    sending: 'Sending',
    received: 'Received',
    needsAttention: 'Needs attention',
    refused: (status: number) => `It was not accepted (status ${status}).`,
    untilConnection: 'Sent by itself when the connection returns',
    untilServer: (time: string) => `We were asked to wait. Next try ${time}`,
    tries: (count: number) => (count === 1 ? 'Tried once' : `Tried ${count} times`),
  },

  sendAll: 'Send all now',
  sendNow: 'Send now',
  sendAgain: 'Send again as it is',
  trying: 'Trying to send…',
  noAnswer: 'There was no answer. It stays saved here.',
  notAccepted: 'It was not accepted. See what was answered, and edit it.',
  sent: (kind: string) => `${kind}: received.`,
  gone: 'It is no longer in the outbox.',

  edit: 'Edit',
  save: 'Save and send',
  cancel: 'Cancel',
  mustNotBeEmpty: 'This must not be empty.',
  discard: 'Discard',
  discardQuestion: 'Discard it for good? It has not been received.',
  discardQuestionTried: 'Discard it for good? An answer may have been lost, so we may have it already.',
  keep: 'Keep it',
  discarded: (kind: string) => `${kind}: discarded.`,
  beingSent: 'It is being sent just now and can no longer be changed.',
  notStored: 'This browser could not store the change. Please try again.',

  receipts: 'Received lately',
  receiptsLead: 'Kind, time and reference only. What you wrote is no longer on this device.',
  clearReceipts: 'Clear this list',
  noReference: 'no reference',

  mayBeEvicted:
    'This browser has not promised to keep what is saved here: some browsers clear a site that was not opened for seven days, or when room runs out. Open it again before that, or send now.',
}

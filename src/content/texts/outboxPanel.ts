import { outboxTexts } from './outbox.ts'

/** Interface texts of the opened outbox. */
export const outboxPanelTexts = {
  ...outboxTexts,
  title: 'Outbox',
  lead: 'What you wrote stays on this device until we have received it.',
  empty: 'Your outbox is empty.',
  close: 'Close the outbox',

  written: (time: string) => `Written ${time}`,
  showAll: 'Show all',
  fields: {
    name: 'Name',
    email: 'Email',
    contactNumber: 'Contact number',
    message: 'Message',
    text: 'Text',
    username: 'Name',
    phone: 'Phone',
    reason: 'Reason',
  },

  steps: {
    label: 'Status',
    saved: 'Saved on this device',
    sending: 'Sending',
    delivered: 'Received',
    needsAttention: 'Needs attention',
    refused: (status: number) => `It was not accepted (status ${status}).`,
    untilConnection: 'Sends automatically when you are back online',
    untilServer: (time: string) => `The server is busy. Next try ${time}`,
    tries: (count: number) => (count === 1 ? 'Tried once.' : `Tried ${count} times.`),
  },

  sendAll: 'Send all now',
  sendNow: 'Send now',
  sendAgain: 'Send again as it is',
  trying: 'Trying to send…',
  noAnswer: 'No answer. It stays saved here.',
  notAccepted: 'It was not accepted. See the reason below and edit it.',
  sent: (kind: string) => `${kind}: received.`,
  gone: 'It is no longer in the outbox.',

  edit: 'Edit',
  save: 'Save and send',
  cancel: 'Cancel',
  mustNotBeEmpty: 'This must not be empty.',
  discard: 'Discard',
  discardQuestion: 'Discard it for good? It has not been received.',
  discardQuestionTried: 'Discard it for good? It may already have reached us.',
  keep: 'Keep it',
  discarded: (kind: string) => `${kind}: discarded.`,
  beingSent: 'It is being sent now and can no longer be changed.',
  notStored: 'This browser could not store the change. Please try again.',

  receipts: 'Recently received',
  receiptsLead:
    'Only what a receipt needs, such as its kind, time and reference. What you wrote is no longer on this device.',
  clearReceipts: 'Clear this list',
  noReference: 'no reference',

  mayBeEvicted:
    'Your browser may delete what is saved here if you do not open this site for seven days, or if the device runs out of space. Open it again before then, or send now.',
}

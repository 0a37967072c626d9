/** Interface texts of the outbox that every page may show: what was written here and is not received yet. */
export const outboxTexts = {
  open: (count: number, attention: number) =>
    `Outbox: ${count} not sent yet${attention > 0 ? `, ${attention} ${attention === 1 ? 'needs' : 'need'} your attention` : ''}`,
  waiting: (count: number) => `Outbox: ${count} waiting`,
  unavailable: 'The outbox cannot be shown without a connection. Your messages stay on this device and will be sent.',
  kind: {
    enquiry: 'Enquiry',
    comment: 'Comment',
    reply: 'Reply',
    report: 'Report of a comment',
    subscription: 'Subscription',
  },
  sentLately: {
    one: (kind: string) => `${kind} received.`,
    many: (count: number) => `${count} messages received.`,
    away: 'While you were away:',
    show: 'Show receipts',
    close: 'Close',
  },
}

import { phoneNumbersIn } from '#contract/phoneNumbers.ts'
import type { EnquiryDetail, EnquiryItem } from '#contract/staff/enquiries.ts'

/** An id that the number is part of. */
export const idOf = (number: number) => `01980000-0000-7000-8000-${String(number).padStart(12, '0')}`

const contactNumber = '+971501234567'

/** An enquiry in the list; the higher its number, the older it is. */
export function testItem(number: number, changes: Partial<EnquiryItem> = {}): EnquiryItem {
  return {
    id: idOf(number),
    reference: `PD-0000-${String(number).padStart(4, '0')}`,
    name: `Person ${number}`,
    email: `person${number}@example.com`,
    contactNumber,
    excerpt: 'My tenant has stopped paying.',
    page: '/services/NCLT-Matters',
    service: 'NCLT-Matters',
    state: 'new',
    assignee: '',
    stage: 'enquiry',
    lostReason: '',
    tags: [],
    isRead: true,
    channel: 'form',
    dueAt: null,
    snoozedUntil: null,
    receivedAt: new Date(Date.UTC(2026, 0, 2) - number * 60_000).toISOString(),
    lastMessageAt: new Date(Date.UTC(2026, 0, 2) - number * 60_000).toISOString(),
    version: 1,
    othersOfPerson: 0,
    ...changes,
  }
}

/** One enquiry in full. */
export function testDetail(number: number, changes: Partial<EnquiryDetail> = {}): EnquiryDetail {
  return {
    ...testItem(number),
    message: 'My tenant has stopped paying.\nWhat can I do?',
    phoneNumbers: phoneNumbersIn(changes.contactNumber ?? contactNumber),
    canAnswer: true,
    writtenAt: '2026-01-01T10:00:00.000Z',
    notes: [],
    answers: [],
    messages: [],
    emails: [],
    events: [],
    call: { isOpen: false, booking: null, zones: [] },
    tasks: [],
    others: [],
    ...changes,
  }
}

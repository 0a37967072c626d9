import { expect, test, vi } from 'vitest'
import type { Item } from '#outbox/item.ts'
import { sendItem } from './sending.ts'

const { list, receipts } = vi.hoisted(() => ({ list: vi.fn(), receipts: vi.fn() }))
vi.mock('#outbox/outbox.ts', () => ({ list, sendNow: async () => undefined }))
vi.mock('#outbox/receipts.ts', () => ({ receipts }))

const item = { key: 'one', kind: 'enquiry' } as Item

test.each([
  ['received', { waits: [], received: [{ key: 'one' }] }, 'Enquiry: received.'],
  ['discarded in another tab', { waits: [], received: [{ key: 'other' }] }, 'It is no longer in the outbox.'],
  ['not answered', { waits: [{ key: 'one', state: { name: 'waiting' } }], received: [] }, /There was no answer/],
  ['refused', { waits: [{ key: 'one', state: { name: 'needs-attention' } }], received: [] }, /It was not accepted/],
])('of an item that was %s it says just that', async (_what, { waits, received }, said) => {
  list.mockResolvedValue(waits)
  receipts.mockResolvedValue(received)
  expect(await sendItem(item)).toMatch(said)
})

import { expect, test, vi } from 'vitest'
import type { Item } from '#device/outbox/item.ts'
import type { SentReceipt } from '#device/outbox/receipts.ts'
import { sendItem } from './sending.ts'

const item = { key: 'one', kind: 'enquiry' } as Item

test.each([
  ['received', { waits: [], delivered: [{ key: 'one' }] }, 'Enquiry: received.'],
  ['discarded in another tab', { waits: [], delivered: [{ key: 'other' }] }, 'It is no longer in the outbox.'],
  ['not answered', { waits: [{ key: 'one', state: { name: 'waiting' } }], delivered: [] }, /No answer/],
  ['refused', { waits: [{ key: 'one', state: { name: 'needs-attention' } }], delivered: [] }, /It was not accepted/],
])('of an item that was %s it says just that', async (_what, { waits, delivered }, expected) => {
  const sendNow = vi.fn(async () => {})
  const list = async () => waits as Item[]
  const receipts = async () => delivered as SentReceipt[]
  expect(await sendItem(item, { list, receipts, sendNow })).toMatch(expected)
  expect(sendNow).toHaveBeenCalledExactlyOnceWith('one')
})

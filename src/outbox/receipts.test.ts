import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { addReceipt, clearReceipts, receipts, takeSentInBackground } from './receipts.ts'
import { enquiryItem, testMeans } from './testMeans.ts'

const noFetch = () => Promise.reject(new Error('not called'))

test('the last fifty receipts stay, newest first, until they are cleared', async () => {
  let clock = 0
  const means = testMeans(noFetch, { now: () => clock })
  for (clock = 1; clock <= 60; clock += 1) await addReceipt(enquiryItem(`m${clock}`), {}, means)
  const kept = await receipts(means)
  expect(kept).toHaveLength(50)
  expect(kept[0]?.key).toBe('m60')
  expect(kept.at(-1)?.key).toBe('m11')
  await clearReceipts(means)
  expect(await receipts(means)).toEqual([])
})

test('a receipt holds kind, time and reference and nothing that was written', async () => {
  const means = testMeans(noFetch)
  await addReceipt(enquiryItem('a'), { reference: 'PD-1', message: 'private' }, means)
  await addReceipt(
    { ...enquiryItem('b'), kind: 'comment', body: { text: 'x', username: '', phone: '', email: '' } },
    { _id: 'c7', text: 'x' },
    means,
  )
  const at = means.now()
  const kept = (await receipts(means)).sort((a, b) => (a.key < b.key ? -1 : 1))
  expect(kept).toEqual([
    { key: 'a', kind: 'enquiry', at, reference: 'PD-1', untold: false },
    { key: 'b', kind: 'comment', at, reference: 'c7', untold: false },
  ])
})

test('two tabs that ask at once are told about a background delivery once', async () => {
  const means = testMeans(noFetch, { inBackground: true })
  await addReceipt(enquiryItem('a'), {}, means)
  const told = await Promise.all([takeSentInBackground(means), takeSentInBackground(means)])
  expect(told.flat()).toHaveLength(1)
})

test('what is sent while a page is open is no background delivery', async () => {
  const means = testMeans(noFetch)
  await addReceipt(enquiryItem('a'), {}, means)
  expect(await takeSentInBackground(means)).toEqual([])
})

import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { addReceipt, clearReceipts, receipts } from './receipts.ts'
import { enquiryItem, testMeans } from './testMeans.ts'
import { takeUntold } from './untold.ts'

const noFetch = () => Promise.reject(new Error('not called'))

test('the last fifty receipts stay, newest first, until they are cleared', async () => {
  let clock = 0
  const means = testMeans(noFetch, { now: () => clock })
  for (clock = 1; clock <= 60; clock += 1) await addReceipt(enquiryItem(`m${clock}`), {}, false, means)
  const kept = await receipts(means)
  expect(kept).toHaveLength(50)
  expect(kept[0]?.key).toBe('m60')
  expect(kept.at(-1)?.key).toBe('m11')
  await clearReceipts(means)
  expect(await receipts(means)).toEqual([])
})

test('a receipt holds kind, time and reference and nothing that was written', async () => {
  const means = testMeans(noFetch)
  await addReceipt(enquiryItem('a'), { reference: 'PD-1', message: 'private' }, false, means)
  await addReceipt(
    { ...enquiryItem('b'), kind: 'comment', body: { text: 'x', username: '', phone: '', email: '' } },
    { _id: 'c7', text: 'x' },
    false,
    means,
  )
  const at = means.now()
  const kept = (await receipts(means)).sort((a, b) => (a.key < b.key ? -1 : 1))
  expect(kept).toEqual([
    { key: 'a', kind: 'enquiry', at, reference: 'PD-1', untold: false },
    { key: 'b', kind: 'comment', at, reference: 'c7', untold: false },
  ])
})

test('two tabs that ask at once are told once about what was sent after it had been saved', async () => {
  const means = testMeans(noFetch)
  await addReceipt(enquiryItem('a'), {}, true, means)
  const told = await Promise.all([takeUntold(means), takeUntold(means)])
  expect(told.flat()).toHaveLength(1)
})

test('what is sent at once is told by its form', async () => {
  const means = testMeans(noFetch)
  await addReceipt(enquiryItem('a'), {}, false, means)
  expect(await takeUntold(means)).toEqual([])
})

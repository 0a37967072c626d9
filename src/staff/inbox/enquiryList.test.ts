import { expect, test } from 'vitest'
import type { EnquiryPage, EnquirySearch } from '#contract/staff/enquiries.ts'
import { idOf, testItem } from '../testing/testEnquiries.ts'
import { EnquiryList } from './enquiryList.ts'

const now = Date.UTC(2026, 0, 2)
const past = new Date(now - 1).toISOString()
const future = new Date(now + 1).toISOString()

/** A list over pages of two of these enquiries; some are late. */
function listOver(numbers: number[], late: readonly number[] = []) {
  const item = (number: number) => testItem(number, { dueAt: late.includes(number) ? past : future })
  const search = async (body: EnquirySearch): Promise<EnquiryPage> => {
    if (body.order === 'due') return { items: late.toReversed().map(item), next: null }
    const from = body.cursor ? numbers.findIndex((number) => number > Number(body.cursor)) : 0
    const page = numbers.slice(from, from + 2)
    return { items: page.map(item), next: from + 2 < numbers.length ? String(page.at(-1)) : null }
  }
  const list = new EnquiryList(
    { states: ['new'] },
    (body) => search(body as EnquirySearch),
    () => now,
  )
  const shown = () => list.state.get().items.map(({ id }) => Number(id.slice(-12)))
  return { list, shown }
}

test('those past their promised time are on top, each enquiry once, then the newest', async () => {
  const { list, shown } = listOver([1, 2, 3, 4, 5, 6], [6, 2])
  await list.load()
  expect(shown()).toEqual([2, 6, 1])
  await list.more()
  await list.more()
  expect(shown()).toEqual([2, 6, 1, 3, 4, 5])
  expect(list.state.get().hasMore).toBe(false)
})

test('a new enquiry appears on top of the pages that were loaded already, and the list goes on where it ended', async () => {
  const numbers = [2, 3, 4, 5, 6, 7]
  const { list, shown } = listOver(numbers)
  await list.load()
  await list.more()
  expect(shown()).toEqual([2, 3, 4, 5])
  numbers.unshift(1)
  await list.load()
  expect(shown()).toEqual([1, 2, 3, 4, 5])
  await list.more()
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(list.state.get().hasMore).toBe(false)
})

test('a search goes on through answers that are empty while there is more', async () => {
  let calls = 0
  const list = new EnquiryList({}, async (body) => {
    if ('order' in body) return { items: [], next: null }
    calls += 1
    return calls < 4 ? { items: [], next: `cursor-${calls}` } : { items: [testItem(1)], next: null }
  })
  await list.load()
  expect(list.state.get().items.map(({ id }) => id)).toEqual([idOf(1)])
})

test('what was loaded stays when loading again fails, and says so', async () => {
  let fails = false
  const list = new EnquiryList({}, async () => {
    if (fails) throw new Error('away')
    return { items: [testItem(1)], next: null }
  })
  await list.load()
  fails = true
  await list.load()
  expect(list.state.get()).toMatchObject({ status: 'failed', items: [{ id: idOf(1) }] })
})

test('an older answer does not overwrite a newer one', async () => {
  const waiting: Array<() => void> = []
  let round = 0
  const list = new EnquiryList({}, async (body, signal) => {
    if ('order' in body) return { items: [], next: null }
    round += 1
    const number = round
    if (number === 1) await new Promise<void>((resolve) => waiting.push(resolve))
    if (signal.aborted) throw new Error('aborted')
    return { items: [testItem(number)], next: null }
  })
  const first = list.load()
  await list.load()
  for (const go of waiting) go()
  await first
  expect(list.state.get().items.map(({ id }) => id)).toEqual([idOf(2)])
})

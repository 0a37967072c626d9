import { expect, test } from 'vitest'
import type { EnquiryItem, EnquiryPage, EnquirySearch } from '#contract/staff/enquiries.ts'
import { idOf, testItem } from '../testing/testEnquiries.ts'
import { EnquiryList } from './enquiryList.ts'

const now = Date.UTC(2026, 0, 2)
const past = new Date(now - 1).toISOString()
const future = new Date(now + 1).toISOString()

/** A list over these enquiries, some of them late. */
function listOver(numbers: number[], late: readonly number[] = []) {
  const changes = new Map<number, Partial<EnquiryItem>>()
  const bodies: EnquirySearch[] = []
  const item = (number: number) =>
    testItem(number, { dueAt: late.includes(number) ? past : future, ...changes.get(number) })
  const search = async (body: EnquirySearch): Promise<EnquiryPage> => {
    if (body.order === 'due') return { items: late.toReversed().map(item), next: null }
    bodies.push(body)
    const { cursor, limit = 50 } = body
    const from = cursor ? numbers.findIndex((number) => number > Number(cursor)) : 0
    const page = numbers.slice(from, from + limit)
    return { items: page.map(item), next: from + limit < numbers.length ? String(page.at(-1)) : null }
  }
  const list = new EnquiryList(
    { states: ['new'] },
    (body) => search(body as EnquirySearch),
    () => now,
  )
  const shown = () => list.state.get().items.map(({ id }) => Number(id.slice(-12)))
  return { list, shown, changes, bodies }
}

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

test('those past their promised time are on top, each enquiry once, then the newest', async () => {
  const { list, shown } = listOver(upTo(110), [60, 2])
  await list.load()
  expect(shown()).toEqual([2, 60, 1, ...upTo(50, 3)])
  await list.more()
  await list.more()
  expect(shown()).toEqual([2, 60, 1, ...upTo(59, 3), ...upTo(110, 61)])
  expect(list.state.get().hasMore).toBe(false)
})

test('a new enquiry appears on top of as many as were shown, and the list goes on where it ended', async () => {
  const numbers = upTo(150, 2)
  const { list, shown } = listOver(numbers)
  await list.load()
  await list.more()
  expect(shown()).toEqual(upTo(101, 2))
  numbers.unshift(1)
  await list.load()
  expect(shown()).toEqual(upTo(100))
  await list.more()
  expect(shown()).toEqual(upTo(150))
  expect(list.state.get().hasMore).toBe(false)
})

test('on every page that is shown, a change appears and an enquiry that is gone goes', async () => {
  const numbers = upTo(300)
  const { list, shown, changes, bodies } = listOver(numbers)
  await list.load()
  for (let pages = 1; pages < 5; pages += 1) await list.more()
  expect(shown()).toEqual(upTo(250))
  changes.set(240, { version: 2, isRead: false })
  numbers.splice(numbers.indexOf(120), 1)
  bodies.length = 0
  await list.load()
  expect(shown()).toEqual([...upTo(119), ...upTo(251, 121)])
  expect(list.state.get().items.find(({ id }) => id === idOf(240))).toMatchObject({ version: 2, isRead: false })
  // Few calls, however often the list was scrolled.
  expect(bodies.map(({ limit }) => limit)).toEqual([200, 50])
})

test('of a very long list a bounded part is loaded again, and the rest as it is scrolled to', async () => {
  const { list, shown, bodies } = listOver(upTo(5000))
  await list.load()
  for (let pages = 1; pages < 90; pages += 1) await list.more()
  expect(shown()).toHaveLength(4500)
  bodies.length = 0
  await list.load()
  expect([bodies.length, shown()]).toEqual([20, upTo(4000)])
  await list.more()
  expect(shown()).toEqual(upTo(4050))
})

test('all that is left is loaded, also while a further page is on its way', async () => {
  const { list, shown } = listOver(upTo(300))
  await list.load()
  void list.more()
  await list.loadAll(1000)
  expect(shown()).toEqual(upTo(300))
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

/** A list of one enquiry whose loads are answered by hand, each with a version of its own. */
function answeredByHand() {
  const waiting: Array<() => void> = []
  const list = new EnquiryList({}, async (body) => {
    if ('order' in body) return { items: [], next: null }
    const version = waiting.length + 1
    await new Promise<void>((resolve) => waiting.push(resolve))
    return { items: [testItem(1, { version })], next: null }
  })
  return { list, waiting, version: () => list.state.get().items[0]?.version }
}

test('changes that come while a load is under way let it end, and are answered with one more', async () => {
  const { list, waiting, version } = answeredByHand()
  const loaded = list.refresh()
  for (let changes = 0; changes < 3; changes += 1) void list.refresh()
  expect(waiting).toHaveLength(1)
  waiting[0]?.()
  await expect.poll(() => [waiting.length, version()]).toEqual([2, 1])
  waiting[1]?.()
  await loaded
  expect([waiting.length, version()]).toEqual([2, 2])
})

test('what a write was answered with is not overwritten by a load that began before it', async () => {
  const { list, waiting, version } = answeredByHand()
  const first = list.load()
  waiting[0]?.()
  await first
  void list.refresh()
  list.replace([testItem(1, { version: 9 })])
  expect(waiting).toHaveLength(3)
  const seen: Array<number | undefined> = []
  list.state.subscribe(() => void seen.push(version()))
  waiting[1]?.()
  waiting[2]?.()
  await expect.poll(() => version()).toBe(3)
  expect(seen).toEqual([3])
})

test('a change that comes while more are on their way is loaded after them', async () => {
  const { list, shown, changes } = listOver(upTo(100))
  await list.load()
  const more = list.more()
  changes.set(1, { version: 2 })
  void list.refresh()
  await more
  expect(shown()).toEqual(upTo(100))
  expect(list.state.get().items[0]?.version).toBe(2)
})

test('asking for more while the list is loaded again ends with both', async () => {
  const { list, shown, changes } = listOver(upTo(100))
  await list.load()
  changes.set(1, { version: 2 })
  void list.refresh()
  await list.more()
  expect(shown()).toEqual(upTo(100))
  expect(list.state.get().items[0]?.version).toBe(2)
})

import type { EnquiryChange, EnquiryEdit, EnquiryItem, EnquirySearch, ReadMark } from '#contract/staff/enquiries.ts'
import type { EnquiriesChange } from '#contract/staff/manyEnquiries.ts'
import { answer, type FakeServer } from './fakeServer.ts'
import { testDetail } from './testEnquiries.ts'

/** An office with these enquiries, which can be changed. */
export function inboxServer(items: EnquiryItem[]) {
  return (server: FakeServer) => {
    const find = (id: string) => items.findIndex((item) => item.id === id)
    server.on('enquiries', ({ body }) => {
      const { order, states, unread, limit = 50, cursor = '' } = body as EnquirySearch
      if (order === 'due') return { items: [], next: null }
      // Ids go up as the enquiries get older.
      const found = items.filter(
        ({ id, state, isRead }) => id > cursor && (!states?.length || states.includes(state)) && !(unread && isRead),
      )
      const page = found.slice(0, limit)
      return { items: page, next: page.length < found.length ? page.at(-1)?.id : null }
    })
    server.on('enquiry', ({ id }) => ({ ...testDetail(1), ...items[find(id)] }))
    server.on('markRead', ({ id, body }) => {
      items[find(id)] = { ...(items[find(id)] as EnquiryItem), isRead: (body as ReadMark).isRead }
      return answer(204)
    })
    const edit = ({ state, assignee, stage, lostReason, tags }: EnquiryEdit) => ({
      ...(state !== undefined && { state }),
      ...(assignee !== undefined && { assignee }),
      ...(stage !== undefined && { stage, lostReason: lostReason ?? '' }),
      ...(tags !== undefined && { tags }),
    })
    server.on('changeEnquiry', ({ id, body }) => {
      const before = items[find(id)] as EnquiryItem
      const { version, ...change } = body as EnquiryChange
      items[find(id)] = { ...before, ...edit(change), version: version + 1 }
      return items[find(id)]
    })
    server.on('changeEnquiries', ({ body }) => {
      const changed = (body as EnquiriesChange).items.map(({ id, version, ...change }) => {
        const before = items[find(id)] as EnquiryItem
        if (before.version !== version) throw new Error('another version')
        const after: EnquiryItem = { ...before, ...edit(change), version: version + 1 }
        items[find(id)] = after
        return after
      })
      return { changed, conflicts: [], missing: [] }
    })
  }
}

import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import { daysBetween } from '../data/times.ts'

/** Rows under one heading. */
export interface Group {
  title: string
  /** Position of its first row. */
  from: number
}

const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric' })

/** The headings of a list whose first `late` rows are late, or what `title` says, and whose others are the newest first. */
export function groupsOf(
  items: readonly EnquiryItem[],
  late: number,
  now = Date.now(),
  title: string = texts.groups.late,
): Group[] {
  const groups: Group[] = late > 0 ? [{ title, from: 0 }] : []
  const today = new Date(now)
  for (let row = late; row < items.length; row += 1) {
    const title = titleOf(new Date(items[row]?.lastMessageAt ?? now), today)
    if (title !== groups.at(-1)?.title) groups.push({ title, from: row })
  }
  return groups
}

function titleOf(then: Date, today: Date): string {
  const days = daysBetween(then, today)
  if (days <= 0) return texts.groups.today
  if (days === 1) return texts.groups.yesterday
  return days < 7 ? texts.groups.week : month.format(then)
}

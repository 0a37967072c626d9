import { createStore } from '@tanstack/store'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'

/** The enquiry on the screen, as it was last loaded: the list shows it so, too. `undefined` once it is gone. */
export const openEnquiry = createStore<EnquiryDetail | undefined>(undefined)

/** Id of the name of who wrote, which takes the focus once an answer is on its way. */
export const headingId = 'enquiry-title'

let keptUnread = ''

/** The enquiry that was just marked as unread, while its page is still there: showing it must not mark it as read again. */
export function keepUnread(id: string): void {
  keptUnread = id
}

/** Whether it stays unread although it is shown. */
export function isKeptUnread(id: string): boolean {
  return keptUnread === id
}

import type { Delivery } from '#outbox/send.ts'
import { focusWhenThere } from './focusWhenThere.ts'
import { readComment } from './readComments.ts'

/** Leads to what was just written: the server's comment, or the last that waits under the same parent. */
export function focusSent(delivery: Delivery, parentId: string): void {
  if (delivery.state === 'sent') {
    const id = readComment(delivery.answer)?._id
    if (id !== undefined) focusWhenThere(() => document.getElementById(`comment-${id}`))
  } else if (delivery.state === 'saved') {
    focusWhenThere(() =>
      [...document.querySelectorAll<HTMLElement>('[data-waits-under]')].findLast(
        (row) => row.dataset.waitsUnder === parentId,
      ),
    )
  }
}

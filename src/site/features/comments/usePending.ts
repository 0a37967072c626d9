import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { readComment } from '#device/offline/readComments.ts'
import { type Item, subscribe } from '#device/outbox/item.ts'
import { outboxItems } from '#device/outbox/triggers.ts'
import { editedItems } from './beingEdited.ts'
import { focusWhenThere } from './focusWhenThere.ts'
import type { PendingItem } from './rows.ts'

const none: readonly never[] = []

/** Items that wait for an article's thread, oldest first, live across tabs. */
export function usePending(blogId: string): readonly PendingItem[] {
  const items = useSyncExternalStore<readonly Item[]>(outboxItems.subscribe, outboxItems.get, () => none)
  const edited = useSyncExternalStore<readonly PendingItem[]>(editedItems.subscribe, editedItems.get, () => none)
  const [sent, setSent] = useState<readonly string[]>(none)
  useEffect(
    () =>
      subscribe((event) => {
        if (event.what !== 'sent' || event.about?.blogId !== blogId) return
        // Before the outbox is read again: the server's comment takes its place in the same render.
        setSent((now) => [...now, event.key])
        followFocus(event.key, event.answer)
      }),
    [blogId],
  )
  return useMemo(() => {
    const waiting = items.filter((item): item is PendingItem => isHere(item, blogId) && !sent.includes(item.key))
    const gone = edited.filter((item) => isHere(item, blogId) && !waiting.some(({ key }) => key === item.key))
    return [...gone, ...waiting]
  }, [items, edited, sent, blogId])
}

/** Focus on a pending row moves to the comment that it became. */
function followFocus(key: string, answer: unknown): void {
  const here = document.activeElement?.closest<HTMLElement>('[data-key]')
  const id = readComment(answer)?._id
  if (here?.dataset.key === key && id !== undefined) focusWhenThere(() => document.getElementById(`comment-${id}`))
}

function isHere(item: { kind: string; about?: { blogId: string } }, blogId: string): boolean {
  return (item.kind === 'comment' || item.kind === 'reply') && item.about?.blogId === blogId
}

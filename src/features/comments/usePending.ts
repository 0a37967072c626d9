import { useEffect, useState } from 'react'
import { subscribe } from '#outbox/changes.ts'
import { list } from '#outbox/outbox.ts'
import { isBeingEdited, onEditingEnded } from './beingEdited.ts'
import { focusWhenThere } from './focusWhenThere.ts'
import { readComment } from './readComments.ts'
import type { PendingItem } from './rows.ts'

/** What waits on this device for an article's thread, oldest first, live across tabs. */
export function usePending(blogId: string): readonly PendingItem[] {
  const [items, setItems] = useState<readonly PendingItem[]>([])
  useEffect(() => {
    const sent = new Set<string>()
    let asked = 0
    const look = async () => {
      asked += 1
      const mine = asked
      const all = await list()
      // A slower, older look must not bring back what is gone.
      if (mine === asked)
        setItems((now) => [
          ...now.filter((item) => isBeingEdited(item.key) && !all.some(({ key }) => key === item.key)),
          ...all.filter((item): item is PendingItem => isHere(item, blogId) && !sent.has(item.key)),
        ])
    }
    void look()
    const unsubscribe = subscribe((change) => {
      if (change.about?.blogId !== blogId) return
      if (change.what === 'sent') {
        // At once: the server's comment takes its place in the same moment.
        sent.add(change.key)
        followFocus(change.key, change.answer)
        setItems((now) => now.filter((item) => item.key !== change.key || isBeingEdited(item.key)))
      }
      void look()
    })
    const unwatch = onEditingEnded(() => void look())
    return () => {
      asked += 1
      unwatch()
      unsubscribe()
    }
  }, [blogId])
  return items
}

/** Who stood on what waited stands on the comment that it became. */
function followFocus(key: string, answer: unknown): void {
  const here = document.activeElement?.closest<HTMLElement>('[data-key]')
  const id = readComment(answer)?._id
  if (here?.dataset.key === key && id !== undefined) focusWhenThere(() => document.getElementById(`comment-${id}`))
}

function isHere(item: { kind: string; about?: { blogId: string } }, blogId: string): boolean {
  return (item.kind === 'comment' || item.kind === 'reply') && item.about?.blogId === blogId
}

import { useEffect, useState } from 'react'
import { subscribe } from '#outbox/changes.ts'
import { receipts, type SentReceipt, takeUntold } from '#outbox/receipts.ts'

/** What was received since the visitor last heard of it. */
export interface SentLately {
  sent: readonly SentReceipt[]
  /** Some of it was sent while no page was open. */
  away: boolean
}

const nothing: SentLately = { sent: [], away: false }

/** What was sent after it had been saved: told once, to somebody who looks. The function forgets it. */
export function useSentLately(): [SentLately, () => void] {
  const [told, setTold] = useState(nothing)
  useEffect(() => {
    const add = (more: readonly SentReceipt[], away: boolean) => {
      if (more.length === 0) return
      setTold((now) => {
        const known = new Set(now.sent.map(({ key }) => key))
        return { sent: [...now.sent, ...more.filter(({ key }) => !known.has(key))], away: now.away || away }
      })
    }
    const live = new Set<string>()
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const taken = await takeUntold().catch(() => [])
      add(
        taken.filter(({ key }) => !live.has(key)),
        true,
      )
    }
    void look()
    document.addEventListener('visibilitychange', look)
    const unsubscribe = subscribe(async ({ what, key, ...change }) => {
      if (what !== 'sent' || !('replayed' in change) || !change.replayed) return
      live.add(key)
      add(
        (await receipts()).filter((receipt) => receipt.key === key),
        false,
      )
      // It has been told now.
      void look()
    })
    return () => {
      document.removeEventListener('visibilitychange', look)
      unsubscribe()
    }
  }, [])
  return [told, () => setTold(nothing)]
}

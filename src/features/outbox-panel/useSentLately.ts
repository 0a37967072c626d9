import { useEffect, useState } from 'react'
import { subscribe } from '#outbox/changes.ts'
import type { SentReceipt } from '#outbox/receipts.ts'
import { takeUntold } from '#outbox/untold.ts'

/** What was received since the visitor last heard of it. */
export interface SentLately {
  sent: readonly SentReceipt[]
  /** Some of it was sent before this page was opened. */
  away: boolean
}

const nothing: SentLately = { sent: [], away: false }

/** What was sent after it had been saved: told once over all tabs, to somebody who looks. The function forgets it. */
export function useSentLately(): [SentLately, () => void] {
  const [told, setTold] = useState(nothing)
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const taken = await takeUntold().catch(() => [])
      const away = taken.some(({ at }) => at < performance.timeOrigin)
      if (taken.length > 0) setTold((now) => ({ sent: [...now.sent, ...taken], away: now.away || away }))
    }
    void look()
    document.addEventListener('visibilitychange', look)
    const unsubscribe = subscribe(({ what }) => what === 'sent' && void look())
    return () => {
      document.removeEventListener('visibilitychange', look)
      unsubscribe()
    }
  }, [])
  return [told, () => setTold(nothing)]
}

import { useEffect, useState } from 'react'
import { subscribe } from '#device/outbox/item.ts'
import type { SentReceipt } from '#device/outbox/receipts.ts'
import { claimUnseenReceipts } from '#device/outbox/receipts.ts'

/** The receipts since the visitor last saw any. */
export interface SentLately {
  sent: readonly SentReceipt[]
  /** Some of it was sent before this page was opened. */
  away: boolean
}

const nothing: SentLately = { sent: [], away: false }

/** Items sent after they had been saved: shown once over all tabs, in a visible one. The function dismisses it. */
export function useSentLately(): [SentLately, () => void] {
  const [shown, setShown] = useState(nothing)
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return
      const taken = await claimUnseenReceipts().catch(() => [])
      const away = taken.some(({ at }) => at < performance.timeOrigin)
      if (taken.length > 0) setShown((now) => ({ sent: [...now.sent, ...taken], away: now.away || away }))
    }
    void refresh()
    document.addEventListener('visibilitychange', refresh)
    const unsubscribe = subscribe(({ what }) => what === 'sent' && void refresh())
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      unsubscribe()
    }
  }, [])
  return [shown, () => setShown(nothing)]
}

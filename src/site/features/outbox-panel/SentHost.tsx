import { lazy, Suspense, useEffect, useState } from 'react'
import { subscribe } from '#device/outbox/item.ts'
import { unseenFrom } from '#device/outbox/receipts.ts'

const SentCard = lazy(() =>
  // A receipt that cannot be shown now stays unseen until the next visit.
  import('./SentCard.tsx').catch(() => ({ default: () => null })),
)

/** Mounted once per page; loads the card about received items when the first receipt is due. */
export function SentHost() {
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = async () => {
      const from = await unseenFrom()
      clearTimeout(timer)
      if (from !== undefined) timer = setTimeout(() => setNeeded(true), Math.max(0, from - Date.now()))
    }
    void refresh()
    const unsubscribe = subscribe(({ what }) => what === 'sent' && void refresh())
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [])
  return (
    needed && (
      <Suspense>
        <SentCard />
      </Suspense>
    )
  )
}

import { lazy, Suspense, useEffect, useState } from 'react'
import { subscribe } from '#outbox/changes.ts'
import { receipts } from '#outbox/receipts.ts'

const SentCard = lazy(() =>
  // What cannot be told now stays untold until the next visit.
  import('./SentCard.tsx').catch(() => ({ default: () => null })),
)

/** Stands once in the page; loads what tells of things received when the first is due. */
export function SentHost() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const look = async () => (await receipts()).some(({ untold }) => untold) && setDue(true)
    void look()
    return subscribe(({ what }) => what === 'sent' && void look())
  }, [])
  return (
    due && (
      <Suspense>
        <SentCard />
      </Suspense>
    )
  )
}

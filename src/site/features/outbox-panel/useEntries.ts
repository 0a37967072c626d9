import { useEffect, useState } from 'react'
import { type Item, type ItemKind, subscribe } from '#device/outbox/item.ts'
import { receipts } from '#device/outbox/receipts.ts'
import { outboxItems } from '#device/outbox/triggers.ts'
import { useItems } from './useItems.ts'

/** One line of the panel: what waits, or what was received while the panel was open. */
export type Entry = { key: string; kind: ItemKind; writtenAt: number } & (
  | { item: Item; reference?: never }
  /** Its text has left the device. */
  | { item?: never; reference: string | undefined }
)

/** Waiting items, oldest first, with those received meanwhile still in their place. */
export function useEntries(): readonly Entry[] {
  const items = useItems()
  const [delivered, setDelivered] = useState<readonly Entry[]>([])
  useEffect(
    () =>
      subscribe(async ({ what, key, kind }) => {
        const item = what === 'sent' && outboxItems.get().find((one) => one.key === key)
        if (!item) return
        const { writtenAt } = item
        const receipt = (await receipts()).find((one) => one.key === key)
        setDelivered((now) => [...now, { key, kind, writtenAt, reference: receipt?.reference }])
      }),
    [],
  )
  const waiting = items.map((item): Entry => ({ key: item.key, kind: item.kind, writtenAt: item.writtenAt, item }))
  const gone = new Set(delivered.map(({ key }) => key))
  return [...waiting.filter(({ key }) => !gone.has(key)), ...delivered].sort((a, b) => a.writtenAt - b.writtenAt)
}

import { type ReactNode, useRef } from 'react'
import { Small } from '../text/Text.tsx'
import { ChecklistFrame } from './ChecklistFrame.tsx'
import { useTicking } from './useTicking.ts'

interface CountedListsProps {
  page: string
  /** Those of all lists within. */
  items: readonly string[]
  /** Says in words where the ticks are kept. */
  note: string
  /** Each list as a `ChecklistPart`, and the texts between them. */
  children: ReactNode
}

/** Several lists that are counted, cleared and printed as one. */
export function CountedLists({ page, items, note, children }: CountedListsProps) {
  const place = useRef<HTMLDivElement>(null)
  const ticking = useTicking(place, page)
  return (
    <ChecklistFrame ref={place} data-checklist="">
      <div className="state" data-screen="">
        {ticking && <ticking.TickState page={page} items={items} />}
      </div>
      <Small data-screen="">{note}</Small>
      {children}
    </ChecklistFrame>
  )
}

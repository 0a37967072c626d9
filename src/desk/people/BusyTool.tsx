import { type ReactNode, useState } from 'react'
import { Tool } from '../enquiry/tools.ts'

interface BusyToolProps {
  /** Says whom it is about: several on the page have the same words. */
  label: string
  onPress: () => Promise<void>
  children: ReactNode
}

/** A tool that takes one press at a time, and keeps the focus meanwhile. */
export function BusyTool({ label, onPress, children }: BusyToolProps) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    if (busy) return
    setBusy(true)
    await onPress()
    setBusy(false)
  }
  return (
    <Tool aria-label={label} aria-disabled={busy} onClick={() => void press()}>
      {children}
    </Tool>
  )
}

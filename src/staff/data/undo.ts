import { createStore } from '@tanstack/store'

/** The last act, and how to take it back. */
export interface Done {
  text: string
  undo?: () => Promise<void>
  isError?: boolean
}

/** The notice at the foot of the page; one at a time. */
export const lastDone = createStore<Done | undefined>(undefined)

/** Says what was done, with the way back. */
export function announceDone(text: string, undo?: () => Promise<void>): void {
  lastDone.setState(() => ({ text, ...(undo && { undo }) }))
}

/** Says why something was not done. */
export function announceFailure(text: string): void {
  lastDone.setState(() => ({ text, isError: true }))
}

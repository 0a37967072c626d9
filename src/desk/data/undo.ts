import { createStore } from '@tanstack/store'
import { deskTexts as texts } from '#content/texts/staff/desk.ts'
import { CallError, isAway } from './call.ts'
import { errorText } from './errorText.ts'

/** Takes an act back. Says what became of that if a colleague was faster with a part of it; else it is undone. */
export type Undo = () => Promise<void> | Promise<string | undefined>

/** An act that is told of, and how to take it back. */
export interface Done {
  id: number
  text: string
  undo?: Undo
  isError?: boolean
  /** Epoch milliseconds after which it can no longer be taken back. */
  until?: number
  /** Key of what waits on this device: the notice goes once that is sent. */
  waitsFor?: string
}

/** The notices on the page, the newest last. An act that can be taken back stays beside those after it. */
export const notices = createStore<readonly Done[]>([])

/** More cover too much of a phone. */
const mostAtOnce = 3
let lastId = 0

/** Says what was done, with the way back. */
export function announceDone(text: string, undo?: Undo, more: Pick<Done, 'until' | 'waitsFor'> = {}): void {
  add({ text, ...(undo && { undo }), ...more })
}

/** Says why something was not done. */
export function announceFailure(text: string): void {
  add({ text, isError: true })
}

/** Takes a notice away. */
export function dismiss({ id }: Pick<Done, 'id'>): void {
  notices.setState((before) => before.filter((one) => one.id !== id))
}

/** Takes all notices away. */
export function dismissAll(): void {
  notices.setState(() => [])
}

/** Takes away what failed: a session that ended is no reason any more once it goes on. */
export function dismissFailures(): void {
  notices.setState((before) => before.filter(({ isError }) => !isError))
}

/** Takes the notices away that something waits, once it is sent. */
export function dismissWaiting(keys: ReadonlySet<string>): void {
  notices.setState((before) => before.filter(({ waitsFor }) => waitsFor === undefined || !keys.has(waitsFor)))
}

/** Takes an act back, once, and says so. If the server could not be asked, it can be asked again. */
export async function takeBack(done: Done): Promise<void> {
  if (!done.undo || !notices.get().some(({ id }) => id === done.id)) return
  dismiss(done)
  try {
    announceDone((await done.undo()) ?? texts.undone)
  } catch (error) {
    announceFailure(errorText(error))
    const isOver = done.until !== undefined && done.until < Date.now()
    if (mayWorkLater(error) && !isOver) putBack(done)
  }
}

/** Whether the server was away, busy or broken, or the session over: the act still stands, and so does its way back. */
function mayWorkLater(error: unknown): boolean {
  return (
    error instanceof CallError && (isAway(error) || error.status === 401 || error.status === 429 || error.status >= 500)
  )
}

function putBack(done: Done): void {
  notices.setState((before) => [...before, done].sort((one, other) => one.id - other.id).slice(-mostAtOnce))
}

/** The last act that can be taken back; `undefined` if there is none. */
export function lastUndoable(): Done | undefined {
  return notices.get().findLast(({ undo }) => undo)
}

function add(done: Omit<Done, 'id'>): void {
  lastId += 1
  const next = { id: lastId, ...done }
  notices.setState((before) => {
    // A message without a way back makes room for the next one; an error is not said twice.
    const stay = before.filter(({ undo, isError, text }) => undo || (isError && text !== done.text))
    return [...stay, next].slice(-mostAtOnce)
  })
}

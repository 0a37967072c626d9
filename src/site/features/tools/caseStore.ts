import { cases } from '#device/kept.ts'
import { type CaseFile, emptyCase, readCase } from './caseFile.ts'

/** The case as it is now, and whether this browser keeps it. */
export interface CaseState {
  file: CaseFile
  isKept: boolean
}

const record = 'case'
const watchers = new Set<() => void>()

let state: CaseState = { file: emptyCase, isKept: true }
let isRead = false

/** The case now: empty until it is watched, as in the prerendered page. */
export function caseState(): CaseState {
  return state
}

/** Calls back on every change, also of other tabs, until the returned function is called. */
export function watchCase(watcher: () => void): () => void {
  watchers.add(watcher)
  if (!isRead) {
    isRead = true
    cases.watch(show)
    show()
  }
  return () => watchers.delete(watcher)
}

/** Changes the case and keeps it on this device. Another tab may have changed another tool meanwhile. */
export function changeCase(change: (file: CaseFile) => CaseFile): void {
  cases.set(record, change(stored() ?? emptyCase))
  show()
}

/** Deletes everything that was typed in all tools. */
export function eraseCase(): void {
  cases.set(record, undefined)
  show()
}

function stored(): CaseFile | undefined {
  return readCase(cases.get(record))
}

function show(): void {
  state = { file: stored() ?? emptyCase, isKept: cases.isKept(record) }
  for (const watcher of watchers) watcher()
}

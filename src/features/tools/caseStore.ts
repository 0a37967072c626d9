import { del, get, set } from 'idb-keyval'
import { deviceStore } from '#outbox/db.ts'
import { type CaseFile, emptyCase, readCase } from './caseFile.ts'

/** The case as it is now, and whether this browser keeps it. */
export interface CaseState {
  file: CaseFile
  isKept: boolean
}

type Change = (file: CaseFile) => CaseFile

const record = 'case'
const store = deviceStore('tools')
const watchers = new Set<() => void>()

let state: CaseState = { file: emptyCase, isKept: true }
let loading: Promise<void> | undefined
/** What was typed before the stored case was read; it is applied to it. */
let early: Change[] | undefined = []
let writing: Promise<void> | undefined
let isWritten = true

/** The case now. */
export function caseState(): CaseState {
  return state
}

/** Reads the stored case once, and calls back on every change until the returned function is called. */
export function watchCase(watcher: () => void): () => void {
  watchers.add(watcher)
  loading ??= load()
  return () => watchers.delete(watcher)
}

/** Changes the case and keeps it on this device. */
export function changeCase(change: Change): void {
  early?.push(change)
  show({ ...state, file: change(state.file) })
  if (!early) void keep()
}

/** Deletes everything that was typed in all tools. */
export async function eraseCase(): Promise<void> {
  early = undefined
  show({ ...state, file: emptyCase })
  await writing
  await del(record, store).catch(() => {})
}

/** Resolves when everything typed so far is on this device, or cannot be. */
export async function caseKept(): Promise<void> {
  await loading
  await writing
}

async function load(): Promise<void> {
  try {
    const stored = readCase(await get<unknown>(record, store))
    const changes = early ?? []
    if (stored && early) show({ ...state, file: changes.reduce((file, change) => change(file), stored) })
    early = undefined
    if (changes.length > 0) await keep()
  } catch {
    early = undefined
    show({ ...state, isKept: false })
  }
}

/** One write at a time; while one is under way the next takes the latest text. */
function keep(): Promise<void> {
  isWritten = false
  writing ??= writeAll().finally(() => {
    writing = undefined
  })
  return writing
}

async function writeAll(): Promise<void> {
  try {
    while (!isWritten) {
      isWritten = true
      await set(record, state.file, store)
    }
  } catch {
    show({ ...state, isKept: false })
  }
}

function show(next: CaseState): void {
  state = next
  for (const watcher of watchers) watcher()
}

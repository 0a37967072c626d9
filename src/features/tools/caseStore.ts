import { del, get } from 'idb-keyval'
import { siteDatabase } from '#device/db.ts'
import { change as changeStored } from '#device/records.ts'
import { type CaseFile, emptyCase, readCase } from './caseFile.ts'

/** The case as it is now, and whether this browser keeps it. */
export interface CaseState {
  file: CaseFile
  isKept: boolean
}

type Change = (file: CaseFile) => CaseFile

const record = 'case'
const store = siteDatabase.store('tools')
const watchers = new Set<() => void>()

let state: CaseState = { file: emptyCase, isKept: true }
let loading: Promise<void> | undefined
/** Changes typed before the stored case was read; they are applied to it. */
let early: Change[] | undefined = []
let writing: Promise<void> | undefined
/** Changes that are not on this device yet. */
let unwritten: Change[] = []
/** Whether what is on this device is to go before they are written. */
let isErased = false

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
  if (!early) void keep([change])
}

/** Deletes everything that was typed in all tools so far. What is typed while it deletes is kept. */
export async function eraseCase(): Promise<void> {
  early = undefined
  unwritten = []
  show({ ...state, file: emptyCase })
  // In turn with the writes: one that has begun is deleted, too, and none begins before it is gone.
  isErased = true
  await keep([])
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
    if (changes.length > 0) await keep(changes)
  } catch {
    early = undefined
    show({ ...state, isKept: false })
  }
}

/** One write at a time; what is changed while one is under way goes into the next. */
function keep(changes: readonly Change[]): Promise<void> {
  unwritten.push(...changes)
  writing ??= writeAll().finally(() => {
    writing = undefined
  })
  return writing
}

async function writeAll(): Promise<void> {
  try {
    while (isErased || unwritten.length > 0) {
      if (isErased) {
        isErased = false
        await del(record, store)
      }
      const now = unwritten
      unwritten = []
      if (now.length === 0) continue
      // Another tab may have changed another tool meanwhile, so the changes are applied to what is stored.
      await changeStored<unknown>(store, record, (old) =>
        now.reduce((file, change) => change(file), readCase(old) ?? emptyCase),
      )
    }
  } catch {
    show({ ...state, isKept: false })
  }
}

function show(next: CaseState): void {
  state = next
  for (const watcher of watchers) watcher()
}

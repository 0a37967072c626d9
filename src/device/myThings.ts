import {
  commenterStorageKey,
  listeningKey,
  readingPaceKey,
  readingStyleKey,
  themeStorageKey,
} from '#content/storageKeys.ts'
import { themes } from '#content/themes.ts'
import {
  cases,
  listeningPlaces,
  type Mark,
  type MarkedPage,
  markedPages,
  readingPlaces,
  searches,
  ticks,
} from './kept.ts'
import type { LocalStore } from './localStore.ts'

/** The kind of file, and the version of its layout. Records carry versions of their own. */
const kind = 'pravasi-things'
const version = 1

/** Characters of a file that is read: more than local storage holds of a site. */
const longest = 12_000_000

interface Kind {
  prefix: string
  export: () => [id: string, record: unknown][]
  /** Takes over a record, upgraded, where it is newer than what is here, and says so. */
  import: (id: string, record: unknown) => Fate
}

type Fate = 'taken' | 'kept' | 'unreadable' | 'full'

/** The fate of a file's records. */
export interface Imported {
  /** Records that the file brought, and those for which this device has the same or something newer. */
  taken: number
  kept: number
  /** Records that could not be read, and whether some did not fit on the device. */
  unreadable: number
  isFull: boolean
}

/** A file of which nothing was taken: no such file, or one of a later version of the site. */
export type BadFile = 'other' | 'later'

function kindOf<T>(prefix: string, store: LocalStore<T>, merge: (here: T, there: T) => T): Kind {
  return {
    prefix,
    export: () => store.ids().map((id) => [id, JSON.parse(store.toText(id) ?? 'null')]),
    import: (id, record) => {
      const there = store.fromText(JSON.stringify(record))
      if (there === undefined) return 'unreadable'
      const here = store.get(id)
      const merged = here === undefined ? there : merge(here, there)
      if (merged === here) return 'kept'
      store.set(id, merged)
      if (store.isKept(id)) return 'taken'
      store.set(id, here)
      return 'full'
    },
  }
}

const kinds: readonly Kind[] = [
  kindOf('marks:', markedPages, withMarks),
  kindOf('reading:', readingPlaces, (here, there) => (there.at > here.at ? there : here)),
  kindOf('heard:', listeningPlaces, (here) => here),
  kindOf('ticks:', ticks, withTexts),
  kindOf('searches:', searches, withTexts),
  kindOf('tools:', cases, (here) => here),
]

/** Choices that stand under keys of their own, and what counts as one: a file may come from anywhere. */
const choices: Record<string, (value: string) => boolean> = {
  [themeStorageKey]: (value) => themes.some((theme) => theme === value),
  // The script in the head of each page sets it as the style of the page.
  [readingStyleKey]: (value) => /^--reading-[a-z]+:[\w.()-]+(?:;--reading-[a-z]+:[\w.()-]+)*$/.test(value),
  [readingPaceKey]: (value) => /^\d{2,4}$/.test(value),
  [listeningKey]: isRecord,
  [commenterStorageKey]: isRecord,
}

/** Everything that the visitor keeps on this device, as the text of a file. Drafts and what waits to be sent are no part of it. */
export function exportThings(now: Date): string {
  const records = Object.fromEntries(
    kinds.flatMap((one) => one.export().map(([id, record]) => [one.prefix + id, record] as const)),
  )
  const chosen = Object.keys(choices).flatMap((key) => {
    const value = readChoice(key)
    return value === null ? [] : [[key, value] as const]
  })
  return JSON.stringify(
    { kind, version, savedAt: now.toISOString(), records, choices: Object.fromEntries(chosen) },
    null,
    2,
  )
}

/**
 * Takes over what such a file has and this device has not, or only older; nothing on the device is lost. Marks of one page
 * are joined.
 */
export function importThings(text: string): Imported | BadFile {
  const file = text.length > longest ? undefined : parsed(text)
  if (file?.kind !== kind || typeof file.version !== 'number') return 'other'
  if (file.version > version) return 'later'
  const fates = [
    ...entriesOf(file.records).map(([key, record]): Fate => {
      const one = kinds.find(({ prefix }) => key.startsWith(prefix))
      return one ? one.import(key.slice(one.prefix.length), record) : 'unreadable'
    }),
    ...entriesOf(file.choices).map(([key, value]) => importChoice(key, value)),
  ]
  const count = (fate: Fate) => fates.filter((one) => one === fate).length
  return {
    taken: count('taken'),
    kept: count('kept'),
    unreadable: count('unreadable'),
    isFull: count('full') > 0,
  }
}

function importChoice(key: string, value: unknown): Fate {
  if (typeof value !== 'string' || !Object.hasOwn(choices, key) || !choices[key]?.(value)) return 'unreadable'
  if (readChoice(key) !== null) return 'kept'
  try {
    ;(globalThis as { localStorage?: { setItem(key: string, value: string): void } }).localStorage?.setItem(key, value)
    return 'taken'
  } catch {
    return 'full'
  }
}

function readChoice(key: string): string | null {
  try {
    return (globalThis as { localStorage?: { getItem(key: string): string | null } }).localStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Every mark once, as it was changed last; of a page that has all of them already, the page itself. */
function withMarks(here: MarkedPage, there: MarkedPage): MarkedPage {
  const newest = new Map<string, Mark>(here.marks.map((mark) => [mark.id, mark]))
  const news = there.marks.filter((mark) => mark.changedAt > (newest.get(mark.id)?.changedAt ?? -1))
  for (const mark of news) newest.set(mark.id, mark)
  return news.length === 0 ? here : { ...here, marks: [...newest.values()].sort((a, b) => a.place - b.place) }
}

function withTexts(here: readonly string[], there: readonly string[]): readonly string[] {
  const news = there.filter((text) => !here.includes(text))
  return news.length === 0 ? here : [...here, ...news]
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const file: unknown = JSON.parse(text)
    return typeof file === 'object' && file !== null ? (file as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function isRecord(value: string): boolean {
  const record = parsed(value)
  return record !== undefined && !Array.isArray(record)
}

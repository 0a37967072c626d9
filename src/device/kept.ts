import { localStore } from './localStore.ts'

// Everything that a visitor keeps by reading and working, in local storage. None of it is ever sent.

/** A marked passage with its note. Kept on this device only, until the visitor deletes it. */
export interface Mark {
  id: string
  /** The words of the passage and those beside it, by which it is found in an edited text. */
  exact: string
  prefix: string
  suffix: string
  /** Start of the passage, as a fraction of the text. */
  place: number
  /** How often the text held these words. */
  times: number
  /** Empty where the passage is only marked. */
  note: string
  /** Epoch milliseconds. */
  madeAt: number
  /** When mark or note were last changed, in epoch milliseconds. */
  changedAt: number
  /**
   * Numbers of its first and last block and how many blocks the text had, by which it is found where a translator has
   * changed all words.
   */
  blocks?: readonly [first: number, last: number, of: number]
  /** The words are those of a translator of the browser, not the page's own. */
  isTranslated?: true
  /**
   * State of the words when the page was last opened: some were edited, the passage is no longer there, or only its
   * paragraph is known because the words are a translator's.
   */
  changed?: 'edited' | 'gone' | 'translated'
}

/** All marks of one page, with what a list shows of the page. */
export interface MarkedPage {
  path: string
  title: string
  marks: readonly Mark[]
}

/** How far an article was read. Kept on this device only, until the visitor clears it. */
export interface ReadingProgress {
  slug: string
  /** Title and reading time, such as '11 min read', for pages that have no list of articles. */
  title?: string
  readingTime?: string
  /** Code of the language in which it was read, and of the title; English if there is none. */
  lang?: string
  /** The heading last passed. Unlike a pixel offset it survives another window width. */
  headingId?: string
  /** Part of the article that was read, from 0 to 1. */
  fraction: number
  read: boolean
  /** Epoch milliseconds of the last change. */
  at: number
}

/** The place at which reading an article aloud stopped. */
export interface ListeningPlace {
  /** Number of the passage, from 0. */
  passage: number
  /** The sentence as it is written, so that it is found again after a change of the text. */
  sentence: string
}

/** By the address of their page. */
export const markedPages = localStore<MarkedPage>({
  prefix: 'marks:',
  isValid: (value): value is MarkedPage =>
    has(value, { path: 'string', title: 'string' }) &&
    // A list links to it, and it may come from a file.
    /^\/(?!\/)[\w/-]*$/.test(String(value.path)) &&
    listOf(value.marks, isMark),
})

/** By the slug of the article. */
export const readingPlaces = localStore<ReadingProgress>({
  prefix: 'reading:',
  isValid: (value): value is ReadingProgress =>
    has(value, { slug: 'string', fraction: 'number', read: 'boolean', at: 'number' }) &&
    /^[\w-]+$/.test(String(value.slug)),
})

/** By prefix and slug of the article. */
export const listeningPlaces = localStore<ListeningPlace>({
  prefix: 'heard:',
  isValid: (value): value is ListeningPlace => has(value, { passage: 'number', sentence: 'string' }),
})

/** The ids of ticked items, by the address of their page. */
export const ticks = localStore<readonly string[]>({ prefix: 'ticks:', isValid: areTexts })

/** The last searches, under one id. */
export const searches = localStore<readonly string[]>({ prefix: 'searches:', isValid: areTexts })

/** The fields of the tools, under one id (site/features/tools/caseFile.ts). */
export const cases = localStore<{ kind: string }>({
  prefix: 'tools:',
  isValid: (value): value is { kind: string } => has(value, { kind: 'string' }) && value.kind === 'pravasi-case',
})

type TypeName = 'string' | 'number' | 'boolean'

function has<N extends string>(value: unknown, fields: Record<N, TypeName>): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const record = value as Record<string, unknown>
  return Object.entries(fields).every(([name, type]) => typeof record[name] === type)
}

function listOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne)
}

function areTexts(value: unknown): value is readonly string[] {
  return listOf(value, (one) => typeof one === 'string')
}

function isMark(value: unknown): boolean {
  const texts = { id: 'string', exact: 'string', prefix: 'string', suffix: 'string', note: 'string' } as const
  const numbers = { place: 'number', times: 'number', madeAt: 'number', changedAt: 'number' } as const
  return has(value, { ...texts, ...numbers })
}

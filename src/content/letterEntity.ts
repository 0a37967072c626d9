import type { CitedSource } from './citations.ts'
import type { PageMeta } from './pages/pageEntity.ts'
import type { PigmentName } from './pigments.ts'

/** A blank that readers fill in once for all letters; a letter has it as `{me}`. */
export type BlankName =
  | 'me'
  | 'father'
  | 'passport'
  | 'pan'
  | 'abroad'
  | 'contact'
  | 'property'
  | 'agent'
  | 'agentAddress'
  | 'bank'
  | 'account'
  | 'buyer'
  | 'price'
  | 'tenant'
  | 'rent'
  | 'deceased'
  | 'died'

/** A letter, deed or sheet, whole. Blanks of the case are `{me}`; what is filled in by hand is `________`. */
export interface Letter {
  /** Its place on the page; the same for ever, since tasks and readers link to it. */
  id: string
  title: string
  /** When to use it, and what has to be known; with numbered sources. */
  use: string
  text: string
}

/** The groups of the page, in its order. */
export const letterGroups = {
  powers: 'Powers of attorney and a will',
  selling: 'Selling, and the tax on it',
  letting: 'Letting',
  banks: 'Banks and money',
  death: 'After a death',
  disputes: 'Family, registry, society and developer',
  sheets: 'Sheets to fill in',
} as const

export type LetterGroup = keyof typeof letterGroups

/** The page of letters, as the browser gets it. */
export interface LetterList {
  path: string
  meta: PageMeta
  title: string
  lede: string
  reviewed: string
  pigment: PigmentName
  /** Name of its social picture. */
  picture: string
  groups: readonly { id: LetterGroup; title: string; letters: readonly Letter[] }[]
  sources: readonly CitedSource[]
}

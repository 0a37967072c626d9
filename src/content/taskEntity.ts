import type { CitedSource } from './citations.ts'
import type { PageMeta } from './pages/pageEntity.ts'
import type { PigmentName } from './pigments.ts'
import type { servicePaths } from './services/order.ts'
import type { TaskRole, TaskUnit } from './texts/tasks.ts'
import type { ToolName } from './texts/toolTitles.ts'

/** On what a length of time or an amount rests. An `open` one could not be confirmed, so the page prints none. */
export type Basis = 'law' | 'estimate' | 'open'

/** A part that is for some readers only, by the options of the questions; without options it is for all. */
export interface ForSome {
  only?: readonly string[]
}

/** A question about the reader's case. Its answer leaves out the parts that are for other cases. */
export interface TaskQuestion {
  label: string
  options: readonly { id: string; label: string }[]
}

/** Something to know in one case, such as an inherited flat. */
export interface TaskCase {
  only: readonly [string, ...string[]]
  title: string
  text: string
}

/** A step of the timeline. */
export interface TaskStep extends ForSome {
  id: string
  title: string
  who: readonly [TaskRole, ...TaskRole[]]
  /** Its time in words. */
  when: string
  basis: Basis
  /** The same in units of the axis, counted from its zero; an open step has none. */
  span?: readonly [from: number, to: number]
  text: string
  /** To tick off. */
  items: readonly [string, ...string[]]
}

/** A cost or a length of time, as a range. */
export interface TaskCost extends ForSome {
  of: string
  range: string
  basis: Basis
}

/** A place where it goes wrong, and what helps. */
export interface TaskPitfall {
  title: string
  text: string
}

/** The scale of the timeline. */
export interface TaskAxis {
  unit: TaskUnit
  from: number
  to: number
  /** The event that is its zero. */
  zero: string
}

/** A reader's own words for the case, with the option that fits it. */
export interface Situation {
  text: string
  choose?: string
}

/** The task as an editor writes it. Texts refer to an official text by its name in law.ts: `[^stamp]`. */
export interface TaskText {
  /** Last part of the address. */
  slug: string
  metaDescription: string
  lede: string
  /** On the card of the list. */
  card: string
  /** Day of the last review, like "22 November 2026". */
  reviewed: string
  pigment: PigmentName
  situations: readonly [Situation, ...Situation[]]
  questions: readonly TaskQuestion[]
  cases: readonly TaskCase[]
  axis: TaskAxis
  steps: readonly TaskStep[]
  papers: readonly string[]
  costs: readonly TaskCost[]
  pitfalls: readonly [TaskPitfall, TaskPitfall, TaskPitfall]
  /** Letters, clauses and sheets to copy, by the page and heading where they are. */
  letters: readonly { name: string; to: string }[]
  tool?: ToolName
  /** The one sentence that says what we do in this. */
  help: string
  service: (typeof servicePaths)[number]
}

/** A task, whole, with numbered sources. */
export interface Task extends Omit<TaskText, 'slug' | 'metaDescription'> {
  path: string
  meta: PageMeta
  title: string
  /** Name of its social picture. */
  picture: string
  sources: readonly CitedSource[]
  /** Structured data in addition to WebPage. */
  data: readonly object[]
  /** The day of the review as another language writes it. */
  shown?: { reviewed: string }
}

import * as v from 'valibot'

/** Weeks that can be looked at, the present one included. */
export const figurePeriods = [4, 13, 26, 52] as const

/** The figures, each a list of counts. */
export const figureGroups = [
  'weeks',
  'services',
  'pages',
  'articles',
  'countries',
  'languages',
  'channels',
  'colleagues',
  'stages',
  'lost',
  'comments',
  'subscribers',
  'unsubscribed',
  'newsletters',
] as const
export type FigureGroup = (typeof figureGroups)[number]

export const figureQuery = v.object({ weeks: v.picklist(figurePeriods) })
export type FigureQuery = v.InferOutput<typeof figureQuery>

/** One figure as CSV, with the keys of its rows. */
export const figureExport = v.object({ ...figureQuery.entries, group: v.picklist(figureGroups) })

/**
 * A row of a figure. The key is the Monday of a week, the path of a service or page, a country's two letters, the code of a
 * language, a channel, an address of staff, a stage, a reason, or a newsletter's title; empty where it is unknown.
 */
export interface FigureRow {
  key: string
  count: number
}

/** Counts from the office's own rows; nobody's reading is followed. Spam is left out. */
export interface Figures {
  /** The first and the last day, in India. */
  from: string
  to: string
  enquiries: number
  firstAnswer: {
    /** Enquiries that were answered; hours until the first answer of half and of nine in ten of them, `null` without any. */
    answered: number
    median: number | null
    ninetieth: number | null
    /** Answered within the office's promise; and those that were not, though it is over. */
    inTime: number
    late: number
  }
  groups: Record<FigureGroup, FigureRow[]>
}

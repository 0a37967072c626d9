// The table of rules that differ by State: each cell is what was read, with its source, the way of reading and the day, or it
// says that nothing was confirmed and holds no number.

import { isDueForReview } from './law.ts'

/** The questions that every State answers, in the order of its table. */
export const matters = {
  sale: 'Stamp duty and fee on a sale',
  gift: 'Gift in the family',
  release: 'Release among heirs',
  power: 'Power to sell',
  courtFee: 'Court fee, succession certificate',
  registry: 'Registry, encumbrances',
  record: 'Land record, mutation',
  rera: 'RERA authority',
  rent: 'Law on letting',
} as const

export type Matter = keyof typeof matters

/** The thing that was read: a page of the authority, the words of the law elsewhere, somebody’s account of it, or the name of a website alone. */
export type StateReading = 'Official page' | 'Reprint' | 'Article' | 'Address'

/** An answer that was read somewhere. */
export interface StateCell {
  text: string
  readIn: StateReading
  /** The place of the reading, as readers see it; a link if it is a page of the authority. */
  source: string
  /** Like 2026-11-26. */
  on: string
}

/** A State with the answers that were found; a matter without one was not confirmed. */
export interface StateLaw {
  id: string
  name: string
  cells: Partial<Record<Matter, StateCell>>
}

/** The words of a cell that nobody could confirm. */
export const notConfirmed = 'Not confirmed.'

/** The day on which all cells were read, until one is read again. */
const readOn = '2026-11-26'

/** A cell that was read. */
export const read = (readIn: StateReading, source: string, text: string, on = readOn): StateCell => ({
  text,
  readIn,
  source,
  on,
})

const months = 'January February March April May June July August September October November December'.split(' ')
const dayOf = (iso: string) => `${Number(iso.slice(8))} ${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`

/** Every answer of the States that was read, or those that were read more than six months before a day, with State and question. */
export function answersByState(states: readonly StateLaw[], dueOn?: Date) {
  return states.flatMap(({ name: state, cells }) =>
    Object.entries(matters).flatMap(([id, question]) => {
      const cell = cells[id as Matter]
      return cell && (!dueOn || isDueForReview(cell.on, dueOn)) ? [{ state, question, cell }] : []
    }),
  )
}

/** The authority's website as articles name it, which are not named themselves: the page that opens says whose it is. */
export const addressIn = (text: string): StateCell => read('Address', 'named in articles, not opened by us', text)

/** The rows of a State's table, each matter with its answer, its source and the day. */
export function rowsOf({ cells }: StateLaw): readonly (readonly string[])[] {
  return Object.entries(matters).map(([id, name]) => {
    const cell = Object.entries(cells).find(([matter]) => matter === id)?.[1]
    return [name, cell ? `${cell.text} _${cell.readIn}:_ ${cell.source}, ${dayOf(cell.on)}.` : notConfirmed]
  })
}

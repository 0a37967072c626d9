import type { EnquiryFilter, EnquiryItem } from '#contract/staff/enquiries.ts'
import type { Stage } from '#contract/staff/stages.ts'
import type { inboxViews } from '#contract/staff/views.ts'

export type View = (typeof inboxViews)[number]

/** 'late' ones above the others, or the 'newest' on top whatever is late. */
export const orders = ['late', 'newest'] as const
export type Order = (typeof orders)[number]

/** The filter chosen above the list. Never in the address: a search may be a person's name. */
export interface ChosenFilters {
  view: View
  /** The view to go back to once nothing is searched for. */
  viewBefore: View
  order: Order
  text: string
  state: NonNullable<EnquiryFilter['states']>[number] | ''
  service: string
  page: string
  /** A member's address, '-' for nobody, or empty for anyone. */
  assignee: string
  stage: Stage | ''
  tag: string
  /** Days such as 2026-05-01, both included, by the clock of the device; or empty. */
  from: string
  to: string
}

/** No filter, in the order that was chosen on this device. */
export function everything(): ChosenFilters {
  return {
    ...{ view: 'open', viewBefore: 'open', order: keptOrder() },
    ...{ text: '', state: '', service: '', page: '', assignee: '', stage: '', tag: '', from: '', to: '' },
  }
}

/** The filter as the server takes it. */
export function filterOf(chosen: ChosenFilters, me: string): EnquiryFilter {
  const { view, text, state, service, page, stage, tag, from, to } = chosen
  const assignee = view === 'mine' ? me : chosen.assignee
  return {
    states: state ? [state] : [...(statesOf[view] ?? [])],
    unread: view === 'unread',
    snoozed: view === 'later',
    ...(text && { text }),
    ...(service && { service }),
    ...(page && { page }),
    ...(stage && { stage }),
    ...(tag && { tag }),
    ...(from && { since: startOf(from, 0) }),
    ...(to && { before: startOf(to, 1) }),
    ...(assignee && { assignee: assignee === '-' ? '' : assignee }),
  }
}

/** The beginning of a day, or of one so many days later: days of 23 or 25 hours end when the clock says so. */
function startOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}

/** The states of a view; all of them where none is named. */
const statesOf: Partial<Record<View, ReadonlyArray<NonNullable<EnquiryFilter['states']>[number]>>> = {
  open: ['new', 'inProgress'],
  mine: ['new', 'inProgress'],
  waiting: ['waiting'],
}

/** Whether an enquiry is left out: what is put off does not ask for an answer now. */
export function isPutOff({ snoozedUntil }: EnquiryItem): boolean {
  return snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now()
}

/** Whether those that are put off are left out of the list. */
export function hidesPutOff({ view, state, text }: ChosenFilters): boolean {
  return (view === 'open' || view === 'mine') && state === '' && text === ''
}

/** Whether the late ones are on top: not among what is only looked up. */
export function hasLateFirst({ view, order, text }: ChosenFilters): boolean {
  return order === 'late' && view !== 'all' && view !== 'later' && text === ''
}

/** A search looks through all; without words the view from before comes back. */
export function searchFor(text: string, chosen: ChosenFilters): ChosenFilters {
  if (text === '') return { ...chosen, text, view: chosen.viewBefore }
  return { ...chosen, text, view: 'all', viewBefore: chosen.text === '' ? chosen.view : chosen.viewBefore }
}

/** How many of the choices behind the filter button are in use. */
export function filtersInUse({ state, service, page, assignee, stage, tag, from, to }: ChosenFilters): number {
  return [state, service, page, assignee, stage, tag, from, to].filter(Boolean).length
}

/** On this device, for all who work on it: it says nothing about anybody. */
const orderKey = 'desk-order'

/** Keeps the order for the next time. */
export function keepOrder(order: Order): void {
  try {
    localStorage.setItem(orderKey, order)
  } catch {
    // Storage is blocked: it is chosen again.
  }
}

function keptOrder(): Order {
  try {
    return localStorage.getItem(orderKey) === 'newest' ? 'newest' : 'late'
  } catch {
    return 'late'
  }
}

import type { EnquiryFilter } from '#contract/staff/enquiries.ts'

/** The views over the list, one tap each. */
export const views = ['open', 'all', 'mine', 'unread'] as const
export type View = (typeof views)[number]

/** The filter chosen above the list. Never in the address: a search may be a person's name. */
export interface ChosenFilters {
  view: View
  text: string
  state: NonNullable<EnquiryFilter['states']>[number] | ''
  service: string
  page: string
  /** A member's address, '-' for nobody, or empty for anyone. */
  assignee: string
}

export const everything: ChosenFilters = { view: 'open', text: '', state: '', service: '', page: '', assignee: '' }

/** The filter as the server takes it. */
export function filterOf(chosen: ChosenFilters, me: string): EnquiryFilter {
  const { view, text, state, service, page } = chosen
  const assignee = view === 'mine' ? me : chosen.assignee
  const states = state ? [state] : view === 'open' || view === 'mine' ? (['new', 'inProgress'] as const) : []
  return {
    states: [...states],
    unread: view === 'unread',
    ...(text && { text }),
    ...(service && { service }),
    ...(page && { page }),
    ...(assignee && { assignee: assignee === '-' ? '' : assignee }),
  }
}

/** How many of the choices behind the filter button are in use. */
export function filtersInUse({ state, service, page, assignee }: ChosenFilters): number {
  return [state, service, page, assignee].filter(Boolean).length
}

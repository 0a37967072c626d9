import { createStore } from '@tanstack/store'
import type { EnquiryFilter, EnquiryItem, EnquiryPage, EnquirySearch } from '#contract/staff/enquiries.ts'
import { searchEnquiries } from '../offline/keptEnquiries.ts'

const pageSize = 50
/** A search looks at a bounded number of enquiries per call, so an answer may be empty though there is more. */
const mostEmptyPages = 40

export interface ListState {
  /** The late ones first, then the newest. */
  items: readonly EnquiryItem[]
  /** Whether there is more to load. */
  hasMore: boolean
  status: 'loading' | 'loadingMore' | 'ready' | 'failed'
  error?: unknown
}

type Search = (body: EnquirySearch, signal: AbortSignal) => Promise<EnquiryPage>

/** The enquiries that a filter finds, loaded page by page: those past their promised time on top, then newest first. */
export class EnquiryList {
  readonly state = createStore<ListState>({ items: [], hasMore: false, status: 'loading' })
  #late: EnquiryItem[] = []
  #newest: EnquiryItem[] = []
  #next: string | null = null
  #running = new AbortController()

  constructor(
    readonly filter: EnquiryFilter,
    private readonly search: Search = searchEnquiries,
    private readonly now: () => number = Date.now,
  ) {}

  /** Loads the first page; after a change, what was shown stays until the new one is here. */
  async load(): Promise<void> {
    const signal = this.#restart()
    try {
      const [late, first] = await Promise.all([this.#loadLate(signal), this.#loadPage(null, signal)])
      this.#late = late
      const last = first.items.at(-1)
      const older = first.next && last ? this.#newest.filter((item) => isOlder(item, last)) : []
      const isExtended = older.length > 0 && this.#next !== first.next
      // Pages that were loaded before stay, with their own continuation.
      this.#newest = isExtended ? [...first.items, ...older] : first.items
      if (!isExtended) this.#next = first.next
      this.#show('ready')
    } catch (error) {
      if (!signal.aborted) this.#show('failed', error)
    }
  }

  /** Loads the next page, unless one is on its way or there is none. */
  async more(): Promise<void> {
    if (this.state.get().status !== 'ready' || this.#next === null) return
    const signal = this.#restart()
    this.#show('loadingMore')
    try {
      const page = await this.#loadPage(this.#next, signal)
      const known = new Set(this.#newest.map(({ id }) => id))
      this.#newest = [...this.#newest, ...page.items.filter(({ id }) => !known.has(id))]
      this.#next = page.next
      this.#show('ready')
    } catch (error) {
      if (!signal.aborted) this.#show('failed', error)
    }
  }

  /** Shows changed enquiries in their places; one that no longer fits the filter stays until the next load. */
  replace(changed: readonly EnquiryItem[]): void {
    const byId = new Map(changed.map((item) => [item.id, item]))
    const withChanges = (items: EnquiryItem[]) => items.map((item) => byId.get(item.id) ?? item)
    this.#late = withChanges(this.#late)
    this.#newest = withChanges(this.#newest)
    this.#show(this.state.get().status)
  }

  /** Stops whatever is loading. */
  close(): void {
    this.#running.abort()
  }

  #restart(): AbortSignal {
    this.#running.abort()
    this.#running = new AbortController()
    return this.#running.signal
  }

  async #loadLate(signal: AbortSignal): Promise<EnquiryItem[]> {
    const { items } = await this.search({ ...this.filter, order: 'due', limit: pageSize }, signal)
    return items.filter(({ dueAt }) => dueAt !== null && Date.parse(dueAt) < this.now())
  }

  async #loadPage(from: string | null, signal: AbortSignal): Promise<EnquiryPage> {
    let next = from
    for (let pages = 0; ; pages += 1) {
      const body = { ...this.filter, limit: pageSize, ...(next !== null && { cursor: next }) }
      const page = await this.search(body, signal)
      if (page.items.length > 0 || page.next === null || pages === mostEmptyPages) return page
      next = page.next
    }
  }

  #show(status: ListState['status'], error?: unknown): void {
    const late = new Set(this.#late.map(({ id }) => id))
    const items = [...this.#late, ...this.#newest.filter(({ id }) => !late.has(id))]
    this.state.setState(() => ({ items, hasMore: this.#next !== null, status, ...(error !== undefined && { error }) }))
  }
}

function isOlder(item: EnquiryItem, than: EnquiryItem): boolean {
  return item.receivedAt === than.receivedAt ? item.id < than.id : item.receivedAt < than.receivedAt
}

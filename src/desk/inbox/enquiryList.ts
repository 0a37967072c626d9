import { createStore } from '@tanstack/store'
import type { EnquiryFilter, EnquiryItem, EnquiryPage, EnquirySearch } from '#contract/staff/enquiries.ts'
import { searchEnquiries } from '../offline/keptEnquiries.ts'

const pageSize = 50
/** The server gives so many at a time: what was shown already is loaded again in few calls. */
const largestPage = 200
/** Of a longer list the rest is loaded again as it is scrolled to. */
const mostPagesAgain = 20
/** A search looks at a bounded number of enquiries per call, so an answer may be empty though there is more. */
const mostEmptyPages = 40

export interface ListState {
  /** Those on top first, which are the late ones unless the list says other ones, then the newest. */
  items: readonly EnquiryItem[]
  /** How many of them are on top. */
  late: number
  /** Whether there is more to load. */
  hasMore: boolean
  status: 'loading' | 'loadingMore' | 'ready' | 'failed'
  error?: unknown
}

interface ListOptions {
  /** Whether those past their promised time are on top; they are if it is not said. */
  hasLateFirst?: boolean
  /** Enquiries that the server finds and that are not shown. */
  hides?: ((item: EnquiryItem) => boolean) | undefined
  /** Those on top of a list in which the late ones are not. */
  top?: { title: string; has: (item: EnquiryItem) => boolean }
}

type Search = (body: EnquirySearch, signal: AbortSignal) => Promise<EnquiryPage>

/** The enquiries that a filter finds, loaded page by page: those past their promised time on top, then newest first. */
export class EnquiryList {
  readonly state = createStore<ListState>({ items: [], late: 0, hasMore: false, status: 'loading' })
  #late: EnquiryItem[] = []
  #newest: EnquiryItem[] = []
  #next: string | null = null
  /** The enquiry that is open. */
  #pinned: string | undefined
  #running: { work: 'load' | 'more'; aborted: AbortController } | undefined
  #isAgain = false
  /** The last further page that was asked for. */
  #further: Promise<void> = Promise.resolve()

  constructor(
    readonly filter: EnquiryFilter,
    private readonly search: Search = searchEnquiries,
    private readonly now: () => number = Date.now,
    private readonly options: ListOptions = {},
  ) {}

  /** Whether those past their promised time are on top. */
  get hasLateFirst(): boolean {
    return this.options.hasLateFirst !== false
  }

  /** The heading of others that are on top. */
  get topTitle(): string | undefined {
    return this.hasLateFirst ? undefined : this.options.top?.title
  }

  /** Loads the first page or, after a change, all that was shown, which stays until the new one is here. */
  async load(): Promise<void> {
    this.#isAgain = false
    await this.#run('load', async (signal) => {
      const [late, newest] = await Promise.all([this.#loadLate(signal), this.#loadShown(signal)])
      return () => {
        this.#late = late
        this.#newest = newest.items
        this.#next = newest.next
      }
    })
  }

  /** Loads again after what is being loaded, if anything is: many changes in a row never keep a long list from arriving. */
  async refresh(): Promise<void> {
    if (this.#running) this.#isAgain = true
    else await this.load()
  }

  /** Loads the next page, unless one is on its way or there is none. */
  async more(limit = pageSize): Promise<void> {
    const next = this.#next
    if (this.state.get().status !== 'ready' || next === null) return
    // The request that it interrupts was made because of a change.
    this.#isAgain ||= this.#running !== undefined
    this.#show('loadingMore')
    this.#further = this.#run('more', async (signal) => {
      const page = await this.#loadPage(next, limit, signal)
      return () => {
        this.#newest = joined(this.#newest, page.items)
        this.#next = page.next
      }
    })
    await this.#further
  }

  /** Loads all that is left, up to so many enquiries. */
  async loadAll(most: number): Promise<void> {
    const isOver = () => {
      const { items, hasMore, status } = this.state.get()
      return !hasMore || items.length >= most || status !== 'ready'
    }
    await this.#further
    while (!isOver()) await this.more(largestPage)
  }

  /**
   * Keeps the enquiry that is open in its place although it no longer fits the filter, so that the way goes on from it, until
   * another one is opened.
   */
  pin(id: string | undefined): void {
    if (id === this.#pinned) return
    this.#pinned = id
    const { status, error } = this.state.get()
    this.#show(status, error)
  }

  /** Shows changed enquiries in their places; one that no longer fits the filter stays until the next load. */
  replace(changed: readonly EnquiryItem[]): void {
    const { items, status, error } = this.state.get()
    const byId = new Map(changed.map((item) => [item.id, item]))
    if (!items.some((item) => isOther(byId.get(item.id), item))) return
    const withChanges = (before: readonly EnquiryItem[]) => before.map((item) => withPassageOf(item, byId.get(item.id)))
    this.#late = withChanges(this.#late)
    this.#newest = withChanges(this.#newest)
    this.state.setState((state) => ({ ...state, items: withChanges(items) }))
    this.#show(status, error)
    // An answer that is still on its way is older than these.
    if (this.#running?.work === 'load') void this.load()
  }

  /** Stops whatever is loading. */
  close(): void {
    this.#running?.aborted.abort()
    this.#running = undefined
    this.#isAgain = false
  }

  /** Does one thing at a time: what is under way is given up. `work` returns what takes its answer over. */
  async #run(work: 'load' | 'more', start: (signal: AbortSignal) => Promise<() => void>): Promise<void> {
    this.#running?.aborted.abort()
    const aborted = new AbortController()
    this.#running = { work, aborted }
    const end = (status: ListState['status'], error?: unknown) => {
      this.#running = undefined
      this.#show(status, error)
    }
    try {
      const takeOver = await start(aborted.signal)
      if (aborted.signal.aborted) return
      takeOver()
      end('ready')
    } catch (error) {
      if (aborted.signal.aborted) return
      end('failed', error)
    }
    if (this.#isAgain) await this.load()
  }

  async #loadLate(signal: AbortSignal): Promise<EnquiryItem[]> {
    if (!this.hasLateFirst) return []
    const { items } = await this.search({ ...this.filter, order: 'due', limit: pageSize }, signal)
    return items.filter(({ dueAt }) => dueAt !== null && Date.parse(dueAt) < this.now())
  }

  /** As many as were shown, and the first page in any case. */
  async #loadShown(signal: AbortSignal): Promise<EnquiryPage> {
    const shown = this.#newest.length
    let { items, next } = await this.#loadPage(null, pageFor(shown), signal)
    for (let pages = 1; next !== null && items.length < shown && pages < mostPagesAgain; pages += 1) {
      const page = await this.#loadPage(next, pageFor(shown - items.length), signal)
      items = joined(items, page.items)
      next = page.next
    }
    return { items, next }
  }

  async #loadPage(from: string | null, limit: number, signal: AbortSignal): Promise<EnquiryPage> {
    let next = from
    for (let pages = 0; ; pages += 1) {
      const body = { ...this.filter, limit, ...(next !== null && { cursor: next }) }
      const page = await this.search(body, signal)
      if (page.items.length > 0 || page.next === null || pages === mostEmptyPages) return page
      signal.throwIfAborted()
      next = page.next
    }
  }

  #show(status: ListState['status'], error?: unknown): void {
    const before = this.state.get()
    const lateIds = new Set(this.#late.map(({ id }) => id))
    const { hides, top } = this.options
    const newest = this.#newest.filter((item) => !lateIds.has(item.id) && !hides?.(item))
    const onTop = this.hasLateFirst || !top ? this.#late : newest.filter(top.has)
    const fitting = [...new Set([...onTop, ...newest])]
    const at = before.items.findIndex(({ id }) => id === this.#pinned)
    const leftOver = fitting.some(({ id }) => id === this.#pinned) ? undefined : before.items[at]
    const isLate = leftOver !== undefined && at < before.late
    const late = onTop.length + (isLate ? 1 : 0)
    const items = leftOver ? fitting.toSpliced(at, 0, leftOver) : fitting
    const hasMore = this.#next !== null
    this.state.setState(() => ({ items, late, hasMore, status, ...(error !== undefined && { error }) }))
  }
}

/** Whether it shows something else than the one from before, and is not older. */
function isOther(after: EnquiryItem | undefined, before: EnquiryItem): boolean {
  if (!after || after.version < before.version) return false
  const { version, isRead, state, assignee, stage, tags, dueAt, snoozedUntil, name, email } = before
  return !(
    after.version === version &&
    after.isRead === isRead &&
    after.state === state &&
    after.assignee === assignee &&
    after.stage === stage &&
    after.tags.join('\n') === tags.join('\n') &&
    after.dueAt === dueAt &&
    after.snoozedUntil === snoozedUntil &&
    after.name === name &&
    after.email === email
  )
}

/** How many to ask for where so many are missing: whole pages, so that one that has moved down is still among them. */
function pageFor(missing: number): number {
  return Math.min(largestPage, Math.max(1, Math.ceil(missing / pageSize)) * pageSize)
}

/** The pages one after the other, each enquiry once. */
function joined(before: readonly EnquiryItem[], page: readonly EnquiryItem[]): EnquiryItem[] {
  const known = new Set(before.map(({ id }) => id))
  return [...before, ...page.filter(({ id }) => !known.has(id))]
}

/** The newer one, if there is one, with the passage that the search found, which no other call answers. */
function withPassageOf(before: EnquiryItem, after: EnquiryItem | undefined): EnquiryItem {
  if (!after || before.passage === undefined) return after ?? before
  return { ...after, passage: after.passage ?? before.passage }
}

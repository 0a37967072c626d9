/** The kinds of write that are limited separately. */
export type WriteKind = 'enquiry' | 'subscription' | 'comment' | 'report'

/** At most `count` writes of one kind from one network within this many seconds. */
export interface LimitWindow {
  count: number
  seconds: number
}

/** At most so many bytes within this many seconds. */
export interface ByteWindow {
  bytes: number
  seconds: number
}

/** How much text may be written, besides how often: by one network, to one article, and by all together. */
export interface ByteBudgetWindows {
  network: ByteWindow[]
  thread: ByteWindow[]
  total: ByteWindow[]
}

import { scrollBehavior } from '#ui/browser/scrollBehavior.ts'

/** With any of these the reader takes over the scrolling. */
const takesOver = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
/** Pixels above the sentence, for the top bar; and between it and the player, for the floating buttons. */
const above = 96
const below = 96

export interface Follower {
  /** Scrolls to the sentence unless the reader has scrolled away from the one before. */
  show: (range: Range) => void
  /** Follows again, because the reader pressed a button of the player. */
  resume: () => void
  close: () => void
}

/** Keeps the sentence that is read in sight. `playerHeight` says how much of the screen the player covers. */
export function createFollower(playerHeight: () => number): Follower {
  let follows = true
  let current: Range | undefined
  /** A scroll of ours is under way. */
  let ours = false
  const isInSight = (range: Range) => {
    const { top, bottom } = range.getBoundingClientRect()
    return top >= above && bottom <= window.innerHeight - playerHeight() - below
  }
  const onInput = () => {
    ours = false
  }
  const onScroll = () => {
    if (!current) return
    const seen = isInSight(current)
    if (seen) ours = false
    if (!ours) follows = seen
  }
  const listening = new AbortController()
  const { signal } = listening
  for (const type of takesOver) addEventListener(type, onInput, { passive: true, capture: true, signal })
  addEventListener('scroll', onScroll, { passive: true, signal })
  return {
    show: (range) => {
      current = range
      if (!follows || isInSight(range)) return
      ours = true
      const space = window.innerHeight - playerHeight() - above
      const top = range.getBoundingClientRect().top + window.scrollY - above - space / 4
      window.scrollTo({ top, behavior: scrollBehavior() })
    },
    resume: () => {
      follows = true
    },
    close: () => listening.abort(),
  }
}

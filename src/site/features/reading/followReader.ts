import type { Blog } from '#content/blocks.ts'
import { edition } from '#content/edition.ts'
import { readingTexts as texts } from '#content/texts/reading.ts'
import { minutesLeft, usualPace } from '#device/offline/pace.ts'
import { type PaceMeter, startPaceMeter } from '#device/offline/paceMeter.ts'
import { markRead, noteOpened, placeIn, savePlace } from '#device/offline/progress.ts'
import { readFrom } from '#device/offline/readFrom.ts'
import { noteUnfinished } from '#device/offline/unfinished.ts'
import { keepVisited } from '#device/offline/visited.ts'
import { scrollToSection } from '#ui/browser/scrollToSection.ts'
import { headingsIn, positionIn } from './readingPosition.ts'
import { setResumeOffer } from './resumeOffer.ts'

export { markRead, placeIn }

/** Debounce in milliseconds after the last scroll before the place is saved. */
const rest = 150
/** Kept with a place, unless the page is in English. */
const inLanguage = import.meta.env.SITE_IS_TRANSLATION ? { lang: edition.code } : {}
/** After this many screens the reader has chosen another place, so the offer is withdrawn. */
const ownWay = 1.5

/** The part of an article that is kept with a place in it, and its text, whose headings name the place. */
export type Followed = Pick<Blog, 'slug' | 'displayName' | 'content' | 'readingTime'>

/**
 * Saves the place in the article on this device and offers to continue at the place of the last visit. Nothing is saved
 * while the offer is open, so that looking at the top does not overwrite it, nor while paused. Calls `kept` after a change.
 * The returned function ends it.
 */
export function followReader(
  { slug, displayName, content, readingTime }: Followed,
  kept: () => void,
  isPaused: () => boolean,
): () => void {
  const headings = headingsIn(content)
  let offered = false
  let ready = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let meter: PaceMeter | undefined

  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    const position = positionIn(headings)
    if (!ready || offered || isPaused() || window.scrollY === 0 || !position) return
    if (position.fraction < readFrom) noteUnfinished(true)
    savePlace(slug, { ...position, title: displayName, readingTime, ...inLanguage })
    kept()
    // The reader's pace is measured from the first movement on.
    meter ??= startPaceMeter(Number.parseInt(readingTime, 10) * usualPace)
    meter.at(position.fraction)
  }
  const endOffer = () => {
    if (offered) setResumeOffer(undefined)
    offered = false
  }
  const onScroll = () => {
    if (offered && window.scrollY > ownWay * window.innerHeight) endOffer()
    clearTimeout(timer)
    timer = setTimeout(keep, rest)
  }
  // The timer of a page that is left or put away may never run.
  const onLeaving = () => timer !== undefined && keep()

  const begin = () => {
    const place = placeIn(slug)
    noteOpened(slug)
    ready = true
    // Account for scrolling before this listener was attached.
    onScroll()
    // Skip on a first visit: the worker is still precaching, and stores the opened article later.
    if (navigator.serviceWorker?.controller) keepVisited().catch(() => {})
    const heading = headings.find(({ id }) => id === place?.headingId)
    const isElsewhere = window.scrollY > window.innerHeight || location.hash !== ''
    if (!place || !heading || place.fraction >= readFrom || isElsewhere) return
    offered = true
    setResumeOffer({
      text: texts.continueAt(heading.text),
      minutes: minutesLeft(readingTime, place.fraction),
      dismiss: texts.dismiss,
      take: () => {
        endOffer()
        // A place far down the article is in view at once, as the heading of a new page is (BA-30).
        scrollToSection(heading.id, 'glide')
      },
      decline: endOffer,
    })
  }
  begin()
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('pagehide', onLeaving)
  document.addEventListener('visibilitychange', onLeaving)
  return () => {
    clearTimeout(timer)
    endOffer()
    removeEventListener('scroll', onScroll)
    removeEventListener('pagehide', onLeaving)
    document.removeEventListener('visibilitychange', onLeaving)
    meter?.stop()
  }
}

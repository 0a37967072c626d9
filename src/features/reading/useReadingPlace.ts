import { useEffect, useEffectEvent, useMemo } from 'react'
import type { Blog } from '#content/blocks.ts'
import { minutesLeft, noteOpened, placeIn, readFrom, savePlace } from '#library/progress.ts'
import { scrollToSection } from '#ui/scrollToSection.ts'
import { setOffer } from './offer.ts'
import { headingsIn, positionIn } from './readingPosition.ts'

/** Milliseconds without a scroll after which the place is kept. */
const rest = 500
/** Who has read on by so many screens does not want to be taken elsewhere. */
const ownWay = 1.5

/**
 * Keeps the place in the article on this device, and offers to go on where it was left at the last visit. While the
 * offer stands nothing is kept, so that it is not lost by looking at the top; nor while `paused`. `kept` is called after a
 * change.
 */
export function useReadingPlace(blog: Blog, kept: () => void, paused: boolean): void {
  const { slug, content, readingTime } = blog
  const headings = useMemo(() => headingsIn(content), [content])
  const isPaused = useEffectEvent(() => paused)
  useEffect(() => {
    let left = false
    let offered = false
    let ready = false
    let timer: ReturnType<typeof setTimeout> | undefined

    const keep = () => {
      clearTimeout(timer)
      const position = positionIn(headings)
      if (!ready || offered || isPaused() || window.scrollY === 0 || !position) return
      void savePlace(slug, position).then(kept)
    }
    const endOffer = () => {
      if (offered) setOffer(undefined)
      offered = false
    }
    const onScroll = () => {
      if (offered && window.scrollY > ownWay * window.innerHeight) endOffer()
      clearTimeout(timer)
      timer = setTimeout(keep, rest)
    }
    const onHide = () => document.visibilityState === 'hidden' && keep()

    const begin = async () => {
      const place = await placeIn(slug)
      await noteOpened(slug)
      if (left) return
      ready = true
      // Who scrolled before this listened stands somewhere, too.
      onScroll()
      // On a first visit the worker is still storing; what it leaves out is kept after that.
      if (navigator.serviceWorker?.controller) {
        import('#library/visited.ts').then(({ keepVisited }) => keepVisited()).catch(() => {})
      }
      const heading = headings.find(({ id }) => id === place?.headingId)
      const isElsewhere = window.scrollY > window.innerHeight || location.hash !== ''
      if (!place || !heading || place.fraction >= readFrom || isElsewhere) return
      offered = true
      setOffer({
        heading: heading.text,
        minutes: minutesLeft(readingTime, place.fraction),
        take: () => {
          endOffer()
          scrollToSection(heading.id)
        },
        decline: endOffer,
      })
    }
    void begin()
    addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('visibilitychange', onHide)
    return () => {
      left = true
      clearTimeout(timer)
      endOffer()
      removeEventListener('scroll', onScroll)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [slug, headings, readingTime, kept])
}

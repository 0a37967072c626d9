import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { glide } from './glide.ts'
import { sectionOffset } from './scrollToSection.ts'

/**
 * After a link the new page shows its heading in the first frame and glides from there to its top (BA-30): never from
 * the old position, where the reader would see the end of the new page first. The router has put the page at its top, or
 * on the way back to where it was left, before this runs.
 */
export function startAtHeading(router: AnyRouter): void {
  let linkFollowed = false
  let before = 0
  const history: RouterHistory = router.history
  history.subscribe(({ action: { type } }) => {
    linkFollowed = type === 'PUSH' || type === 'REPLACE'
  })
  router.subscribe('onBeforeRouteMount', () => {
    before = window.scrollY
  })
  router.subscribe('onRendered', ({ toLocation }) => {
    if (!linkFollowed || toLocation.hash || before === 0 || window.scrollY > 0) return
    const heading = document.querySelector('main h1')?.getBoundingClientRect().top ?? 0
    glide(Math.min(before, window.innerHeight, Math.max(0, heading - sectionOffset)), 0)
  })
}

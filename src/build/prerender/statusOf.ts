import type { AnyRouter } from '@tanstack/react-router'

/**
 * The status with which a loaded address is served: 404 for a 'not found' of the root or of a page. Throws when a loader
 * failed, for the router then renders its error page, which must never be written as a page of the site.
 */
export function statusOf(router: AnyRouter): 200 | 404 {
  const { matches, location } = router.state
  const failed = matches.find(({ status }) => status === 'error')
  if (failed) throw new Error(`${location.pathname} cannot be rendered: a loader failed`, { cause: failed.error })
  return matches.some((match) => match.status === 'notFound' || match._notFound) ? 404 : 200
}

import type { AnyRouter } from '@tanstack/react-router'
import { edition } from '#content/edition.ts'
import { opensElsewhere } from './opensElsewhere.ts'

/** Milliseconds that a pointer or the focus rests on a link before its page is loaded ahead. */
const restingTime = 50

/** For a link whose page is not to be loaded ahead: one of many that are only looked through. */
export const notAhead = { 'data-preload': 'none' } as const

/**
 * Makes the router follow the links of the document. A link is a plain `<a href="/…">`: it needs no component, works before
 * hydration and without JavaScript, and is not rendered again when the path changes, as the router's `Link` is. Its page is
 * loaded ahead when a pointer presses or rests on it or has the focus, but with `notAhead` it is not.
 * Handled clicks, links that open elsewhere and addresses that are no pages are left to the browser. Returns the
 * function that ends it.
 */
export function followLinks(router: AnyRouter): () => void {
  /** The link's address within the site, if a page of the router has it. */
  const pageOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    // A page in another language is a document of its own, made by another build.
    const path = import.meta.env.SITE_IS_TRANSLATION ? withinPrefix(link.pathname) : link.pathname
    if (path === undefined || !router.getMatchedRoutes(path)[2]) return
    return { link, href: link.pathname + link.search + link.hash }
  }

  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || opensElsewhere(event)) return
    const page = pageOf(event)
    if (!page) return
    event.preventDefault()
    leave()
    void router.navigate({ href: page.href })
  }

  let resting: ReturnType<typeof setTimeout> | undefined
  const leave = () => clearTimeout(resting)
  const loadAhead = (event: Event, delay: number) => {
    leave()
    const page = pageOf(event)
    if (!page || page.link.dataset.preload === 'none') return
    // A page that cannot be preloaded is loaded, or shows its error, when the link is followed.
    resting = setTimeout(() => void router.preloadRoute({ to: page.href, href: page.href }).catch(() => {}), delay)
  }
  const rest = (event: Event) => loadAhead(event, restingTime)
  const press = (event: Event) => loadAhead(event, 0)

  const ended = new AbortController()
  const { signal } = ended
  // Bubbling to the document, they come after those of the components.
  document.addEventListener('click', follow, { signal })
  document.addEventListener('pointerdown', press, { signal })
  document.addEventListener('mouseover', rest, { signal })
  document.addEventListener('focusin', rest, { signal })
  document.addEventListener('mouseout', leave, { signal })
  document.addEventListener('focusout', leave, { signal })
  return () => {
    leave()
    ended.abort()
  }
}

/** The path as the router knows it; `undefined` for a page outside of its part of the site. */
export function withinPrefix(path: string, { prefix }: { prefix: string } = edition): string | undefined {
  return `${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : undefined
}

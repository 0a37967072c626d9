import { opensElsewhere } from './opensElsewhere.ts'

declare global {
  interface Window {
    /** When the visitor last began to leave this page, as `performance.now()`. */
    leftAt?: number
  }
}

/** Milliseconds after which the page that the visitor left for is no longer expected; a call or a download leads to none. */
const patience = 30_000

/** Call it once, as the page begins. */
export function watchLeaving(): void {
  const leave = () => {
    window.leftAt = performance.now()
  }
  addEventListener('beforeunload', leave)
  // Safari on iOS never fires it. On the window, after all who handle the click themselves.
  addEventListener('click', (event) => leadsAway(event) && leave())
  onBack(() => delete window.leftAt)
}

/** Whether the browser follows a link to another document in this tab. */
function leadsAway(event: MouseEvent): boolean {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || event.defaultPrevented || opensElsewhere(event)) return false
  if (link.target || link.hasAttribute('download') || !/^https?:/.test(link.protocol)) return false
  const documentOf = ({ href }: { href: string }) => href.split('#', 1)[0]
  return documentOf(link) !== documentOf(location)
}

/** Calls back whenever the page is shown again from the back-forward cache. */
export function onBack(back: () => void): void {
  addEventListener('pageshow', ({ persisted }) => persisted && back())
}

/**
 * Whether the visitor is on the way to another page. A reload would bring them back; and Firefox drops what this page is
 * loading as soon as they leave it, which then looks like files that are gone.
 */
export const isLeaving = (): boolean => window.leftAt !== undefined && performance.now() - window.leftAt < patience

/** Resolves once the visitor is not on the way to another page: they came back, or no page came of it. */
export async function untilStaying(): Promise<void> {
  while (isLeaving()) {
    await Promise.race([new Promise<void>(onBack), new Promise((resolve) => setTimeout(resolve, patience))])
  }
}

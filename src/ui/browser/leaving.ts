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
  addEventListener('beforeunload', () => (window.leftAt = performance.now()))
  onBack(() => delete window.leftAt)
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

import { type ReactNode, Suspense } from 'react'

/**
 * The part below the first screen. React takes the page over without it and then this, so that the first screen answers
 * sooner; a press on it until then makes React take it over at once (selective hydration). Not for forms: React does not
 * hear what is typed into a part that it has yet to take over.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}

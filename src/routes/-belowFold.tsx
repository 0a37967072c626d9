import { type ComponentType, lazy, Suspense } from 'react'
import { loadLate } from '#browser/lateScripts.ts'

/**
 * A part of the page below its first screen: prerendered, and taken over by React when its script has come, behind all
 * that the page needs to answer. Its links work without; what is typed and pressed until then is kept
 * (browser/earlyInput.ts).
 */
function late(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(() => loadLate(async () => ({ default: await load() })))
  // One element: where what is around it is drawn anew, React need not give up what it has yet to take over.
  const part = (
    <Suspense>
      <Part />
    </Suspense>
  )
  return () => part
}

const loadForms = () => import('./-forms.tsx')

export const SharedSections = late(async () => (await loadForms()).SharedSections)
export const EnquiryForm = late(async () => (await loadForms()).EnquiryForm)
export const QueryForm = late(async () => (await loadForms()).QueryForm)
export const Footer = late(async () => (await import('#features/frame/Footer.tsx')).Footer)

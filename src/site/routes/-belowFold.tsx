import { type ComponentType, lazy, Suspense } from 'react'
import { loadLate } from '#ui/browser/lateScripts.ts'

/** A component that comes late, and the component itself once it is here. */
interface Source {
  Lazy: ComponentType
  Loaded?: ComponentType
}

function Part({ source: { Lazy, Loaded } }: { source: Source }) {
  return Loaded ? <Loaded /> : <Lazy />
}

/**
 * A part of the page below its first screen: prerendered, and taken over by React when its script has come, behind all
 * that the page needs to answer. Its links work without; what is typed and pressed until then is kept
 * (ui/browser/earlyInput.ts). A page that is not prerendered can have it `loaded` before it is drawn.
 */
function late(load: () => Promise<ComponentType>) {
  const loaded = async () => {
    source.Loaded = await loadLate(load)
    return { default: source.Loaded }
  }
  const source: Source = { Lazy: lazy(loaded) }
  // One element: where what is around it is drawn anew, React need not give up what it has yet to take over.
  const part = (
    <Suspense>
      <Part source={source} />
    </Suspense>
  )
  return Object.assign(() => part, { loaded })
}

const load = () => import('./-deferred.tsx')

export const SharedSections = late(async () => (await load()).SharedSections)
export const Enquiry = late(async () => (await load()).Enquiry)
export const QueryForm = late(async () => (await load()).QueryForm)
export const Footer = late(async () => (await load()).Footer)

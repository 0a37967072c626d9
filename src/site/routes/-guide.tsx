import { useLoaderData } from '@tanstack/react-router'
import type { Guide } from '#content/guide.ts'
import { GuidePage } from '#site/features/guide/GuidePage.tsx'

/** The page of the guide that its route has loaded. */
export default function LoadedGuide() {
  const loaded: object | undefined = useLoaderData({ strict: false })
  return loaded && isGuide(loaded) ? <GuidePage guide={loaded} /> : null
}

// The router knows what some route has loaded, in one type of optional properties; only a guide has a glance.
const isGuide = (loaded: object): loaded is Guide => 'glance' in loaded

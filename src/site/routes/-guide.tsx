import { useLoaderData } from '@tanstack/react-router'
import { GuidePage } from '#site/features/guide/GuidePage.tsx'

/** The page of the guide that its route has loaded. */
export default function LoadedGuide() {
  const guide = useLoaderData({ strict: false })
  return guide && 'glance' in guide ? <GuidePage guide={guide} /> : null
}

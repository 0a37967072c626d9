import { lazyRouteComponent } from '@tanstack/react-router'

/** Shared by the routes of all guides: texts that stay, and one file for their pages. Split by route it would be one for each. */
export const guideRoute = {
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(() => import('./-guide.tsx')),
}

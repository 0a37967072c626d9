import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '#site/features/guide/GuidePage.tsx'
import { guideHead } from './-guideHead.ts'

export const Route = createFileRoute('/deadlines')({
  loader: async () => (await import('#content/deadlines.ts')).default,
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => guideHead(loaderData),
  component: Deadlines,
})

function Deadlines() {
  return <GuidePage guide={Route.useLoaderData()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '#site/features/guide/GuidePage.tsx'
import { guideHead } from './-guideHead.ts'

export const Route = createFileRoute('/states')({
  loader: async () => (await import('#content/states.ts')).default,
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => guideHead(loaderData),
  component: States,
})

function States() {
  return <GuidePage guide={Route.useLoaderData()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '#site/features/guide/GuidePage.tsx'
import { guideHead } from './-guideHead.ts'

export const Route = createFileRoute('/how-we-work')({
  loader: async () => (await import('#content/how-we-work.ts')).default,
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => guideHead(loaderData),
  component: HowWeWork,
})

function HowWeWork() {
  return <GuidePage guide={Route.useLoaderData()} />
}

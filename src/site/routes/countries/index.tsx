import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '#site/features/guide/GuidePage.tsx'
import { guideHead } from '../-guideHead.ts'

export const Route = createFileRoute('/countries/')({
  loader: async () => (await import('#content/countries.ts')).default,
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => guideHead(loaderData),
  component: Countries,
})

function Countries() {
  return <GuidePage guide={Route.useLoaderData()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { guideHead } from './-guideHead.ts'
import { guideRoute } from './-guideRoute.ts'

export const Route = createFileRoute('/how-we-work')({
  loader: async () => (await import('#content/how-we-work.ts')).default,
  head: ({ loaderData }) => guideHead(loaderData),
  ...guideRoute,
})

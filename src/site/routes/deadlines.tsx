import { createFileRoute } from '@tanstack/react-router'
import { guideHead } from './-guideHead.ts'
import { guideRoute } from './-guideRoute.ts'

export const Route = createFileRoute('/deadlines')({
  loader: async () => (await import('#content/deadlines.ts')).default,
  head: ({ loaderData }) => guideHead(loaderData),
  ...guideRoute,
})

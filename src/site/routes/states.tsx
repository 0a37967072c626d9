import { createFileRoute } from '@tanstack/react-router'
import { guideHead } from './-guideHead.ts'
import { guideRoute } from './-guideRoute.ts'

export const Route = createFileRoute('/states')({
  loader: async () => (await import('#content/states.ts')).default,
  head: ({ loaderData }) => guideHead(loaderData),
  ...guideRoute,
})

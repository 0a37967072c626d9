import { createFileRoute } from '@tanstack/react-router'
import { guideHead } from '../-guideHead.ts'
import { guideRoute } from '../-guideRoute.ts'

export const Route = createFileRoute('/countries/')({
  loader: async () => (await import('#content/countries.ts')).default,
  head: ({ loaderData }) => guideHead(loaderData),
  ...guideRoute,
})

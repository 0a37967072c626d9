import { createFileRoute } from '@tanstack/react-router'
import type { GuidePart } from '#content/guide.ts'
import { guideHead } from './-guideHead.ts'
import { guideRoute } from './-guideRoute.ts'

export const Route = createFileRoute('/what-changed')({
  loader: async () => (await import('#content/what-changed.ts')).default,
  head: ({ loaderData }) => {
    const { links = [], ...head } = { links: undefined, ...guideHead(loaderData) }
    const parts: readonly GuidePart[] = loaderData?.sections.flatMap((section) => section.parts) ?? []
    const feeds = parts.flatMap((part) =>
      part.type === 'feed' ? [{ rel: 'alternate', type: 'application/atom+xml', href: part.file }] : [],
    )
    return { ...head, links: [...links, ...feeds] }
  },
  ...guideRoute,
})

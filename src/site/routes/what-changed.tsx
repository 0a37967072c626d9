import { createFileRoute } from '@tanstack/react-router'
import type { GuidePart } from '#content/guide.ts'
import { GuidePage } from '#site/features/guide/GuidePage.tsx'
import { guideHead } from './-guideHead.ts'

export const Route = createFileRoute('/what-changed')({
  loader: async () => (await import('#content/what-changed.ts')).default,
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => {
    const { links = [], ...head } = { links: undefined, ...guideHead(loaderData) }
    const parts: readonly GuidePart[] = loaderData?.sections.flatMap((section) => section.parts) ?? []
    const feeds = parts.flatMap((part) =>
      part.type === 'feed' ? [{ rel: 'alternate', type: 'application/atom+xml', href: part.file }] : [],
    )
    return { ...head, links: [...links, ...feeds] }
  },
  component: WhatChanged,
})

function WhatChanged() {
  return <GuidePage guide={Route.useLoaderData()} />
}

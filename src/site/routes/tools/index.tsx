import { createFileRoute } from '@tanstack/react-router'
import { ToolsOverview } from '#site/features/tools/ToolsOverview.tsx'
import { SharedSections } from '../-belowFold.tsx'
import { pageHead } from '../-pageHead.ts'

export const Route = createFileRoute('/tools/')({
  // Loaded here, so that the other pages do not carry the texts of the head.
  loader: () => import('#content/tools.ts'),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) =>
    loaderData ? pageHead({ ...loaderData.toolsOverview, path: '/tools', picture: 'tools' }) : {},
  component: Tools,
})

function Tools() {
  const { toolPages, toolsOverview } = Route.useLoaderData()
  return (
    <>
      <ToolsOverview overview={toolsOverview} tools={toolPages} />
      <SharedSections />
    </>
  )
}

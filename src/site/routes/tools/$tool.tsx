import { createFileRoute, notFound } from '@tanstack/react-router'
import { ToolScreen } from '#site/features/tools/ToolScreen.tsx'
import { pageHead } from '../-pageHead.ts'

export const Route = createFileRoute('/tools/$tool')({
  loader: async ({ params }) => {
    // Imported here so that the tools travel to no other page, and each to its own alone.
    const { loadTool } = await import('#site/features/tools/loadTool.ts')
    const loaded = await loadTool(params.tool)
    if (!loaded) throw notFound()
    return loaded
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: loaderData.page.title,
          description: loaderData.page.description,
          path: `/tools/${loaderData.page.name}`,
          picture: `tools-${loaderData.page.name}`,
        })
      : {},
  component: () => <ToolScreen loaded={Route.useLoaderData()} />,
})

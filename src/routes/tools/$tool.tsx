import { createFileRoute, notFound } from '@tanstack/react-router'
import { ToolScreen } from '#features/tools/ToolScreen.tsx'
import { pageHead } from '../-pageHead.ts'

export const Route = createFileRoute('/tools/$tool')({
  loader: async ({ params }) => {
    const { toolPages } = await import('#content/tools.ts')
    const page = toolPages.find(({ name }) => name === params.tool)
    if (!page) throw notFound()
    return page
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData: page }) =>
    page
      ? pageHead({
          title: page.title,
          description: page.description,
          path: `/tools/${page.name}`,
          picture: 'resources',
        })
      : {},
  component: () => <ToolScreen page={Route.useLoaderData()} />,
})

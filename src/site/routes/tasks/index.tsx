import { createFileRoute } from '@tanstack/react-router'
import { TasksPage } from '#site/features/tasks/TasksPage.tsx'
import { SharedSections } from '../-belowFold.tsx'
import { pageHead } from '../-pageHead.ts'

export const Route = createFileRoute('/tasks/')({
  loader: async () => (await import('#content/tasks.ts')).default,
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) =>
    loaderData ? pageHead({ ...loaderData.meta, path: loaderData.path, picture: loaderData.picture }) : {},
  component: Tasks,
})

function Tasks() {
  return (
    <>
      <TasksPage list={Route.useLoaderData()} />
      <SharedSections />
    </>
  )
}

import { createFileRoute, notFound } from '@tanstack/react-router'
import { TaskPage } from '#site/features/tasks/TaskPage.tsx'
import { pageHead } from '../-pageHead.ts'

export const Route = createFileRoute('/tasks/$task')({
  loader: async ({ params }) => {
    // Imported here so that the list of tasks travels to no other page.
    const { loadTask } = await import('#content/loadTask.ts')
    const task = await loadTask(params.task)
    if (!task) throw notFound()
    return task
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({ ...loaderData.meta, path: loaderData.path, picture: loaderData.picture, more: loaderData.data })
      : {},
  component: Task,
})

function Task() {
  const task = Route.useLoaderData()
  // Another task begins with no case chosen.
  return <TaskPage key={task.path} task={task} />
}

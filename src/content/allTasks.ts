// Every task, whole: for the build, the search index and tests. A page loads its own instead.
import type { Task } from './taskEntity.ts'
import tasks from './tasks.ts'

const modules = import.meta.glob<Task>('./tasks/*.ts', { import: 'default', eager: true })

/** The list of tasks, which is a page itself. */
export { tasks as taskList }

/** The tasks in the order of the list. */
export const allTasks: readonly Task[] = tasks.cards.flatMap(({ path }) => modules[`.${path}.ts`] ?? [])

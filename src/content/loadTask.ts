import type { Task } from './taskEntity.ts'

const modules = import.meta.glob<Task>('./tasks/*.ts', { import: 'default' })

/** Loads a task, as a separate chunk; `undefined` if there is none of that name. */
export async function loadTask(slug: string): Promise<Task | undefined> {
  return modules[`./tasks/${slug}.ts`]?.()
}

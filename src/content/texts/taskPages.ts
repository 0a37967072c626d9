import { lettersName } from './letters.ts'

/** The address of the list. */
export const tasksPath = '/tasks'

/** The list and the tasks with their names, by how many readers come for each. The tasks are separate data. */
export const taskPages = [
  { path: tasksPath, name: 'Tasks, step by step' },
  { path: '/tasks/selling', name: 'Selling from abroad' },
  { path: '/tasks/refund', name: 'Getting the refund' },
  { path: '/tasks/heirs', name: 'Heirs: which paper do we need?' },
  { path: '/tasks/letting', name: 'Letting from abroad' },
  { path: '/tasks/coming-home', name: 'Coming home, year by year' },
  { path: '/tasks/buying', name: 'Buying from abroad' },
] as const

/** The address of a task. */
export type TaskPath = Exclude<(typeof taskPages)[number]['path'], typeof tasksPath>

/** Before and among the links to the tasks and letters of a page. */
export const doItYourself = {
  lead: 'Doing it yourself?',
  /** Leads down to the long text of a service. */
  steps: 'The steps',
  letters: lettersName,
}

/** The title of the task at an address. */
export function taskName(path: string): string {
  const page = taskPages.find((one) => one.path === path)
  if (!page) throw new Error(`${path} is not in the list of tasks`)
  return page.name
}

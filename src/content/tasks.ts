import type { PageMeta } from './pages/pageEntity.ts'
import type { Situation, Task } from './taskEntity.ts'
import { taskName, taskPages, tasksPath } from './texts/taskPages.ts'

/** A task on the list: its name, a sentence, and the words in which readers come for it. */
export interface TaskCard {
  path: string
  title: string
  card: string
  situations: readonly Situation[]
}

/** The list of the tasks, as the browser gets it. */
export interface TaskList {
  path: string
  meta: PageMeta
  title: string
  /** Name of its social picture. */
  picture: string
  lede: string
  cards: readonly TaskCard[]
}

const modules = import.meta.glob<Task>('./tasks/*.ts', { import: 'default', eager: true })

const list: TaskList = {
  path: tasksPath,
  meta: {
    title: taskName(tasksPath),
    description:
      'Six tasks of Indians abroad from the first paper to the last: selling, the tax refund, an inheritance, letting, coming home, buying. To tick off, also offline.',
  },
  title: taskName(tasksPath),
  picture: 'tasks',
  lede: 'Each task is one page: what comes when, who does it, with which papers, what it costs and where it goes wrong. Tick off what is done; the ticks stay on your device, and the pages work without a connection.',
  cards: taskPages.flatMap(({ path }) => {
    const task = modules[`.${path}.ts`]
    return task ? [{ path, title: task.title, card: task.card, situations: task.situations }] : []
  }),
}

export default list

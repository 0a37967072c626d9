// A task: one page on which a reader does something from beginning to end. It is written as data (tasks/<slug>.ts) that
// imports the figures of law, so the browser gets what the build made of it, not these modules.
import { numberSources } from './citations.ts'
import { edition } from './edition.ts'
import { pathIn } from './pathIn.ts'
import { site } from './site.ts'
import type { Task, TaskText } from './taskEntity.ts'
import { checkTask } from './taskFaults.ts'
import { menuTitles } from './texts/frame.ts'
import { taskName, tasksPath } from './texts/taskPages.ts'

/** Makes the whole page. Throws `ContentError` for a fault in the text. */
export function defineTask(text: TaskText): Task {
  const { slug, metaDescription, ...rest } = text
  checkTask(text)
  const path = `${tasksPath}/${slug}`
  const title = taskName(path)
  const { cited, sources } = numberSources(path)
  // In the order of the page, which the numbers follow.
  const numbered = {
    lede: cited(text.lede),
    cases: text.cases.map((one) => ({ ...one, text: cited(one.text) })),
    steps: text.steps.map((step) => ({ ...step, text: cited(step.text) })),
    papers: text.papers.map(cited),
    costs: text.costs.map((cost) => ({ ...cost, range: cited(cost.range) })),
    pitfalls: text.pitfalls.map((one) => ({ ...one, text: cited(one.text) })) as unknown as Task['pitfalls'],
    help: text.help,
  }
  return {
    ...rest,
    ...numbered,
    path,
    meta: { title, description: metaDescription },
    title,
    picture: `task-${slug}`,
    sources: sources(),
    data: [breadcrumbs(title, path)],
  }
}

function breadcrumbs(title: string, path: string): object {
  const crumbs = [
    { name: menuTitles.home, path: '/' },
    { name: taskName(tasksPath), path: tasksPath },
    { name: title, path },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: site.origin + pathIn(edition.prefix, crumb.path),
    })),
  }
}

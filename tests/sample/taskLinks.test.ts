import { expect, test } from 'vitest'
import { allTasks, taskList } from '#content/allTasks.ts'
import letters from '#content/letters.ts'
import { type TaskLinkFrom, taskLinksOf } from '#content/taskLinks.ts'
import { tasksPath } from '#content/texts/taskPages.ts'
import { toolNames } from '#content/texts/toolTitles.ts'
import { articles, services } from '../support/siteTexts.ts'

const linksOf = (from: TaskLinkFrom, name: string) => taskLinksOf(from, name).map(({ to }) => to)
const pages: [TaskLinkFrom, string][] = [
  ...services.map(({ path }): [TaskLinkFrom, string] => ['services', path]),
  ...articles.map(({ slug }): [TaskLinkFrom, string] => ['articles', slug]),
  ...toolNames.map((name): [TaskLinkFrom, string] => ['tools', name]),
]

test('every task is linked from a service, an article and a tool', () => {
  for (const { path } of taskList.cards)
    for (const from of ['services', 'articles', 'tools'] as const) {
      const names = pages.flatMap(([kind, name]) => (kind === from ? [name] : []))
      expect(
        names.filter((name) => linksOf(from, name).includes(path)),
        `${path} from ${from}`,
      ).not.toEqual([])
    }
})

test('the tool and the service that a task names link it back', () => {
  for (const { path, tool, service } of allTasks) {
    expect(linksOf('services', service)).toContain(path)
    if (tool) expect(linksOf('tools', tool)).toContain(path)
  }
})

test('every article and every tool leads to a task, except the articles on powers, which lead to the letters', () => {
  const leads = (from: TaskLinkFrom, name: string) => linksOf(from, name).some((to) => to.startsWith(tasksPath))
  const lettersOnly = ['power-of-attorney-nri', 'nri-power-of-attorney']
  expect(articles.map(({ slug }) => slug).filter((slug) => !leads('articles', slug))).toEqual(
    articles.map(({ slug }) => slug).filter((slug) => lettersOnly.includes(slug)),
  )
  expect(toolNames.filter((name) => !leads('tools', name))).toEqual([])
})

test('the letters are linked from developer claims, tenancies and both articles on powers of attorney', () => {
  const group = (from: TaskLinkFrom, name: string) => linksOf(from, name).filter((to) => to.startsWith(letters.path))
  expect(group('services', 'DeveloperClaims')).toEqual(['/letters#disputes'])
  expect(group('services', 'LandlordTenantDisputes')).toEqual(['/letters#letting'])
  expect(group('articles', 'power-of-attorney-nri')).toEqual(['/letters#powers'])
  expect(group('articles', 'nri-power-of-attorney')).toEqual(['/letters#powers'])
})

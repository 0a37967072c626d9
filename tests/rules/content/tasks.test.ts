import { expect, test } from 'vitest'
import { allTasks, taskList } from '#content/allTasks.ts'
import type { Task } from '#content/taskEntity.ts'
import { taskPages } from '#content/texts/taskPages.ts'
import { linksOf, plain } from '../../support/prose.ts'
import { isOfficialText } from './officialText.ts'
import { namesLaw, statesLaw } from './statesLaw.ts'

const named = allTasks.map((task) => [task.path, task] as const)

/** The texts of a task that may state law, with their places; the source of a case or a step is in its own text. */
const textsOf = ({ cases, steps, costs, pitfalls }: Task) => [
  ...[...cases, ...steps, ...pitfalls].map(({ title, text }) => ({ where: title, text })),
  ...costs.map(({ of, range }) => ({ where: of, text: range })),
]

test('every task is in the list of names, and the list has a card for each', () => {
  const names = taskPages.map(({ path, name }) => [path, name])
  expect([taskList, ...allTasks].map(({ path, title }) => [path, title])).toEqual(names)
  expect(taskList.cards.map(({ path }) => path)).toEqual(allTasks.map(({ path }) => path))
})

test('ME-07 titles and descriptions of tasks differ', () => {
  const metas = [taskList, ...allTasks].map(({ meta }) => meta)
  expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length)
  expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length)
})

test.each(named)('%s refers to each of its official texts by a number that leads to it', (path, task) => {
  const links = [...textsOf(task).map(({ text }) => text), ...task.papers, task.lede].flatMap(linksOf)
  const numbers = links.flatMap((link) => (link.startsWith(`${path}#source-`) ? [Number(link.split('-').at(-1))] : []))
  expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(task.sources.map((_source, index) => index + 1))
  expect(task.sources.filter(({ url }) => !isOfficialText(url))).toEqual([])
})

test.each(named)('in %s every text that names an Act, a form or a figure of law gives its source', (_path, task) => {
  const bare = textsOf(task).filter(({ text }) => namesLaw(text) && !text.includes('#source-'))
  expect(bare).toEqual([])
  const costs = task.costs.filter(({ basis, range }) => basis === 'law' && !range.includes('#source-'))
  expect(costs).toEqual([])
})

test.each(named)('%s prints no figure where its cost or its length could not be confirmed', (_path, task) => {
  const open = task.costs.filter(({ basis }) => basis === 'open')
  const figures = /₹|%|\b\d+(?:[-–]\d+)? (?:days|weeks|months|years)\b/
  expect(open.filter(({ range }) => figures.test(range) && !/\[source/.test(range))).toEqual([])
  expect(task.steps.filter(({ basis, when }) => basis === 'open' && statesLaw(when) && figures.test(when))).toEqual([])
})

test.each(named)('%s says in one sentence where we come in, and names what people copy', (_path, task) => {
  expect(plain(task.help).match(/[.?!](?:\s|$)/g)).toHaveLength(1)
  expect(task.letters.length).toBeGreaterThan(1)
  expect(task.situations.length).toBeGreaterThan(2)
})

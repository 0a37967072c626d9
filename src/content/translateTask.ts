// A task in another language: its words are in <language>/tasks/<slug>.ts. All else, such as order, spans, options and
// addresses, is that of the English task, so that a change there is made once.
import { edition } from './edition.ts'
import { isoDay } from './isoDay.ts'
import { language } from './language.ts'
import { ContentError } from './schema.ts'
import { defineTask } from './task.ts'
import type { Task, TaskText } from './taskEntity.ts'
import { tasksPath } from './texts/taskPages.ts'

interface Titled {
  title: string
  text: string
}

/** The words of a task, in the order of the English ones; steps and options under their ids. Texts refer to official texts as in English. */
export interface TaskWords {
  metaDescription: string
  lede: string
  card: string
  situations: readonly string[]
  questions: readonly { label: string; options: Readonly<Record<string, string>> }[]
  cases: readonly Titled[]
  /** The event that is the zero of the timeline. */
  zero: string
  steps: Readonly<Record<string, Titled & { when: string; items: readonly string[] }>>
  papers: readonly string[]
  costs: readonly { of: string; range: string }[]
  pitfalls: readonly Titled[]
  /** Names of the letters. */
  letters: readonly string[]
  help: string
}

/** The English task with other words. Throws `ContentError` where it has a part without words, or words are of no part. */
export function translateTask(english: Task, words: TaskWords): Task {
  const slug = english.path.slice(tasksPath.length + 1)
  const fault = (field: string, advice: string) =>
    new ContentError(`src/content/${edition.code}/tasks/${slug}.ts`, field, advice)
  const beside = <A, B>(field: string, parts: readonly A[], theirs: readonly B[]): (readonly [A, B])[] => {
    if (parts.length !== theirs.length)
      throw fault(field, `must be ${parts.length} as in the English task, not ${theirs.length}`)
    return parts.map((part, index) => [part, theirs[index] as B] as const)
  }
  const byId = <A extends { id: string }, B>(
    field: string,
    parts: readonly A[],
    theirs: Readonly<Record<string, B>>,
  ) => {
    const strange = Object.keys(theirs).find((id) => !parts.some((part) => part.id === id))
    if (strange !== undefined) throw fault(field, `has "${strange}", which the English task does not have`)
    return parts.map((part) => {
      const own = theirs[part.id]
      if (own === undefined) throw fault(field, `lacks "${part.id}" of the English task`)
      return [part, own] as const
    })
  }
  const { metaDescription, lede, card, help, zero } = words
  const text = {
    slug,
    metaDescription,
    lede,
    card,
    help,
    reviewed: english.reviewed,
    pigment: english.pigment,
    service: english.service,
    ...(english.tool && { tool: english.tool }),
    axis: { ...english.axis, zero },
    situations: beside('situations', english.situations, words.situations).map(([one, own]) => ({ ...one, text: own })),
    questions: beside('questions', english.questions, words.questions).map(([one, own]) => ({
      label: own.label,
      options: byId(own.label, one.options, own.options).map(([{ id }, label]) => ({ id, label })),
    })),
    cases: beside('cases', english.cases, words.cases).map(([one, own]) => ({ ...one, ...own })),
    steps: byId('steps', english.steps, words.steps).map(([one, own]) => {
      beside(`step "${one.id}": items`, one.items, own.items)
      return { ...one, ...own }
    }),
    papers: beside('papers', english.papers, words.papers).map(([, own]) => own),
    costs: beside('costs', english.costs, words.costs).map(([one, own]) => ({ ...one, ...own })),
    pitfalls: beside('pitfalls', english.pitfalls, words.pitfalls).map(([, own]) => own),
    letters: beside('letters', english.letters, words.letters).map(([{ to }, name]) => ({ name, to })),
  }
  // The lengths that its type asks for are those of the English task.
  const task = defineTask(text as unknown as TaskText)
  return { ...task, shown: { reviewed: shownDay(english.reviewed) } }
}

function shownDay(day: string): string {
  return new Date(isoDay(day)).toLocaleDateString(language.locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

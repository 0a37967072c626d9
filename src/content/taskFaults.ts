import { ContentError } from './schema.ts'
import type { TaskText } from './taskEntity.ts'

/** Checks a task as its editor wrote it. Throws `ContentError`, which names file and field and says what to do. */
export function checkTask(text: TaskText): void {
  const fault = faultIn(text)
  if (fault) throw new ContentError(`src/content/tasks/${text.slug}.ts`, ...fault)
}

type Fault = [field: string, advice: string]

function faultIn(text: TaskText): Fault | undefined {
  const { length } = text.metaDescription
  if (length < 120 || length > 160) return ['metaDescription', `has ${length} characters; write 120 to 160`]
  return faultInQuestions(text) ?? text.steps.map((step) => faultInStep(step, text)).find(Boolean) ?? faultInItems(text)
}

function faultInQuestions({ questions, cases, steps, costs, situations }: TaskText): Fault | undefined {
  const options = questions.flatMap((question) => question.options.map(({ id }) => id))
  const twice = firstTwice(options)
  if (twice) return ['questions', `the option "${twice}" is there twice; give each an id of its own`]
  const named = [...cases, ...steps, ...costs].flatMap(({ only = [] }) => [...only])
  const chosen = situations.flatMap(({ choose }) => choose ?? [])
  const unknown = [...named, ...chosen].find((id) => !options.includes(id))
  if (unknown) return [`"${unknown}"`, `is not an option of the questions; use one of ${options.join(', ')}`]
  return undefined
}

function faultInStep({ id, basis, span }: TaskText['steps'][number], { axis, steps }: TaskText): Fault | undefined {
  const field = `step "${id}"`
  if (steps.filter((step) => step.id === id).length > 1) return [field, 'is there twice; give each step an id']
  if (basis === 'open')
    return span ? [field, 'is open, so it may have no span; remove the one or the other'] : undefined
  if (!span) return [field, 'has no span; add one, or write basis "open" if its length could not be confirmed']
  if (span[0] > span[1]) return [field, 'ends before it begins; exchange the numbers of its span']
  if (span[0] < axis.from || span[1] > axis.to) return [field, `lies outside the axis, ${axis.from} to ${axis.to}`]
  return undefined
}

/** Ticks are kept by the words of an item, so no two items of a page may have the same. */
function faultInItems({ steps, papers }: TaskText): Fault | undefined {
  const twice = firstTwice([...steps.flatMap(({ items }) => items), ...papers])
  return twice
    ? [`item "${twice}"`, 'is there twice; word one of them differently, or one tick would tick both']
    : undefined
}

function firstTwice(all: readonly string[]): string | undefined {
  return all.find((one, index) => all.indexOf(one) !== index)
}

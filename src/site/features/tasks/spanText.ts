import type { TaskAxis, TaskStep } from '#content/taskEntity.ts'
import { taskTexts } from '#content/texts/tasks.ts'

const texts = taskTexts.span

/** A number of the axis as it is read: 2.5 as 2½. */
export function countText(count: number): string {
  const whole = Math.floor(count)
  if (count === whole) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

/** The span of a step in words, such as '4 to 16 months after'; of an open one, that its length is not known. */
export function spanText({ span }: Pick<TaskStep, 'span'>, { unit }: Pick<TaskAxis, 'unit'>): string {
  if (!span) return taskTexts.legend.open
  const [from, to] = span
  if (to === 0) return texts.until(unit, countText(-from))
  if (to < 0) return texts.before(unit, countText(-to), countText(-from))
  if (from < 0) return texts.around(unit, countText(-from), countText(to))
  return from === 0 ? texts.within(unit, countText(to)) : texts.after(unit, countText(from), countText(to))
}

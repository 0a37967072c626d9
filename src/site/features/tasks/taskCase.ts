import type { ForSome, TaskQuestion } from '#content/taskEntity.ts'

/** The options that the reader chose, at most one of each question. None means that everything is shown. */
export type Chosen = readonly string[]

/**
 * Whether a part is for the chosen case. It is left out only when one of its questions was answered, and with an option that
 * it does not name.
 */
export function isFor({ only = [] }: ForSome, questions: readonly TaskQuestion[], chosen: Chosen): boolean {
  return questions.every(({ options }) => {
    const ids = options.map(({ id }) => id)
    const answer = chosen.find((id) => ids.includes(id))
    return answer === undefined || only.includes(answer) || !only.some((id) => ids.includes(id))
  })
}

/** The chosen options after another answer to one question; `undefined` takes its answer back. */
export function withAnswer(chosen: Chosen, { options }: TaskQuestion, answer: string | undefined): Chosen {
  const others = chosen.filter((id) => !options.some((option) => option.id === id))
  return answer === undefined ? others : [...others, answer]
}

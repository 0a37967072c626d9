import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { TaskQuestion } from '#content/taskEntity.ts'
import { type Chosen, withAnswer } from './taskCase.ts'

const hashOf = ({ hash }: { hash: string }) => hash

/**
 * Hook: the chosen case, how a question is answered, and the ref of the form with the options. A link can bring an option
 * as its hash: `/tasks/selling#inherited`.
 */
export function useTaskCase(questions: readonly TaskQuestion[]) {
  const options = useRef<HTMLFormElement>(null)
  const hash = useLocation({ select: hashOf })
  const [chosen, setChosen] = useState<Chosen>([])
  useEffect(() => {
    // An option that was pressed before hydration is checked, but its event is lost.
    const pressed = options.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    setChosen((before) => Array.from(pressed, ({ value }) => value).reduce(withOption(questions), before))
  }, [questions])
  useEffect(() => setChosen((before) => withOption(questions)(before, hash)), [questions, hash])
  const answer = (question: TaskQuestion, option: string | undefined) =>
    setChosen((before) => withAnswer(before, question, option))
  return { options, chosen, answer }
}

/** Adds an option to the chosen ones; nothing for a text that is none. */
function withOption(questions: readonly TaskQuestion[]) {
  return (chosen: Chosen, option: string): Chosen => {
    const question = questions.find(({ options }) => options.some(({ id }) => id === option))
    return question ? withAnswer(chosen, question, option) : chosen
  }
}

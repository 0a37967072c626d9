import { chakra } from '@chakra-ui/react'
import type { TaskStep } from '#content/taskEntity.ts'
import { taskRoles, taskTexts as texts } from '#content/texts/tasks.ts'
import { ChecklistPart } from '#ui/checklist/Checklist.tsx'
import { CountedLists } from '#ui/checklist/CountedLists.tsx'
import { RichText } from '#ui/text/RichText.tsx'
import { stepId } from './TaskTimeline.tsx'

/** Each step with those who act, its time, its text and its items to tick off; above them how many are done. */
export function TaskSteps({ steps, page }: { steps: readonly TaskStep[]; page: string }) {
  return (
    <CountedLists page={page} items={steps.flatMap(({ items }) => items)} note={texts.ticks}>
      {steps.map((step) => (
        <section key={step.id}>
          <chakra.h3 id={stepId(step)} mt="8">
            {step.title}
          </chakra.h3>
          <p>
            <strong>{texts.who}</strong> {step.who.map((role) => taskRoles[role]).join(' · ')}
            <br />
            <strong>{texts.when}</strong> {step.when}
          </p>
          <RichText text={step.text} />
          <ChecklistPart page={page} items={step.items} />
        </section>
      ))}
    </CountedLists>
  )
}

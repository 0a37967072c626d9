import { chakra } from '@chakra-ui/react'
import type { RefObject } from 'react'
import type { TaskQuestion } from '#content/taskEntity.ts'
import { taskTexts as texts } from '#content/texts/tasks.ts'
import { checkboxStyle } from '#ui/controls/checkboxStyle.ts'
import { Small } from '#ui/text/Text.tsx'
import { unscripted } from '#ui/theme/scripted.ts'
import type { Chosen } from './taskCase.ts'

interface TaskQuestionsProps {
  ref: RefObject<HTMLFormElement | null>
  questions: readonly TaskQuestion[]
  chosen: Chosen
  onAnswer: (question: TaskQuestion, option: string | undefined) => void
  /** Parts that are shown for the chosen case, of all. */
  shown: number
  of: number
}

const Question = chakra('fieldset', {
  base: {
    my: '5',
    border: '0',
    '& legend': { textStyle: 'label' },
    '& label': { display: 'flex', alignItems: 'center', gap: '12px', minH: 'touch', cursor: 'pointer' },
    '& input': checkboxStyle,
  },
})

/** The questions about the reader's case. Without JavaScript they are not there, and the page shows every part. */
export function TaskQuestions({ ref, questions, chosen, onAnswer, shown, of }: TaskQuestionsProps) {
  return (
    <>
      <chakra.form
        ref={ref}
        method="dialog"
        // After a reload Firefox would check what was checked before, and the page shows everything again.
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        p={{ base: '5', sm: '7' }}
        bg="pigment.tint"
        css={unscripted({ display: 'none' })}
      >
        <Small>{texts.questionsLead}</Small>
        {questions.map((question, position) => {
          const answer = question.options.find(({ id }) => chosen.includes(id))?.id
          return (
            <Question key={question.label}>
              <legend>{question.label}</legend>
              {[...question.options, { id: '', label: texts.all }].map(({ id, label }) => (
                <label key={id} id={id || undefined}>
                  <input
                    type="radio"
                    name={`case-${position}`}
                    value={id}
                    checked={(answer ?? '') === id}
                    onChange={() => onAnswer(question, id || undefined)}
                  />
                  <span>{label}</span>
                </label>
              ))}
            </Question>
          )
        })}
        <Small role="status">{texts.shown(shown, of)}</Small>
      </chakra.form>
      <OnPaper labels={questions.flatMap(({ options }) => options.filter(({ id }) => chosen.includes(id)))} />
    </>
  )
}

/** On paper: the case for which the rest was left out. */
function OnPaper({ labels }: { labels: readonly { id: string; label: string }[] }) {
  if (labels.length === 0) return null
  return (
    <chakra.p data-on-paper="" display="none" css={{ '@media print': { display: 'block' } }}>
      {`${texts.chosen} ${labels.map(({ label }) => label).join(' · ')}`}
    </chakra.p>
  )
}

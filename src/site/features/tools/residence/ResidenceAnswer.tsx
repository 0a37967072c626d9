import { taxYearFrom } from '#content/law.ts'
import { toolTexts } from '#content/texts/tools.ts'
import { residenceTexts as texts } from '#content/tools/residence.ts'
import type { Answer, Question } from '#law/residence/answer.ts'
import { isUnderNewAct } from '#law/taxYear.ts'
import { Small } from '#ui/text/Text.tsx'
import { Paragraphs, Part, Steps, Verdict } from '../Layout.tsx'
import { spareOf, stepsOf, titleOf } from './explain.ts'
import { OneMoreTrip } from './OneMoreTrip.tsx'
import { YearBars } from './YearBars.tsx'

interface AnswerProps {
  answer: Answer
  question: Question
}

/** The status, why it is not settled, and what a later flight changes. */
export function ResidenceVerdict({ answer, question }: AnswerProps) {
  const isSettled = answer.statuses.length === 1
  return (
    <Verdict title={titleOf(answer, question)} tone={isSettled ? 'settled' : 'open'}>
      {answer.statuses.map((status) => (
        <p key={status}>{isSettled ? texts.meanings[status] : `${texts.status[status]}: ${texts.meanings[status]}`}</p>
      ))}
      {answer.doubts.map((doubt) => (
        <p key={doubt}>{texts.doubt[doubt]}</p>
      ))}
      <Paragraphs lines={spareOf(answer, question)} />
    </Verdict>
  )
}

/** The reasons, the days as pictures, and what other laws ask. */
export function ResidenceReasons({ answer, question }: AnswerProps) {
  const isNew = isUnderNewAct(question.year)
  const newNote = question.year > taxYearFrom ? texts.yearNote.ahead : texts.yearNote.new
  return (
    <>
      <Part title={toolTexts.reasoning}>
        <Steps steps={stepsOf(answer, question)} source={[isNew ? texts.sources.new : texts.sources.old]} />
        <Small mt="2">{isNew ? newNote : texts.yearNote.old}</Small>
      </Part>
      <OneMoreTrip question={question} />
      <YearBars answer={answer} year={question.year} />
      <Part title={texts.fema}>
        <Small>{texts.femaText}</Small>
        <Small mt="3">{texts.treaty}</Small>
      </Part>
    </>
  )
}

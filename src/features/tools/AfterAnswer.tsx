import { Box, chakra } from '@chakra-ui/react'
import { lawReviewed } from '#content/law.ts'
import { toolTexts as texts } from '#content/texts/tools.ts'
import { dayOf, dayText } from '#tools/day.ts'
import { Small } from '#ui/text/Text.tsx'
import { AskBox } from './AskBox.tsx'
import { CaseBox } from './CaseBox.tsx'
import { type Entered, questionText } from './entered.ts'
import { useToday } from './useCase.ts'

interface AfterAnswerProps {
  /** Title of the tool. */
  tool: string
  entered: readonly Entered[]
  /** The answer in sentences; without one there is nothing to ask about. */
  answer: readonly string[]
}

/** What every answer ends with: the day of review, the facts for print, the question, and the case on this device. */
export function AfterAnswer({ tool, entered, answer }: AfterAnswerProps) {
  const today = useToday()
  const reviewed = dayOf(lawReviewed)
  return (
    <>
      <Small mt="8">
        {reviewed !== undefined && `${texts.reviewed(dayText(reviewed))} `}
        {texts.advice}
      </Small>
      {today !== undefined && (
        <Box display="none" css={{ '@media print': { display: 'block !important' } }}>
          <chakra.h3 textStyle="h3">{texts.entered}</chakra.h3>
          <ul>
            {entered.map(({ label, value }) => (
              <li key={label}>{`${label}: ${value}`}</li>
            ))}
          </ul>
          <p>{texts.printed(dayText(today))}</p>
        </Box>
      )}
      {answer.length > 0 && <AskBox text={questionText(tool, entered, answer)} />}
      <CaseBox />
    </>
  )
}

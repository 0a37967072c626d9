import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { lawReviewed } from '#content/law.ts'
import { lawReview } from '#content/texts/lawReview.ts'
import { toolTexts as texts } from '#content/texts/tools.ts'
import { type ToolName, toolNames, toolTitles } from '#content/texts/toolTitles.ts'
import { dayOf, dayText } from '#law/day.ts'
import type { KnownDays } from '#law/taxYear.ts'
import { useToday } from '#ui/browser/useToday.ts'
import { MoreLink } from '#ui/controls/MoreLink.tsx'
import { Small } from '#ui/text/Text.tsx'
import { AskBox } from './AskBox.tsx'
import { CaseBox } from './CaseBox.tsx'
import { type Entered, questionText } from './entered.ts'
import { AnswerRegion, Part } from './Layout.tsx'
import { placed } from './placed.ts'

interface AnswerColumnProps {
  name: ToolName
  /** Title of the tool. */
  title: string
  known: KnownDays
  entered: readonly Entered[]
  /** The answer in sentences; without one there is nothing to ask about. */
  answer: readonly string[]
  /** The answer as it is shown and read out. */
  children: ReactNode
  /** How it comes about. */
  reasons: ReactNode
}

/** The answer and right below it the question; then the reasons, the day of review, the other tools and the case. */
export function AnswerColumn({ name, title, known, entered, answer, children, reasons }: AnswerColumnProps) {
  const reviewed = dayOf(lawReviewed)
  return (
    <>
      <AnswerRegion>{children}</AnswerRegion>
      <AskBox text={answer.length > 0 ? questionText(title, entered, answer) : undefined} />
      {reasons}
      <Small mt="8">
        {[
          texts.known(dayText(known.first), dayText(known.last)),
          ...(reviewed === undefined ? [] : [lawReview.sentence(dayText(reviewed))]),
          texts.advice,
        ].join(' ')}
      </Small>
      <PrintedFacts entered={entered} />
      <Box data-screen="">
        <Part title={texts.otherTools}>
          <chakra.ul listStyle="none" m="0" p="0" display="grid" justifyItems="start">
            {toolNames
              .filter((other) => other !== name)
              .map((other) => (
                <li key={other}>
                  <MoreLink href={`/tools/${other}`}>{toolTitles[other]}</MoreLink>
                </li>
              ))}
          </chakra.ul>
        </Part>
      </Box>
      <CaseBox />
    </>
  )
}

/** On paper, the fields are replaced by what was entered. */
function PrintedFacts({ entered }: Pick<AnswerColumnProps, 'entered'>) {
  const today = useToday()
  if (today === undefined) return null
  return (
    <Box display="none" css={{ '@media print': { display: 'block !important' } }}>
      <chakra.h3 textStyle="h3">{texts.entered}</chakra.h3>
      <ul>
        {placed(entered).map(({ item: { label, value }, place }) => (
          <li key={place}>{`${label}: ${value}`}</li>
        ))}
      </ul>
      <p>{texts.printed(dayText(today))}</p>
    </Box>
  )
}

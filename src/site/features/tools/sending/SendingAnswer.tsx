import { chakra } from '@chakra-ui/react'
import { toolTexts } from '#content/texts/tools.ts'
import { sendingTexts as texts } from '#content/tools/sending.ts'
import type { SenderPlan } from '#law/sending/plan.ts'
import { Small } from '#ui/text/Text.tsx'
import { Paragraphs, Part, Steps, Verdict } from '../Layout.tsx'
import { placed } from '../placed.ts'
import { documentLines, formLines, isOpen, planRows, sendingSources, sendingSteps, verdictOf } from './explain.ts'
import { PlanBars } from './PlanBars.tsx'
import type { Sending } from './readFields.ts'

interface SendingAnswerProps {
  sending: Sending
  plans: readonly SenderPlan[]
}

/** Sums that may leave and sums that wait, for each person. */
export function SendingVerdicts({ sending: { from }, plans }: SendingAnswerProps) {
  return placed(plans).map(({ item: plan, place }) => {
    const { title, lines } = verdictOf(plan, from)
    return (
      <Verdict key={place} title={title} tone={isOpen(plan, from) ? 'open' : 'settled'}>
        <Paragraphs lines={lines} />
      </Verdict>
    )
  })
}

/** The plan by years, the forms, the documents and the rules. */
export function SendingReasons({ sending, plans }: SendingAnswerProps) {
  return (
    <>
      {placed(plans).map(({ item: plan, place }) => (
        <Part key={place} title={plan.name ? texts.planOf(plan.name) : texts.plan}>
          <PlanBars rows={planRows(plan, sending.from)} />
        </Part>
      ))}
      <Part title={texts.forms}>
        <Lines lines={formLines(sending, plans)} />
      </Part>
      <Part title={texts.documents}>
        <Lines lines={documentLines(sending)} />
        <Small mt="2">{texts.documentsHint}</Small>
      </Part>
      <Part title={toolTexts.reasoning}>
        <Steps steps={sendingSteps(sending, plans)} source={sendingSources(sending)} />
        <Small mt="2">{texts.assumes}</Small>
      </Part>
    </>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <chakra.ul
      textStyle="small"
      pl="1.3em"
      m="0"
      display="grid"
      // A name among the words can be one that is wider than the page.
      gridTemplateColumns="minmax(0, 1fr)"
      gap="1"
      listStyle="disc"
    >
      {placed(lines).map(({ item, place }) => (
        <li key={place}>{item}</li>
      ))}
    </chakra.ul>
  )
}

import { chakra } from '@chakra-ui/react'
import { toolTexts } from '#content/texts/tools.ts'
import { sendingTexts as texts } from '#content/tools/sending.ts'
import type { SenderPlan } from '#law/sending/plan.ts'
import { Small } from '#ui/text/Text.tsx'
import { Part, Steps, Verdict } from '../Layout.tsx'
import { documentLines, formLines, isOpen, planRows, sendingSources, sendingSteps, verdictOf } from './explain.ts'
import { PlanBars } from './PlanBars.tsx'
import type { Sending } from './readFields.ts'

interface SendingAnswerProps {
  sending: Sending
  plans: readonly SenderPlan[]
}

/** Sums that may leave and sums that wait, for each person. */
export function SendingVerdicts({ sending: { from }, plans }: SendingAnswerProps) {
  return plans.map((plan) => {
    const { title, lines } = verdictOf(plan, from)
    return (
      <Verdict key={plan.name} title={title} tone={isOpen(plan, from) ? 'open' : 'settled'}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Verdict>
    )
  })
}

/** The plan by years, the forms, the documents and the rules. */
export function SendingReasons({ sending, plans }: SendingAnswerProps) {
  return (
    <>
      {plans.map((plan) => (
        <Part key={plan.name} title={plan.name ? texts.planOf(plan.name) : texts.plan}>
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
    <chakra.ul textStyle="small" pl="1.3em" m="0" display="grid" gap="1" listStyle="disc">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </chakra.ul>
  )
}

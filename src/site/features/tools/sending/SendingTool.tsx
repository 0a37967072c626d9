import { toolTexts } from '#content/texts/tools.ts'
import { sendingTexts as texts } from '#content/tools/sending.ts'
import { dayOf } from '#law/day.ts'
import { knownDays, planSending } from '#law/sending/plan.ts'
import { useToday } from '#ui/browser/useToday.ts'
import { AnswerColumn } from '../AnswerColumn.tsx'
import type { SendingFields } from '../caseFile.ts'
import { changeCase } from '../caseStore.ts'
import { Field } from '../Field.tsx'
import { Pending, ToolLayout } from '../Layout.tsx'
import { useCase } from '../useCase.ts'
import { answerLines } from './explain.ts'
import { PersonRows } from './PersonRows.tsx'
import { hasFaults, readSending } from './readFields.ts'
import { SendingReasons, SendingVerdicts } from './SendingAnswer.tsx'
import { SumRows } from './SumRows.tsx'
import { enteredSending } from './summary.ts'

function put(part: Partial<SendingFields>): void {
  changeCase((file) => ({ ...file, sending: { ...file.sending, ...part } }))
}

/** The sums of a person who was taken away ask again whose they are; those of the people after keep theirs. */
function forgetPerson(index: number): void {
  changeCase((file) => {
    const sums = file.sending.sums.map((sum) => {
      const at = Number(sum.person) - 1
      return at < index ? sum : { ...sum, person: at === index ? '' : String(at) }
    })
    return { ...file, sending: { ...file.sending, sums } }
  })
}

/** Sending money out of India: sums, their kinds and people in; what leaves now, what waits and the forms out. */
export function SendingTool({ title }: { title: string }) {
  const fields = useCase().file.sending
  const today = useToday()
  const read = readSending(fields, today)
  const { sending, missing, faults } = read
  const plans = sending ? planSending(sending.senders, sending.from, sending.rate) : []
  const from = dayOf(fields.from)
  const isPlanned = today !== undefined && from !== undefined && from > today && !faults.from
  return (
    <ToolLayout
      name="sending"
      rule={texts.rule}
      source={[texts.sources.remittance, texts.sources.deposits, texts.sources.forms]}
      isAnswered={sending !== undefined}
      form={
        <>
          <Field
            type="date"
            label={texts.from}
            value={fields.from}
            onValue={(value) => put({ from: value })}
            fault={faults.from}
            hint={isPlanned ? `${toolTexts.planned} ${texts.fromHint}` : texts.fromHint}
          />
          <Field
            label={texts.rate}
            inputMode="decimal"
            value={fields.rate}
            onValue={(rate) => put({ rate })}
            fault={faults.rate}
            hint={texts.rateHint}
          />
          <PersonRows
            people={fields.people}
            faults={read.personFaults}
            from={from}
            today={today}
            onPeople={(people) => put({ people })}
            onRemoved={forgetPerson}
          />
          <SumRows sums={fields.sums} people={fields.people} faults={read.sumFaults} onSums={(sums) => put({ sums })} />
        </>
      }
      answer={
        <AnswerColumn
          name="sending"
          known={knownDays}
          title={title}
          entered={enteredSending(fields)}
          answer={sending ? answerLines(plans, sending.from) : []}
          reasons={sending && <SendingReasons sending={sending} plans={plans} />}
        >
          {sending ? (
            <SendingVerdicts sending={sending} plans={plans} />
          ) : (
            <Pending missing={hasFaults(read) ? [] : missing} />
          )}
        </AnswerColumn>
      }
    />
  )
}

import { toolTexts } from '#content/texts/tools.ts'
import { refundTexts as texts } from '#content/tools/refund.ts'
import { dayText } from '#law/day.ts'
import { type AwaitedRefund, followRefund, type RefundResult } from '#law/refund/refund.ts'
import { knownDays, rentYears } from '#law/rent/rent.ts'
import { taxYearName } from '#law/taxYear.ts'
import { useToday } from '#ui/browser/useToday.ts'
import { MoreLink } from '#ui/controls/MoreLink.tsx'
import { DayRibbon } from '#ui/drawing/DayRibbon.tsx'
import { Small } from '#ui/text/Text.tsx'
import { AnswerColumn } from '../AnswerColumn.tsx'
import type { RefundFields } from '../caseFile.ts'
import { changeCase } from '../caseStore.ts'
import { chosenText, type Entered } from '../entered.ts'
import { Choice, Field } from '../Field.tsx'
import { Paragraphs, Part, Pending, Steps, ToolLayout, Verdict } from '../Layout.tsx'
import { yearText } from '../typedYear.ts'
import { useCase } from '../useCase.ts'
import { answerLines, refundDays, refundSources, refundSteps, verdictOf } from './explain.ts'
import { needs, type ReadRefund, readRefund } from './readFields.ts'

function put(part: Partial<RefundFields>): void {
  changeCase((file) => ({ ...file, refund: { ...file.refund, ...part } }))
}

const yearOptions = rentYears.map((year) => [String(year), taxYearName(year)] as const)

/** The letter to copy, and the task. */
const [letter, task] = ['/letters#refund-reminder', '/tasks/refund']

/** A refund that is awaited: where the return stands and two days in; the next step, the last days and the interest out. */
export function RefundTool({ title }: { title: string }) {
  const fields = useCase().file.refund
  const today = useToday()
  const read = readRefund(fields)
  const { refund, missing, faults, refusals } = read
  const result = refund && followRefund(refund, today)
  const asked = needs(fields.stage)
  return (
    <ToolLayout
      name="refund"
      rule={texts.rule}
      source={Object.values(texts.sources)}
      isAnswered={result !== undefined || refusals.length > 0}
      form={
        <>
          <Choice label={texts.year} value={fields.year} onValue={(year) => put({ year })} options={yearOptions} />
          <Choice
            label={texts.stage}
            value={fields.stage}
            onValue={(stage) => put({ stage })}
            options={Object.entries(texts.stages)}
            hint={texts.stageHint}
          />
          {asked.map((name) => (
            <Field
              key={name}
              type="date"
              label={texts[name]}
              value={fields[name]}
              onValue={(value) => put({ [name]: value })}
              fault={faults[name]}
              hint={[
                ...(today !== undefined && (read[name] ?? today) > today ? [toolTexts.planned] : []),
                texts[`${name}Hint`],
              ].join(' ')}
            />
          ))}
        </>
      }
      answer={
        <AnswerColumn
          name="refund"
          known={knownDays}
          title={title}
          entered={enteredRefund(fields, read)}
          answer={result ? answerLines(result) : refusals}
          reasons={refund && result && <RefundReasons refund={refund} result={result} />}
        >
          {result ? (
            <RefundVerdict result={result} />
          ) : refusals.length > 0 ? (
            <Verdict title={refusals.join(' ')} tone="open" />
          ) : (
            <Pending missing={missing} />
          )}
        </AnswerColumn>
      }
    />
  )
}

function RefundVerdict({ result }: { result: RefundResult }) {
  const { title, lines, hasLetter } = verdictOf(result)
  return (
    <Verdict title={title} tone={result.step === 'tooLate' ? 'open' : 'settled'}>
      <Paragraphs lines={lines} />
      <p data-screen="">
        {hasLetter && (
          <MoreLink href={letter} mr="6">
            {texts.letter}
          </MoreLink>
        )}
        <MoreLink href={task}>{texts.task}</MoreLink>
      </p>
    </Verdict>
  )
}

/** The days on one scale, and the reasoning. */
function RefundReasons({ refund, result }: { refund: AwaitedRefund; result: RefundResult }) {
  return (
    <>
      <Part title={texts.dates}>
        <DayRibbon days={refundDays(refund, result)} />
      </Part>
      <Part title={toolTexts.reasoning}>
        <Steps steps={refundSteps(refund, result)} source={refundSources(refund.year)} />
        <Small mt="2">{`${texts.read} ${texts.assumes}`}</Small>
      </Part>
    </>
  )
}

/** The entries, in words. */
function enteredRefund(fields: RefundFields, read: ReadRefund): Entered[] {
  return [
    { label: texts.year, value: yearText(fields.year) },
    { label: texts.stage, value: chosenText(texts.stages, fields.stage) },
    ...needs(fields.stage).map((name) => {
      const day = read[name]
      return { label: texts[name], value: day === undefined ? fields[name] : dayText(day) }
    }),
  ].filter(({ value }) => value !== '')
}

import { toolTexts } from '#content/texts/tools.ts'
import { rentTexts as texts } from '#content/tools/rent.ts'
import { dayText } from '#law/day.ts'
import { knownDays, type Letting, type RentResult, rentInRupees, rentYears, taxRent } from '#law/rent/rent.ts'
import { firstDayOf, taxYearName } from '#law/taxYear.ts'
import { DayRibbon } from '#ui/drawing/DayRibbon.tsx'
import { Small } from '#ui/text/Text.tsx'
import { AnswerColumn } from '../AnswerColumn.tsx'
import type { RentFields } from '../caseFile.ts'
import { changeCase } from '../caseStore.ts'
import { chosenText, type Entered, sumText } from '../entered.ts'
import { Choice, Field, MoneyField } from '../Field.tsx'
import { Paragraphs, Part, Pending, Steps, ToolLayout, Verdict } from '../Layout.tsx'
import { yearText } from '../typedYear.ts'
import { useCase } from '../useCase.ts'
import { Waterfall } from '../Waterfall.tsx'
import { answerLines, rentDays, rentRows, rentSources, rentSteps, verdictOf } from './explain.ts'
import { readRent } from './readFields.ts'

function put(part: Partial<RentFields>): void {
  changeCase((file) => ({ ...file, rent: { ...file.rent, ...part } }))
}

const yearOptions = rentYears.map(
  (year) => [String(year), texts.yearOption(taxYearName(year), dayText(firstDayOf(year)))] as const,
)

/** Rent of a year: sums in; what is withheld, taxed and comes back out. */
export function RentTool({ title }: { title: string }) {
  const fields = useCase().file.rent
  const { letting, missing, faults, refusals } = readRent(fields)
  const result = letting && rentInRupees(taxRent(letting))
  const money = (name: 'rent' | 'municipalTax' | 'interest') => ({
    value: fields[name],
    onValue: (value: string) => put({ [name]: value }),
    fault: faults[name],
  })
  return (
    <ToolLayout
      name="rent"
      rule={texts.rule}
      source={[texts.sources.new, texts.sources.rates]}
      isAnswered={result !== undefined || refusals.length > 0}
      form={
        <>
          <Choice label={texts.year} value={fields.year} onValue={(year) => put({ year })} options={yearOptions} />
          <MoneyField label={texts.rent} hint={texts.rentHint} {...money('rent')} />
          <MoneyField label={texts.municipalTax} hint={texts.municipalHint} {...money('municipalTax')} />
          <MoneyField label={texts.interest} hint={texts.interestHint} {...money('interest')} />
          <Field
            label={texts.share}
            value={fields.share}
            onValue={(share) => put({ share })}
            fault={faults.share}
            hint={texts.shareHint}
          />
          <Choice
            label={texts.withheld}
            value={fields.withheld}
            onValue={(withheld) => put({ withheld })}
            options={Object.entries(texts.withholds)}
          />
        </>
      }
      answer={
        <AnswerColumn
          name="rent"
          known={knownDays}
          title={title}
          entered={enteredRent(fields)}
          answer={letting && result ? answerLines(result, letting) : refusals}
          reasons={letting && result && <RentReasons letting={letting} result={result} />}
        >
          {letting && result ? (
            <RentVerdict letting={letting} result={result} />
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

interface AnswerProps {
  letting: Letting
  result: RentResult
}

function RentVerdict({ letting, result }: AnswerProps) {
  const { title, lines } = verdictOf(result, letting)
  return (
    <Verdict title={title} tone={result.returnDue === 'open' ? 'open' : 'settled'}>
      <Paragraphs lines={lines} />
    </Verdict>
  )
}

/** The picture, the reasoning and the dates. */
function RentReasons({ letting, result }: AnswerProps) {
  return (
    <>
      {result.rent > 0 && (
        <Part title={texts.picture}>
          <Waterfall rows={rentRows(result)} whole={result.rent} />
        </Part>
      )}
      <Part title={toolTexts.reasoning}>
        <Steps steps={rentSteps(result)} source={rentSources(letting)} />
        <Small mt="2">{texts.assumes}</Small>
      </Part>
      <Part title={texts.dates}>
        <DayRibbon days={rentDays(letting)} />
        <Small mt="2">
          {[
            texts.verify,
            ...(result.back > 0 ? [result.hasInterest ? texts.interestPaid : texts.noInterest] : []),
          ].join(' ')}
        </Small>
      </Part>
    </>
  )
}

/** The entries, in words. */
function enteredRent(fields: RentFields): Entered[] {
  return [
    { label: texts.year, value: yearText(fields.year) },
    { label: texts.rent, value: sumText(fields.rent) },
    { label: texts.municipalTax, value: sumText(fields.municipalTax) },
    { label: texts.interest, value: sumText(fields.interest) },
    { label: texts.share, value: fields.share },
    { label: texts.withheld, value: chosenText(texts.withholds, fields.withheld) },
  ].filter(({ value }) => value !== '')
}

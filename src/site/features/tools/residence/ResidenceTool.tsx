import { taxYearFrom, toolLaw } from '#content/law.ts'
import { residenceTexts as texts } from '#content/tools/residence.ts'
import { dayText } from '#law/day.ts'
import { answer, knownDays, knowsResidence } from '#law/residence/answer.ts'
import type { TypedStay } from '#law/residence/stays.ts'
import { firstDayOf, lastDayOf, taxYearName } from '#law/taxYear.ts'
import { AnswerColumn } from '../AnswerColumn.tsx'
import type { ResidenceFields } from '../caseFile.ts'
import { changeCase } from '../caseStore.ts'
import { Choice, MoneyField } from '../Field.tsx'
import { Pending, ToolLayout, Verdict } from '../Layout.tsx'
import { typedYear } from '../typedYear.ts'
import { useCase } from '../useCase.ts'
import { EarlierYears } from './EarlierYears.tsx'
import { answerLines } from './explain.ts'
import { PasteBox } from './PasteBox.tsx'
import { ResidenceReasons, ResidenceVerdict } from './ResidenceAnswer.tsx'
import { readResidence } from './readFields.ts'
import { StayRows } from './StayRows.tsx'
import { enteredResidence } from './summary.ts'

const years = Array.from(
  { length: toolLaw.residenceUntil.value - toolLaw.residenceFrom.value + 1 },
  (_, index) => toolLaw.residenceFrom.value + index,
)
const yearOptions = years.map(
  (year) => [String(year), texts.yearOption(taxYearName(year), dayText(firstDayOf(year)))] as const,
)

/** Changes fields of the residence tool in the case. */
function put(part: Partial<ResidenceFields>): void {
  changeCase((file) => ({ ...file, residence: { ...file.residence, ...part } }))
}

/** Adds stays to those typed before; rows left empty give way. */
function addStays(added: readonly TypedStay[]): void {
  changeCase((file) => {
    const typed = file.residence.stays.filter(({ arrival, departure }) => arrival || departure)
    return { ...file, residence: { ...file.residence, stays: [...typed, ...added] } }
  })
}

/** Residence: stays by date in, status by tax year out. */
export function ResidenceTool({ title }: { title: string }) {
  const fields = useCase().file.residence
  const { question, missing, refusals, incomeFault, stayFaults } = readResidence(fields)
  const found = question && answer(question)
  const typed = typedYear(fields.year)
  // The options stay while the year is refused: they count back from the one that an empty case asks about.
  const year = knowsResidence(typed) ? typed : taxYearFrom
  const form = (
    <>
      <Choice
        label={texts.year}
        value={fields.year}
        onValue={(chosen) => put({ year: chosen })}
        options={yearOptions}
      />
      <Choice
        label={texts.person}
        value={fields.person}
        onValue={(person) => put({ person })}
        options={Object.entries(texts.persons)}
        hint={texts.personHint}
      />
      <Choice
        label={texts.purpose}
        value={fields.purpose}
        onValue={(purpose) => put({ purpose })}
        options={Object.entries(texts.purposes)}
        hint={fields.purpose === 'crew' ? texts.crew : undefined}
      />
      <StayRows stays={fields.stays} faults={stayFaults} last={lastDayOf(year)} onStays={(stays) => put({ stays })} />
      <PasteBox onStays={addStays} />
      <Choice
        label={texts.complete}
        value={fields.completeYears}
        onValue={(completeYears) => put({ completeYears })}
        options={completeOptions(year)}
        hint={texts.completeHint}
      />
      <MoneyField
        label={texts.income}
        value={fields.income}
        onValue={(income) => put({ income })}
        fault={incomeFault}
        hint={texts.incomeHint}
      />
      <Choice
        label={texts.liable}
        value={fields.liable}
        onValue={(liable) => put({ liable })}
        options={Object.entries(texts.liables)}
        hint={texts.liableHint}
      />
      {found && <EarlierYears answer={found} declared={fields.declared} onDeclared={(declared) => put({ declared })} />}
    </>
  )
  return (
    <ToolLayout
      name="residence"
      rule={texts.rule}
      source={[texts.sources.new]}
      isAnswered={found !== undefined || refusals.length > 0}
      form={form}
      answer={
        <AnswerColumn
          name="residence"
          known={knownDays}
          title={title}
          entered={enteredResidence(fields)}
          answer={question && found ? answerLines(found, question) : refusals}
          reasons={question && found && <ResidenceReasons answer={found} question={question} />}
        >
          {question && found ? (
            <ResidenceVerdict answer={found} question={question} />
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

/** The longest list first. */
function completeOptions(year: number) {
  return Object.entries(texts.completeYears)
    .reverse()
    .map(([count, words]) => [count, texts.completeSince(dayText(firstDayOf(year - Number(count))), words)] as const)
}

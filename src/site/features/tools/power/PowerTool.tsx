import { language } from '#content/language.ts'
import { toolTexts } from '#content/texts/tools.ts'
import { powerTexts as texts } from '#content/tools/powerOfAttorney.ts'
import { dayText } from '#law/day.ts'
import { knownDays } from '#law/power/clocks.ts'
import { useToday } from '#ui/browser/useToday.ts'
import { AnswerColumn } from '../AnswerColumn.tsx'
import type { PowerFields } from '../caseFile.ts'
import { changeCase } from '../caseStore.ts'
import { chosenText, type Entered } from '../entered.ts'
import { Choice, Field } from '../Field.tsx'
import { ToolLayout } from '../Layout.tsx'
import { useCase } from '../useCase.ts'
import { answerLines } from './explain.ts'
import { PowerReasons, PowerVerdicts } from './PowerAnswer.tsx'
import { type ReadPower, readPower } from './readFields.ts'

function put(part: Partial<PowerFields>): void {
  changeCase((file) => ({ ...file, power: { ...file.power, ...part } }))
}

const countryOptions = Object.entries(texts.countries).sort(([a, one], [b, other]) =>
  // "Another country" comes last.
  a === 'other' || b === 'other'
    ? Number(a === 'other') - Number(b === 'other')
    : one.localeCompare(other, language.locale),
)

/** Powers of attorney and deeds signed abroad: route, stamping, registration. */
export function PowerTool({ title }: { title: string }) {
  const { file } = useCase()
  const fields = file.power
  const today = useToday()
  const read = readPower(fields)
  const isPlanned = (day: number | undefined) => today !== undefined && day !== undefined && day > today
  return (
    <ToolLayout
      name="power-of-attorney"
      rule={texts.rule}
      source={Object.values(texts.sources)}
      isAnswered={read.path !== undefined || read.clocks !== undefined}
      form={
        <>
          <Choice
            label={texts.document}
            value={fields.document}
            onValue={(document) => put({ document })}
            options={Object.entries(texts.documents)}
          />
          <Choice
            label={texts.country}
            value={fields.country}
            onValue={(country) => put({ country })}
            options={countryOptions}
          />
          <Choice
            label={texts.done}
            value={fields.done}
            onValue={(done) => put({ done })}
            options={Object.entries(texts.dones)}
          />
          <Field
            type="date"
            label={texts.signed}
            value={fields.signed}
            onValue={(signed) => put({ signed })}
            fault={read.faults.signed}
            hint={isPlanned(read.signed) && toolTexts.planned}
          />
          <Field
            type="date"
            label={texts.arrived}
            value={fields.arrived}
            onValue={(arrived) => put({ arrived })}
            fault={read.faults.arrived}
            hint={isPlanned(read.arrived) ? `${toolTexts.planned} ${texts.arrivedHint}` : texts.arrivedHint}
          />
        </>
      }
      answer={
        <AnswerColumn
          name="power-of-attorney"
          known={knownDays}
          title={title}
          entered={enteredPower(fields, read)}
          answer={answerLines(read.path, read.clocks)}
          reasons={
            <PowerReasons
              read={read}
              document={chosenText(texts.documents, fields.document)}
              paper={{ caseName: file.name, document: fields.document, signed: fields.signed }}
              today={today}
            />
          }
        >
          <PowerVerdicts read={read} country={fields.country} today={today} />
        </AnswerColumn>
      }
    />
  )
}

function enteredPower({ document, country, done, signed, arrived }: PowerFields, read: ReadPower): Entered[] {
  return [
    { label: texts.document, value: chosenText(texts.documents, document) },
    { label: texts.country, value: chosenText(texts.countries, country) },
    { label: texts.done, value: chosenText(texts.dones, done) },
    { label: texts.signed, value: read.signed === undefined ? signed : dayText(read.signed) },
    { label: texts.arrived, value: read.arrived === undefined ? arrived : dayText(read.arrived) },
  ].filter(({ value }) => value !== '')
}

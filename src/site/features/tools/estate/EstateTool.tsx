import { toolTexts } from '#content/texts/tools.ts'
import { estateTexts as texts } from '#content/tools/estate.ts'
import { type Family, type Heirs, knownDays, sharesOf } from '#law/estate/shares.ts'
import type { Paise } from '#law/money.ts'
import { Small } from '#ui/text/Text.tsx'
import { AnswerColumn } from '../AnswerColumn.tsx'
import type { EstateFields } from '../caseFile.ts'
import { changeCase } from '../caseStore.ts'
import { Choice, Field, MoneyField } from '../Field.tsx'
import { Paragraphs, Part, Pending, Steps, ToolLayout, Verdict } from '../Layout.tsx'
import { useCase } from '../useCase.ts'
import { BranchRows } from './BranchRows.tsx'
import { answerLines, estateSteps, refusalOf, verdictOf } from './explain.ts'
import { FamilyTree } from './FamilyTree.tsx'
import { readEstate } from './readFields.ts'
import { enteredEstate } from './summary.ts'

function put(part: Partial<EstateFields>): void {
  changeCase((file) => ({ ...file, estate: { ...file.estate, ...part } }))
}

/** Shares of an estate: the family in; the heirs by law with their shares out. */
export function EstateTool({ title }: { title: string }) {
  const fields = useCase().file.estate
  const { family, value, missing, faults, branchFaults } = readEstate(fields)
  const found = family && sharesOf(family)
  const who = fields.who === 'woman' ? 'woman' : 'man'
  const answers = Object.entries(texts.answers)
  return (
    <ToolLayout
      name="estate"
      rule={texts.rule}
      source={[texts.source]}
      isAnswered={family !== undefined}
      form={
        <>
          <Small>{texts.scope}</Small>
          <Choice
            label={texts.who}
            value={fields.who}
            onValue={(one) => put({ who: one })}
            options={Object.entries(texts.whos)}
          />
          <Field
            type="date"
            label={texts.died}
            value={fields.died}
            onValue={(died) => put({ died })}
            fault={faults.died}
            hint={texts.diedHint}
          />
          <Choice
            label={texts.spouse[who]}
            value={fields.spouse}
            onValue={(spouse) => put({ spouse })}
            options={answers}
          />
          {who === 'man' && (
            <Choice
              label={texts.mother}
              value={fields.mother}
              onValue={(mother) => put({ mother })}
              options={answers}
            />
          )}
          <Field
            inputMode="numeric"
            label={texts.sons}
            value={fields.sons}
            onValue={(sons) => put({ sons })}
            fault={faults.sons}
            hint={texts.countHint}
          />
          <Field
            inputMode="numeric"
            label={texts.daughters}
            value={fields.daughters}
            onValue={(daughters) => put({ daughters })}
            fault={faults.daughters}
          />
          <BranchRows branches={fields.branches} faults={branchFaults} onBranches={(branches) => put({ branches })} />
          <MoneyField
            label={texts.value}
            value={fields.value}
            onValue={(sum) => put({ value: sum })}
            fault={faults.value}
            hint={texts.valueHint}
          />
        </>
      }
      answer={
        <AnswerColumn
          name="estate"
          known={knownDays}
          title={title}
          entered={enteredEstate(fields)}
          answer={family ? answerLines(family, found, value) : []}
          reasons={family && found && <EstateReasons family={family} found={found} value={value} />}
        >
          {family && found ? (
            <EstateVerdict family={family} found={found} value={value} />
          ) : family ? (
            <Verdict title={refusalOf(family)} tone="open" />
          ) : (
            <Pending missing={missing} />
          )}
        </AnswerColumn>
      }
    />
  )
}

interface AnswerProps {
  family: Family
  found: readonly Heirs[]
  value: Paise | undefined
}

function EstateVerdict({ family, found, value }: AnswerProps) {
  const { title, lines } = verdictOf(found, family, value)
  return (
    <Verdict title={title} tone="settled">
      <Paragraphs lines={lines} />
    </Verdict>
  )
}

/** The family drawn, and the reasoning. */
function EstateReasons({ family, found, value }: AnswerProps) {
  return (
    <>
      <Part title={texts.family}>
        <FamilyTree family={family} found={found} value={value} />
      </Part>
      <Part title={toolTexts.reasoning}>
        <Steps steps={estateSteps(found, family)} source={[texts.source]} />
        <Small mt="2">{`${texts.read} ${texts.assumes}`}</Small>
      </Part>
    </>
  )
}

import { Grid } from '@chakra-ui/react'
import { toolTexts } from '#content/texts/tools.ts'
import { sendingTexts as texts } from '#content/tools/sending.ts'
import { Button } from '#ui/controls/Button.tsx'
import { emptySum, type SenderFields, type SumFields } from '../caseFile.ts'
import { Choice, Field, MoneyField } from '../Field.tsx'
import { Rows } from '../Rows.tsx'
import { isKind, isProperty, ownerOf, type ReadSending } from './readFields.ts'

interface SumRowsProps {
  sums: readonly SumFields[]
  people: readonly SenderFields[]
  faults: ReadSending['sumFaults']
  onSums: (sums: SumFields[]) => void
}

/** The sums, each with what it is and whose; sums can be added and removed. */
export function SumRows({ sums, people, faults, onSums }: SumRowsProps) {
  const owners = people.map(({ name }, index) => [String(index + 1), name.trim() || texts.person(index + 1)] as const)
  return (
    <Rows
      legend={texts.sums}
      hint={texts.sumsHint}
      rows={sums}
      // Whose the next sum is, is not known once there are several people.
      empty={people.length > 1 ? { ...emptySum, person: '' } : emptySum}
      addText={texts.addSum}
      onRows={onSums}
    >
      {({ kind, amount, paidIn, person }, { index, put, remove }) => (
        <Grid gap="4">
          <Choice
            label={texts.kind(index + 1)}
            value={kind}
            onValue={(value) => put({ kind: value })}
            options={Object.entries(texts.kinds)}
            fault={faults[index]?.kind}
            hint={isKind(kind) && texts.kindHints[kind]}
          />
          <MoneyField
            label={texts.amount(index + 1)}
            value={amount}
            onValue={(value) => put({ amount: value })}
            fault={faults[index]?.amount}
          />
          {isProperty(kind) && (
            <Field
              label={texts.paidIn(index + 1)}
              inputMode="decimal"
              value={paidIn}
              onValue={(value) => put({ paidIn: value })}
              fault={faults[index]?.paidIn}
              hint={texts.paidInHint}
            />
          )}
          {(people.length > 1 || ownerOf({ person }, people.length) === undefined) && (
            <Choice
              label={texts.owner(index + 1)}
              value={person}
              onValue={(value) => put({ person: value })}
              options={owners}
            />
          )}
          {sums.length > 1 && (
            <Button variant="plain" size="sm" justifySelf="start" onClick={remove}>
              {toolTexts.remove(texts.sum(index + 1))}
            </Button>
          )}
        </Grid>
      )}
    </Rows>
  )
}

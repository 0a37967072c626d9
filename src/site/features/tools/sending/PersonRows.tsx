import { Grid } from '@chakra-ui/react'
import { toolTexts } from '#content/texts/tools.ts'
import { sendingTexts as texts } from '#content/tools/sending.ts'
import type { Day } from '#law/day.ts'
import { dollarsTyped } from '#law/sending/dollars.ts'
import { cap } from '#law/sending/plan.ts'
import { taxYearOf } from '#law/taxYear.ts'
import { Button } from '#ui/controls/Button.tsx'
import { emptySender, type SenderFields } from '../caseFile.ts'
import { Field } from '../Field.tsx'
import { Rows } from '../Rows.tsx'
import { type ReadSending, sinceText } from './readFields.ts'

interface PersonRowsProps {
  people: readonly SenderFields[]
  faults: ReadSending['personFaults']
  /** The day to send from, and today, as far as they are known. */
  from: Day | undefined
  today: Day | undefined
  onPeople: (people: SenderFields[]) => void
  /** Called after the person at this place was taken away. */
  onRemoved: (index: number) => void
}

/** The people with what each has used of the cap; people can be added and removed. */
export function PersonRows({ people, faults, from, today, onPeople, onRemoved }: PersonRowsProps) {
  const isAhead = from !== undefined && today !== undefined && taxYearOf(from) > taxYearOf(today)
  return (
    <Rows
      legend={texts.people}
      hint={texts.peopleHint}
      rows={people}
      empty={emptySender}
      addText={texts.addPerson}
      onRows={onPeople}
    >
      {({ name, used }, { index, put, remove }) => (
        <Grid gap="4">
          <Field
            label={texts.personName(index + 1)}
            value={name}
            onValue={(value) => put({ name: value })}
            fault={faults[index]?.name}
          />
          <Field
            label={texts.used(index + 1, sinceText(from))}
            inputMode="numeric"
            value={used}
            onValue={(value) => put({ used: value })}
            fault={faults[index]?.used}
            hint={(dollarsTyped(used) ?? 0) >= cap ? texts.usedUp : isAhead ? texts.usedLater : texts.usedHint}
          />
          {people.length > 1 && (
            <Button
              variant="plain"
              size="sm"
              justifySelf="start"
              onClick={() => {
                remove()
                onRemoved(index)
              }}
            >
              {toolTexts.remove(texts.person(index + 1))}
            </Button>
          )}
        </Grid>
      )}
    </Rows>
  )
}

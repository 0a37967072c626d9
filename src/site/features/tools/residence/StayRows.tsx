import { Grid } from '@chakra-ui/react'
import { toolTexts } from '#content/texts/tools.ts'
import { residenceTexts as texts } from '#content/tools/residence.ts'
import { type Day, dayOf } from '#law/day.ts'
import type { StayFault, TypedStay } from '#law/residence/stays.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { Field } from '../Field.tsx'
import { Rows } from '../Rows.tsx'
import { stayFaultText } from './readFields.ts'

interface StayRowsProps {
  stays: readonly TypedStay[]
  faults: readonly StayFault[]
  /** Last day of the tax year. */
  last: Day
  onStays: (stays: TypedStay[]) => void
}

const emptyStay: TypedStay = { arrival: '', departure: '' }

/** The stays as pairs of date fields; rows can be added and removed. */
export function StayRows({ stays, faults, last, onStays }: StayRowsProps) {
  const faultOf = (row: number, field: keyof TypedStay) => {
    const found = faults.find((fault) => fault.row === row && fault.field === field)
    return found && stayFaultText(found)
  }
  return (
    <Rows
      legend={texts.stays}
      hint={texts.staysHint}
      rows={stays}
      empty={emptyStay}
      addText={texts.add}
      onRows={onStays}
    >
      {({ arrival, departure }, { index, put, remove }) => (
        <Grid
          gridTemplateColumns={{ base: 'minmax(0, 1fr) minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' }}
          gap="3"
          alignItems="start"
        >
          <Field
            type="date"
            label={texts.arrivalOf(index + 1)}
            value={arrival}
            onValue={(value) => put({ arrival: value })}
            fault={faultOf(index, 'arrival')}
            hint={
              arrival === '' ? departure !== '' && texts.noArrival : (dayOf(arrival) ?? last) > last && texts.afterYear
            }
          />
          <Field
            type="date"
            label={texts.departureOf(index + 1)}
            value={departure}
            onValue={(value) => put({ departure: value })}
            fault={faultOf(index, 'departure')}
            hint={departure === '' && arrival !== '' && texts.noDeparture}
          />
          <Button
            variant="plain"
            size="sm"
            aria-label={toolTexts.remove(texts.stay(index + 1))}
            onClick={remove}
            alignSelf={{ sm: 'end' }}
            minW="touch"
          >
            <Icon name="close" size="20px" />
          </Button>
        </Grid>
      )}
    </Rows>
  )
}

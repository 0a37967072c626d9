import { Box, chakra, Flex } from '@chakra-ui/react'
import { useRef } from 'react'
import { toolTexts } from '#content/texts/tools.ts'
import { residenceTexts as texts } from '#content/tools/residence.ts'
import type { StayFault, TypedStay } from '#tools/residence/stays.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { Small } from '#ui/text/Text.tsx'
import { Field } from '../Field.tsx'
import { stayFaultText } from './readFields.ts'

interface StayRowsProps {
  stays: readonly TypedStay[]
  faults: readonly StayFault[]
  onStays: (stays: TypedStay[]) => void
}

/** The stays as pairs of date fields; rows can be added and removed. */
export function StayRows({ stays, faults, onStays }: StayRowsProps) {
  // Rows have no identity but their place: what was typed is in the case, not in the row.
  const rows = stays.map((stay, row) => ({ stay, row }))
  const list = useRef<HTMLDivElement>(null)
  const faultOf = (row: number, field: keyof TypedStay) => {
    const found = faults.find((fault) => fault.row === row && fault.field === field)
    return found && stayFaultText(found)
  }
  const put = (row: number, field: keyof TypedStay, value: string) =>
    onStays(stays.map((stay, at) => (at === row ? { ...stay, [field]: value } : stay)))
  const remove = (row: number) => {
    const rest = stays.filter((_, at) => at !== row)
    onStays(rest.length > 0 ? rest : [{ arrival: '', departure: '' }])
    // The button that had focus is gone.
    list.current?.focus()
  }
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend textStyle="h3" p="0">
        {texts.stays}
      </chakra.legend>
      <Small mt="1" mb="3">
        {texts.staysHint}
      </Small>
      <Box ref={list} tabIndex={-1} outline="none" display="grid" gap="3">
        {rows.map(({ stay, row }) => (
          <Box
            key={row}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr) minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' }}
            gap="3"
            alignItems="start"
            p="3"
            bg="wash"
            borderRadius="tile"
          >
            <Field
              type="date"
              label={texts.arrivalOf(row + 1)}
              value={stay.arrival}
              onValue={(value) => put(row, 'arrival', value)}
              fault={faultOf(row, 'arrival')}
              hint={stay.arrival === '' && stay.departure !== '' && texts.noArrival}
            />
            <Field
              type="date"
              label={texts.departureOf(row + 1)}
              value={stay.departure}
              onValue={(value) => put(row, 'departure', value)}
              fault={faultOf(row, 'departure')}
              hint={stay.departure === '' && stay.arrival !== '' && texts.noDeparture}
            />
            <Button
              variant="plain"
              size="sm"
              aria-label={toolTexts.remove(texts.stay(row + 1))}
              onClick={() => remove(row)}
              alignSelf={{ sm: 'end' }}
              minW="touch"
            >
              <Icon name="close" size="20px" />
            </Button>
          </Box>
        ))}
      </Box>
      <Flex mt="3">
        <Button variant="line" size="sm" onClick={() => onStays([...stays, { arrival: '', departure: '' }])}>
          {texts.add}
        </Button>
      </Flex>
    </chakra.fieldset>
  )
}

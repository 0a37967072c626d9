import { Box, chakra, Flex } from '@chakra-ui/react'
import { useRef } from 'react'
import { toolTexts } from '#content/texts/tools.ts'
import { saleTexts as texts } from '#content/tools/selling.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Small } from '#ui/text/Text.tsx'
import { emptyOwner, type OwnerFields } from '../caseFile.ts'
import { Choice, Field } from '../Field.tsx'
import type { ReadSale } from './readFields.ts'

interface OwnerRowsProps {
  owners: readonly OwnerFields[]
  faults: ReadSale['ownerFaults']
  onOwners: (owners: OwnerFields[]) => void
}

/** The owners with their shares and investments; owners can be added and removed. */
export function OwnerRows({ owners, faults, onOwners }: OwnerRowsProps) {
  // Owners have no identity but their place: what was typed is in the case, not in the row.
  const rows = owners.map((owner, row) => ({ owner, row }))
  const list = useRef<HTMLDivElement>(null)
  const put = (row: number, part: Partial<OwnerFields>) =>
    onOwners(owners.map((owner, at) => (at === row ? { ...owner, ...part } : owner)))
  const remove = (row: number) => {
    onOwners(owners.filter((_, at) => at !== row))
    // The button that had focus is gone.
    list.current?.focus()
  }
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend textStyle="h3" p="0">
        {texts.owners}
      </chakra.legend>
      <Small mt="1" mb="3">
        {texts.ownersHint}
      </Small>
      <Box ref={list} tabIndex={-1} outline="none" display="grid" gap="3">
        {rows.map(({ owner, row }) => (
          <Box
            key={row}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}
            gap="4"
            alignItems="end"
            p="4"
            bg="wash"
            borderRadius="tile"
          >
            <Field
              label={texts.ownerName(row + 1)}
              autoComplete="off"
              value={owner.name}
              onValue={(name) => put(row, { name })}
            />
            <Field
              label={texts.ownerShare(row + 1)}
              autoComplete="off"
              value={owner.share}
              onValue={(share) => put(row, { share })}
              fault={faults[row]?.share}
            />
            <Choice
              label={texts.residence(row + 1)}
              value={owner.residence}
              onValue={(residence) => put(row, { residence })}
              options={Object.entries(texts.residences)}
            />
            <Choice
              label={texts.pan(row + 1)}
              value={owner.pan}
              onValue={(pan) => put(row, { pan })}
              options={Object.entries(texts.pans)}
            />
            <Field
              label={texts.house(row + 1)}
              inputMode="numeric"
              autoComplete="off"
              value={owner.house}
              onValue={(house) => put(row, { house })}
              fault={faults[row]?.house}
            />
            <Field
              label={texts.bonds(row + 1)}
              inputMode="numeric"
              autoComplete="off"
              value={owner.bonds}
              onValue={(bonds) => put(row, { bonds })}
              fault={faults[row]?.bonds}
            />
            {owners.length > 1 && (
              <Button variant="plain" size="sm" justifySelf="start" onClick={() => remove(row)}>
                {toolTexts.remove(texts.owner(row + 1))}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      <Flex mt="3">
        <Button variant="line" size="sm" onClick={() => onOwners([...owners, emptyOwner])}>
          {texts.addOwner}
        </Button>
      </Flex>
    </chakra.fieldset>
  )
}

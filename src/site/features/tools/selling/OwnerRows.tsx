import { Grid } from '@chakra-ui/react'
import { toolTexts } from '#content/texts/tools.ts'
import { saleTexts as texts } from '#content/tools/selling.ts'
import { Button } from '#ui/controls/Button.tsx'
import { emptyOwner, type OwnerFields } from '../caseFile.ts'
import { Choice, Field, MoneyField } from '../Field.tsx'
import { Rows } from '../Rows.tsx'
import type { ReadSale } from './readFields.ts'
import { sharedOut } from './sharedOut.ts'

interface OwnerRowsProps {
  owners: readonly OwnerFields[]
  faults: ReadSale['ownerFaults']
  onOwners: (owners: OwnerFields[]) => void
}

/** The owners with their shares and investments; owners can be added and removed. */
export function OwnerRows({ owners, faults, onOwners }: OwnerRowsProps) {
  return (
    <Rows
      legend={texts.owners}
      hint={texts.ownersHint}
      rows={owners}
      empty={emptyOwner}
      addText={texts.addOwner}
      onRows={(changed) => onOwners(changed.length === owners.length ? changed : sharedOut(owners, changed))}
    >
      {({ name, share, residence, pan, house, bonds }, { index, put, remove }) => (
        <Grid
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          gap="4"
          alignItems="end"
        >
          <Field label={texts.ownerName(index + 1)} value={name} onValue={(value) => put({ name: value })} />
          <Field
            label={texts.ownerShare(index + 1)}
            value={share}
            onValue={(value) => put({ share: value })}
            fault={faults[index]?.share}
          />
          <Choice
            label={texts.residence(index + 1)}
            value={residence}
            onValue={(value) => put({ residence: value })}
            options={Object.entries(texts.residences)}
            hint={texts.residenceHint}
          />
          <Choice
            label={texts.pan(index + 1)}
            value={pan}
            onValue={(value) => put({ pan: value })}
            options={Object.entries(texts.pans)}
          />
          <MoneyField
            label={texts.house(index + 1)}
            value={house}
            onValue={(value) => put({ house: value })}
            fault={faults[index]?.house}
          />
          <MoneyField
            label={texts.bonds(index + 1)}
            value={bonds}
            onValue={(value) => put({ bonds: value })}
            fault={faults[index]?.bonds}
          />
          {owners.length > 1 && (
            <Button variant="plain" size="sm" justifySelf="start" onClick={remove}>
              {toolTexts.remove(texts.owner(index + 1))}
            </Button>
          )}
        </Grid>
      )}
    </Rows>
  )
}

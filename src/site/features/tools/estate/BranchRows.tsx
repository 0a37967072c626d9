import { Grid } from '@chakra-ui/react'
import { toolTexts } from '#content/texts/tools.ts'
import { estateTexts as texts } from '#content/tools/estate.ts'
import { Button } from '#ui/controls/Button.tsx'
import { type BranchFields, emptyBranch } from '../caseFile.ts'
import { Choice, Field } from '../Field.tsx'
import { Rows } from '../Rows.tsx'

interface BranchRowsProps {
  branches: readonly BranchFields[]
  faults: readonly (string | undefined)[]
  onBranches: (branches: BranchFields[]) => void
}

/** The children who died before, each with those who stand in their place. */
export function BranchRows({ branches, faults, onBranches }: BranchRowsProps) {
  return (
    <Rows
      legend={texts.branches}
      hint={texts.branchesHint}
      rows={branches}
      empty={emptyBranch}
      addText={texts.addBranch}
      onRows={onBranches}
    >
      {({ child, widow, children }, { index, put, remove }) => (
        <Grid
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          gap="4"
          alignItems="end"
        >
          <Choice
            label={texts.child(index + 1)}
            value={child}
            onValue={(value) => put({ child: value })}
            options={Object.entries(texts.children)}
          />
          {child === 'son' && (
            <Choice
              label={texts.widow(index + 1)}
              value={widow}
              onValue={(value) => put({ widow: value })}
              options={Object.entries(texts.answers)}
            />
          )}
          {child !== 'none' && (
            <Field
              inputMode="numeric"
              label={texts.grandchildren(index + 1)}
              value={children}
              onValue={(value) => put({ children: value })}
              fault={faults[index]}
            />
          )}
          {branches.length > 1 && (
            <Button variant="plain" size="sm" justifySelf="start" onClick={remove}>
              {toolTexts.remove(texts.branch(index + 1))}
            </Button>
          )}
        </Grid>
      )}
    </Rows>
  )
}

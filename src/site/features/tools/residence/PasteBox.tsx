import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { residenceTexts as texts } from '#content/tools/residence.ts'
import { type LineFault, pastedStays } from '#law/residence/paste.ts'
import type { TypedStay } from '#law/residence/stays.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LongField } from '../Field.tsx'

/** Takes stays from pasted lines. Lines that cannot be read stay in the field, each with its fault. */
export function PasteBox({ onStays }: { onStays: (stays: TypedStay[]) => void }) {
  const [lines, setLines] = useState('')
  const [faults, setFaults] = useState<readonly LineFault[]>([])
  const [added, setAdded] = useState<number>()
  const read = () => {
    const found = pastedStays(lines)
    if (found.stays.length > 0) onStays(found.stays)
    setLines(found.faults.map(({ text }) => text).join('\n'))
    // The lines that were read are gone from the field.
    setFaults(found.faults.map((fault, index) => ({ ...fault, line: index + 1 })))
    setAdded(found.stays.length)
  }
  return (
    <chakra.details css={{ '& summary': { cursor: 'pointer', py: '2', textStyle: 'label' } }}>
      <summary>{texts.paste}</summary>
      <Box display="grid" gap="3" mt="2" justifyItems="start" css={{ '& > div': { w: 'full' } }}>
        <LongField label={texts.pasteLabel} hint={texts.pasteHint} rows={5} value={lines} onValue={setLines} />
        <Button variant="navy" size="sm" onClick={read}>
          {texts.pasteRead}
        </Button>
        <Box role="status" textStyle="meta">
          {added !== undefined && <chakra.p m="0">{texts.pasteAdded(added)}</chakra.p>}
          {faults.length > 0 && (
            <Box color="err">
              {texts.pasteFaults}
              <chakra.ul pl="1.2em" m="0">
                {faults.map(({ line, fault, date }) => (
                  <li key={line}>{texts.pasteFault[fault](line, date)}</li>
                ))}
              </chakra.ul>
            </Box>
          )}
        </Box>
      </Box>
    </chakra.details>
  )
}

import { Box, chakra } from '@chakra-ui/react'
import type { BlankName } from '#content/letterEntity.ts'
import { letterTexts as texts } from '#content/texts/letters.ts'
import { toolTexts } from '#content/texts/tools.ts'
import { unscripted } from '#ui/theme/scripted.ts'
import { changeCase } from '../caseStore.ts'
import { Field } from '../Field.tsx'
import { blankNames } from './fillBlanks.ts'

/** The blanks of all letters. Their fields need a script, so they are not there without one. */
export function Blanks({ blanks, isKept }: { blanks: Partial<Record<BlankName, string>>; isKept: boolean }) {
  return (
    <Box data-screen="">
      <h2 id="blanks">{texts.blanks}</h2>
      <p>{texts.blanksLead}</p>
      <chakra.details
        border="1px solid"
        borderColor="line"
        borderRadius="tile"
        px="5"
        py="2"
        css={unscripted({ display: 'none' })}
      >
        <chakra.summary minH="touch" display="list-item" py="3" cursor="pointer" color="link">
          {texts.open}
        </chakra.summary>
        <p>{isKept ? texts.openLead : `${texts.openLead} ${toolTexts.notKept}`}</p>
        <Box display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 13em), 1fr))" gap="4" pt="2" pb="5">
          {blankNames.map((name) => (
            <Field
              key={name}
              label={titled(texts.names[name])}
              autoComplete="off"
              value={blanks[name] ?? ''}
              onValue={(value) =>
                changeCase((before) => ({ ...before, letters: { ...before.letters, [name]: value } }))
              }
            />
          ))}
        </Box>
      </chakra.details>
    </Box>
  )
}

/** The name of a blank as a label. */
function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { updatesTexts as texts } from '#content/texts/updates.ts'
import { Button } from '#ui/controls/Button.tsx'
import { CornerCard } from '#ui/feedback/CornerCard.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { reload } from './reload.ts'
import { useVersionState, type VersionState } from './version.ts'
import { acceptVersion } from './watchVersions.ts'

/**
 * Announces a new version, and informs a tab that still runs the old one. Both can be dismissed until the next visit.
 */
export function UpdateCard() {
  const state = useVersionState()
  const [putOff, setPutOff] = useState<VersionState>()
  if (state === 'current' || state === putOff) return null
  if (state === 'updating') {
    return (
      <CornerCard data-version={state}>
        <Spinner label="" />
        {texts.updating}
      </CornerCard>
    )
  }
  const ready = state === 'ready'
  return (
    <CornerCard data-version={state}>
      <chakra.span flex="1">{ready ? texts.ready : texts.replaced}</chakra.span>
      <Flex gap="2" flex="none">
        <Button size="sm" onClick={ready ? acceptVersion : () => void reload()}>
          {ready ? texts.update : texts.reload}
        </Button>
        <Button variant="plain" size="sm" onClick={() => setPutOff(state)}>
          {ready ? texts.later : texts.keep}
        </Button>
      </Flex>
    </CornerCard>
  )
}

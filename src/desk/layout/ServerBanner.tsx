import { Flex } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { deskTexts as texts } from '#content/texts/staff/desk.ts'
import { offlineTexts } from '#content/texts/staff/offline.ts'
import { useOnline } from '#ui/browser/useOnline.ts'
import { waitToRetry } from '#ui/browser/waitToRetry.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { announceChange } from '../data/live.ts'
import { serverState } from '../data/serverState.ts'
import { duration } from '../data/times.ts'
import { keptAt } from '../offline/keeping.ts'
import { askSession } from '../session/startSession.ts'

/** Says that the server or its database is away, and asks after it until it answers; then what is shown loads again. */
export function ServerBanner() {
  const state = useSelector(serverState)
  const online = useOnline()
  const kept = useSelector(keptAt)
  const isAway = state !== 'ok'
  useEffect(() => {
    if (!isAway) return
    let mounted = true
    const ask = async () => {
      for (let failures = 1; mounted; failures += 1) {
        await waitToRetry(failures)
        if (mounted && (await askSession())) announceChange('ready')
      }
    }
    void ask()
    return () => {
      mounted = false
    }
  }, [isAway])
  const title = !online ? texts.offline : state === 'databaseAway' ? texts.databaseAway : texts.serverAway
  return (
    <Flex role="status" data-screen="" flex="none">
      {isAway && (
        <Flex
          flex="1"
          align="center"
          gap="3"
          px={{ base: '4', sm: '6' }}
          py="2"
          bg="waitBg"
          color="wait"
          textStyle="ui"
          borderBottom="1px dashed"
          borderColor="wait"
        >
          <Icon name="offline" size="20px" />
          <span>
            <strong>{title}</strong> <span>{kept === undefined ? texts.serverAwayText : keptText(kept)}</span>
          </span>
        </Flex>
      )}
    </Flex>
  )
}

/** How old what is shown may be. */
function keptText(at: string): string {
  const age = Date.now() - Date.parse(at)
  return age < 60_000 ? offlineTexts.keptNow : offlineTexts.keptFrom(duration(age))
}

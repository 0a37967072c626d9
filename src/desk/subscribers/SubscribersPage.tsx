import { Box, Grid } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { subscriberTexts as texts } from '#content/texts/staff/lists.ts'
import { newsletterTexts } from '#content/texts/staff/newsletters.ts'
import { type SubscriberCounts, subscriberStates } from '#contract/staff/operation.ts'
import { saveFile } from '#ui/browser/saveFile.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call, callForFile } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceFailure } from '../data/undo.ts'
import { useResource } from '../data/useResource.ts'
import { useSession } from '../data/useSession.ts'
import { ButtonLink } from '../layout/ButtonLink.tsx'
import { Figure } from '../layout/Figure.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'

/** How many people get the newsletter, and a list of them for its owner. */
export default function SubscribersPage() {
  const { may } = useSession()
  const load = useCallback((signal: AbortSignal) => call<SubscriberCounts>('subscribers', { signal }), [])
  const { data, error, reload } = useResource(load)
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveFile(await callForFile('exportSubscribers', { body: { state: 'confirmed' } }), 'subscribers.csv')
    } catch (reason) {
      announceFailure(errorText(reason))
    }
    setBusy(false)
  }
  return (
    <Screen
      title={texts.title}
      lede={texts.lede}
      tools={
        may('newsletters') && (
          <ButtonLink to="/newsletters" size="sm">
            {newsletterTexts.title}
          </ButtonLink>
        )
      }
    >
      {!data && <Loading error={error} retry={reload} />}
      {data && (
        <Grid templateColumns={{ base: '1fr 1fr', sm: 'repeat(3, 1fr)' }} gap="4" mb="8">
          {subscriberStates.map((state) => (
            <Figure key={state} name={texts.states[state]} value={data[state].toLocaleString('en-IN')} />
          ))}
        </Grid>
      )}
      {may('exportSubscribers') && (
        <Box maxW="measure">
          <Button variant="navy" size="sm" disabled={busy} onClick={() => void download()}>
            {texts.export}
          </Button>
          <Small mt="3" textStyle="meta">
            {texts.exportHint}
          </Small>
        </Box>
      )}
    </Screen>
  )
}

import { Box, Flex } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { pushTexts as texts } from '#content/texts/staff/push.ts'
import { type PushSettings, pushKindsOf } from '#contract/staff/push.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Small } from '#ui/text/Text.tsx'
import { CallError, call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { choosePush, endPush, pushAbility, startPush } from '../data/push.ts'
import { announceDone } from '../data/undo.ts'
import { useResource } from '../data/useResource.ts'
import { useSession } from '../data/useSession.ts'
import { Section } from '../enquiry/Section.tsx'
import { Alert } from '../layout/Alert.tsx'
import { Loading } from '../layout/Loading.tsx'
import { PushKinds } from './PushKinds.tsx'
import { QuietHoursForm } from './QuietHoursForm.tsx'

/** Whether this device is notified and of what, and when this member's devices stay silent. */
export function Notifications() {
  const session = useSession()
  const load = useCallback((signal: AbortSignal) => call<PushSettings>('pushSettings', { signal }), [])
  const { data, error, reload } = useResource(load)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const ability = pushAbility()
  const attempt = async (work: () => Promise<string>) => {
    setBusy(true)
    setProblem('')
    try {
      const done = await work()
      if (done) announceDone(done)
    } catch (reason) {
      setProblem(reason instanceof CallError ? errorText(reason) : texts.failed)
    }
    setBusy(false)
    reload()
  }
  const start = (publicKey: string) => async () => {
    const permission = await startPush(publicKey, session)
    if (permission === 'default') setProblem(texts.dismissed)
    return permission === 'granted' ? texts.started : ''
  }
  const end = async () => {
    await endPush()
    return texts.ended
  }
  return (
    <Box mt="10">
      <Section title={texts.title}>
        <Small mb="4" maxW="measure">
          {texts.lede}
        </Small>
        {!data && <Loading error={error} retry={reload} />}
        {data && ability !== 'possible' && (
          <Small mb="4" maxW="measure" fontWeight="semibold">
            {texts[ability]}
          </Small>
        )}
        {problem && <Alert text={problem} />}
        {data && ability === 'possible' && (
          <Flex wrap="wrap" align="center" gap="4" mb="8">
            {data.endpoint !== null && <Small>{texts.isOn}</Small>}
            <Button
              {...(data.endpoint === null ? { variant: 'navy' } : { variant: 'line', color: 'link' })}
              size="sm"
              disabled={busy}
              onClick={() => void attempt(data.endpoint === null ? start(data.publicKey) : end)}
            >
              {data.endpoint === null ? texts.start : texts.end}
            </Button>
          </Flex>
        )}
        {data && data.endpoint !== null && (
          <PushKinds
            choices={pushKindsOf(session.role)}
            kinds={data.kinds}
            isDisabled={busy}
            onChoose={(kinds) =>
              void attempt(async () => {
                await choosePush(kinds)
                return texts.kindsSaved
              })
            }
          />
        )}
        {data && <QuietHoursForm key={JSON.stringify(data.quiet)} quiet={data.quiet} onSaved={reload} />}
      </Section>
    </Box>
  )
}

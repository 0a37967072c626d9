import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { pushTexts as texts } from '#content/texts/staff/push.ts'
import type { QuietHours } from '#contract/staff/push.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { H3, Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { Alert } from '../layout/Alert.tsx'

interface QuietHoursFormProps {
  quiet: QuietHours | null
  onSaved: () => void
}

/** When this member's devices stay silent, by the clock of the device at hand. */
export function QuietHoursForm({ quiet, onSaved }: QuietHoursFormProps) {
  const [from, setFrom] = useState(quiet?.from ?? '22:00')
  const [to, setTo] = useState(quiet?.to ?? '07:00')
  const [error, setError] = useFailure()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const save = async (next: QuietHours | null) => {
    setError('')
    try {
      await call('saveQuietHours', { body: { quiet: next } })
      announceDone(next ? texts.quietSaved : texts.quietCleared)
      onSaved()
    } catch (reason) {
      setError(errorText(reason))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (from === to) setError(texts.sameTimes)
    else void save({ from, to, zone })
  }
  return (
    <chakra.form maxW="measure" onSubmit={submit}>
      <H3 mb="2">{texts.quietTitle}</H3>
      <Small mb="3">{quiet ? texts.quietLede : `${texts.quietLede} ${texts.noQuiet}`}</Small>
      <Flex gap="4" wrap="wrap">
        <LabelledField
          label={texts.from}
          type="time"
          required
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <LabelledField
          label={texts.to}
          type="time"
          required
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </Flex>
      <Small mt="2" textStyle="meta">
        {quiet && quiet.zone !== zone ? texts.otherZone(quiet.zone, zone) : texts.zone(zone)}
      </Small>
      {error && <Alert text={error} />}
      <Flex gap="3" wrap="wrap" mt="4">
        <Button type="submit" variant="navy" size="sm">
          {texts.saveQuiet}
        </Button>
        {quiet && (
          <Button variant="line" size="sm" color="link" onClick={() => void save(null)}>
            {texts.clearQuiet}
          </Button>
        )}
      </Flex>
    </chakra.form>
  )
}

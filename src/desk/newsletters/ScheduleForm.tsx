import { chakra, Flex, Grid } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import type { NewsletterItem } from '#contract/staff/newsletters.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { fieldsAt, momentAt, readerTimes, zoneName } from './readerTimes.ts'

const day = 86_400_000

interface ScheduleFormProps {
  newsletter: NewsletterItem
  /** The time zone of the office. */
  zone: string
  onSchedule: (at: { day: string; time: string }) => void
  onKeep: () => void
}

/** Asks for a day and a time of the office's clock, and says what that is for readers elsewhere. */
export function ScheduleForm({ newsletter: { state, sendAt }, zone, onSchedule, onKeep }: ScheduleFormProps) {
  const [at, setAt] = useState(() => {
    if (state === 'scheduled' && sendAt !== null) return fieldsAt(Date.parse(sendAt), zone)
    return { ...fieldsAt(Date.now() + day, zone), time: '10:00' }
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const moment = momentAt(at.day, at.time, zone)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSchedule(at)
  }
  return (
    <chakra.form
      ref={form}
      aria-label={texts.schedule}
      display="grid"
      gap="3"
      mt="4"
      maxW="measure"
      onSubmit={onSubmit}
    >
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <LabelledField
          label={texts.day}
          type="date"
          required
          value={at.day}
          onChange={({ currentTarget }) => setAt({ ...at, day: currentTarget.value })}
        />
        <LabelledField
          label={texts.time}
          type="time"
          required
          value={at.time}
          onChange={({ currentTarget }) => setAt({ ...at, time: currentTarget.value })}
        />
      </Grid>
      <Small>
        {[
          texts.byClock(zoneName(zone, moment ?? Date.now())),
          ...(moment === undefined ? [] : [texts.forReaders(readerTimes(moment))]),
        ].join(' ')}
      </Small>
      <Flex gap="3" wrap="wrap">
        <Button type="submit" variant="navy" size="sm">
          {texts.scheduleNow}
        </Button>
        <Button variant="line" size="sm" onClick={onKeep}>
          {deskTexts.cancel}
        </Button>
      </Flex>
    </chakra.form>
  )
}

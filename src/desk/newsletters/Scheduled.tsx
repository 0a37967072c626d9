import { Flex } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import type { NewsletterItem } from '#contract/staff/newsletters.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Paragraph, Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { Section } from '../enquiry/Section.tsx'
import { Alert } from '../layout/Alert.tsx'
import { readerTimes, timeIn, zoneName } from './readerTimes.ts'
import { ScheduleForm } from './ScheduleForm.tsx'
import { reachText, useReach } from './useReach.ts'

interface ScheduledProps {
  newsletter: NewsletterItem
  onChange: (newsletter: NewsletterItem) => void
}

/** A newsletter that begins by itself: when that is, here and for readers; until then it can be moved and taken back. */
export function Scheduled({ newsletter, onChange }: ScheduledProps) {
  const { id, version, sendAt, audience } = newsletter
  const { data: reach } = useReach(audience)
  const [isMoving, setMoving] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const move = useRef<HTMLButtonElement>(null)
  const run = async (work: () => Promise<NewsletterItem>, done: string) => {
    if (busy) return
    setBusy(true)
    setError('')
    try {
      onChange(await work())
      setMoving(false)
      move.current?.focus()
      announceDone(done)
    } catch (reason) {
      setError(errorText(reason))
    }
    setBusy(false)
  }
  const cancel = async () => {
    const taken = await call<NewsletterItem>('unscheduleNewsletter', { id })
    // This panel goes, and the button with it.
    document.getElementById('main')?.focus()
    return taken
  }
  const at = Date.parse(sendAt ?? '')
  return (
    <Section title={texts.when}>
      {reach && !Number.isNaN(at) && (
        <>
          <Paragraph>{texts.beginsAt(timeIn(reach.zone, at), zoneName(reach.zone, at))}</Paragraph>
          <Small mt="2">{texts.forReaders(readerTimes(at))}</Small>
          <Small mt="2">{texts.goesTo(reachText(reach))}</Small>
        </>
      )}
      <Small mt="2">{texts.scheduledHint}</Small>
      {error && <Alert text={error} />}
      <Flex gap="3" wrap="wrap" mt="4">
        <Button ref={move} variant="navy" size="sm" aria-disabled={busy || !reach} onClick={() => setMoving(true)}>
          {texts.changeTime}
        </Button>
        <Button variant="line" size="sm" aria-disabled={busy} onClick={() => void run(cancel, texts.unscheduled)}>
          {texts.unschedule}
        </Button>
      </Flex>
      {isMoving && reach && (
        <ScheduleForm
          newsletter={newsletter}
          zone={reach.zone}
          onSchedule={(time) =>
            void run(
              () => call<NewsletterItem>('scheduleNewsletter', { id, body: { version, ...time } }),
              texts.scheduled,
            )
          }
          onKeep={() => {
            setMoving(false)
            move.current?.focus()
          }}
        />
      )}
    </Section>
  )
}

import { Flex } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import type { NewsletterItem } from '#contract/staff/newsletters.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ConfirmQuestion } from '#ui/controls/ConfirmQuestion.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { useSession } from '../data/useSession.ts'
import { useStillHere } from '../data/useStillHere.ts'
import { Section } from '../enquiry/Section.tsx'
import { Alert } from '../layout/Alert.tsx'
import { ScheduleForm } from './ScheduleForm.tsx'
import { reachText, useReach, withoutText } from './useReach.ts'

interface SendPanelProps {
  newsletter: NewsletterItem
  /** The text is not saved: the newsletter that would be sent is not the one on the screen. */
  isDirty: boolean
  onSent: (newsletter: NewsletterItem) => void
}

/** Sends a draft: to oneself first, then, after a question that names how many, to its audience, now or at a chosen time. */
export function SendPanel({ newsletter, isDirty, onSent }: SendPanelProps) {
  const { id, version } = newsletter
  const { address } = useSession()
  const navigate = useNavigate()
  const stillHere = useStillHere()
  const { data } = useReach(newsletter.audience)
  const [asked, setAsked] = useState<'send' | 'schedule' | 'remove'>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const askers = {
    send: useRef<HTMLButtonElement>(null),
    schedule: useRef<HTMLButtonElement>(null),
    remove: useRef<HTMLButtonElement>(null),
  }
  const ask = (question: keyof typeof askers) => {
    if (!busy) setAsked(question)
  }
  /** Ends a question. Its buttons go, so the focus returns to the one that asked it. */
  const settle = () => {
    if (asked) askers[asked].current?.focus()
    setAsked(undefined)
  }
  const confirm = (work: () => Promise<void>) => {
    settle()
    void run(work)
  }
  /** This panel is about to go, and the focus with it unless it is elsewhere. */
  const leave = () => {
    const isHere = Object.values(askers).some(({ current }) => current === document.activeElement)
    if (isHere) document.getElementById('main')?.focus()
  }
  const run = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setError('')
    await work().catch((reason: unknown) => setError(errorText(reason)))
    setBusy(false)
  }
  const test = async () => {
    setAsked(undefined)
    await call('testNewsletter', { id })
    announceDone(texts.tested(address))
  }
  const send = async () => {
    const sent = await call<NewsletterItem>('sendNewsletter', { id, body: { version } })
    leave()
    onSent(sent)
    announceDone(texts.started)
  }
  const schedule = async (at: { day: string; time: string }) => {
    const scheduled = await call<NewsletterItem>('scheduleNewsletter', { id, body: { version, ...at } })
    // Only now: the day and the time that were chosen stay where the server did not take them.
    settle()
    leave()
    onSent(scheduled)
    announceDone(texts.scheduled)
  }
  const remove = async () => {
    const isHere = stillHere()
    await call('removeNewsletter', { id, body: { version } })
    announceDone(texts.removed)
    leave()
    if (isHere()) await navigate({ to: '/newsletters' })
  }
  return (
    <Section title={texts.sending}>
      <Small maxW="measure">{isDirty ? texts.saveFirst : texts.sendHint}</Small>
      {data && (
        <Small maxW="measure" mt="2">
          {[texts.goesTo(reachText(data)), ...withoutText(data, newsletter.translations)].join(' ')}
        </Small>
      )}
      {error && <Alert text={error} />}
      <Flex gap="3" wrap="wrap" mt="4">
        <Button
          variant="navy"
          size="sm"
          disabled={isDirty}
          aria-disabled={busy || isDirty}
          onClick={() => void run(test)}
        >
          {texts.test}
        </Button>
        <Button
          ref={askers.send}
          size="sm"
          disabled={isDirty || !data}
          aria-disabled={busy || isDirty || !data}
          onClick={() => ask('send')}
        >
          {texts.send}
        </Button>
        <Button
          ref={askers.schedule}
          variant="line"
          size="sm"
          color="link"
          disabled={isDirty || !data}
          aria-disabled={busy || isDirty || !data}
          onClick={() => ask('schedule')}
        >
          {texts.schedule}
        </Button>
        <Button
          ref={askers.remove}
          variant="line"
          size="sm"
          color="err"
          aria-disabled={busy}
          onClick={() => ask('remove')}
        >
          {texts.remove}
        </Button>
      </Flex>
      {asked === 'send' && data && !isDirty && (
        <ConfirmQuestion
          key="send"
          question={texts.sendQuestion(data.readers)}
          confirm={texts.sendNow}
          keep={texts.keep}
          onConfirm={() => confirm(send)}
          onKeep={settle}
        />
      )}
      {asked === 'schedule' && data && !isDirty && (
        <ScheduleForm
          newsletter={newsletter}
          zone={data.zone}
          onSchedule={(at) => void run(() => schedule(at))}
          onKeep={settle}
        />
      )}
      {asked === 'remove' && (
        <ConfirmQuestion
          key="remove"
          question={texts.removeQuestion}
          confirm={texts.remove}
          keep={texts.keep}
          onConfirm={() => confirm(remove)}
          onKeep={settle}
        />
      )}
    </Section>
  )
}

import { Flex } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import type { NewsletterItem } from '#contract/staff/newsletters.ts'
import type { SubscriberCounts } from '#contract/staff/subscribers.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ConfirmQuestion } from '#ui/controls/ConfirmQuestion.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { useResource } from '../data/useResource.ts'
import { useSession } from '../data/useSession.ts'
import { Section } from '../enquiry/Section.tsx'
import { Alert } from '../layout/Alert.tsx'

interface SendPanelProps {
  newsletter: NewsletterItem
  /** The text is not saved: the newsletter that would be sent is not the one on the screen. */
  isDirty: boolean
  onSent: (newsletter: NewsletterItem) => void
}

/** Sends a draft: to oneself first, then, after a question that names how many, to everybody who is subscribed. */
export function SendPanel({ newsletter: { id, version }, isDirty, onSent }: SendPanelProps) {
  const { address } = useSession()
  const navigate = useNavigate()
  const load = useCallback((signal: AbortSignal) => call<SubscriberCounts>('subscribers', { signal }), [])
  const { data } = useResource(load)
  const [asked, setAsked] = useState<'send' | 'remove'>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const askers = { send: useRef<HTMLButtonElement>(null), remove: useRef<HTMLButtonElement>(null) }
  const ask = (question: 'send' | 'remove') => {
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
    setAsked(undefined)
    setBusy(true)
    setError('')
    await work().catch((reason: unknown) => setError(errorText(reason)))
    setBusy(false)
  }
  const test = async () => {
    await call('testNewsletter', { id })
    announceDone(texts.tested(address))
  }
  const send = async () => {
    const sent = await call<NewsletterItem>('sendNewsletter', { id, body: { version } })
    leave()
    onSent(sent)
    announceDone(texts.started)
  }
  const remove = async () => {
    await call('removeNewsletter', { id })
    announceDone(texts.removed)
    leave()
    await navigate({ to: '/newsletters' })
  }
  return (
    <Section title={texts.sending}>
      <Small maxW="measure">{isDirty ? texts.saveFirst : texts.sendHint}</Small>
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
          question={texts.sendQuestion(data.confirmed)}
          confirm={texts.sendNow}
          keep={texts.keep}
          onConfirm={() => confirm(send)}
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

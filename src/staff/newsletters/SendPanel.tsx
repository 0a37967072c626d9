import { Flex } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import type { NewsletterItem } from '#contract/staff/newsletters.ts'
import type { SubscriberCounts } from '#contract/staff/operation.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ConfirmQuestion } from '#ui/controls/ConfirmQuestion.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone } from '../data/undo.ts'
import { useResource } from '../data/useResource.ts'
import { useSession } from '../data/useSession.ts'
import { Section } from '../enquiry/Section.tsx'
import { Alert } from '../layout/Alert.tsx'

interface SendPanelProps {
  newsletter: NewsletterItem
  /** What was typed is not saved: what would be sent is not what is on the screen. */
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
  const [error, setError] = useState('')
  const run = async (work: () => Promise<void>) => {
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
    onSent(await call<NewsletterItem>('sendNewsletter', { id, body: { version } }))
    announceDone(texts.started)
  }
  const remove = async () => {
    await call('removeNewsletter', { id })
    announceDone(texts.removed)
    await navigate({ to: '/newsletters' })
  }
  return (
    <Section title={texts.sending}>
      <Small maxW="measure">{isDirty ? texts.saveFirst : texts.sendHint}</Small>
      {error && <Alert text={error} />}
      <Flex gap="3" wrap="wrap" mt="4">
        <Button variant="navy" size="sm" disabled={busy || isDirty} onClick={() => void run(test)}>
          {texts.test}
        </Button>
        <Button size="sm" disabled={busy || isDirty || !data} onClick={() => setAsked('send')}>
          {texts.send}
        </Button>
        <Button variant="line" size="sm" color="err" disabled={busy} onClick={() => setAsked('remove')}>
          {texts.remove}
        </Button>
      </Flex>
      {asked === 'send' && data && !isDirty && (
        <ConfirmQuestion
          key="send"
          question={texts.sendQuestion(data.confirmed)}
          confirm={texts.sendNow}
          keep={texts.keep}
          onConfirm={() => void run(send)}
          onKeep={() => setAsked(undefined)}
        />
      )}
      {asked === 'remove' && (
        <ConfirmQuestion
          key="remove"
          question={texts.removeQuestion}
          confirm={texts.remove}
          keep={texts.keep}
          onConfirm={() => void run(remove)}
          onKeep={() => setAsked(undefined)}
        />
      )}
    </Section>
  )
}

import { Box, Flex } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { mailTexts as texts } from '#content/texts/staff/mails.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { EnquiryItem, EnquiryPage } from '#contract/staff/enquiries.ts'
import type { HeldMail } from '#contract/staff/messages.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { H2 } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { exactly } from '../data/times.ts'
import { announceDone, announceFailure } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { useStillHere } from '../data/useStillHere.ts'
import { Attachments } from '../enquiry/Attachments.tsx'
import { LongText } from '../enquiry/LongText.tsx'
import { Alert } from '../layout/Alert.tsx'
import { Card } from '../layout/Card.tsx'

interface MailCardProps {
  mail: HeldMail
  reload: () => void
}

/** One email that waits, and where it can go. */
export function MailCard({ mail, reload }: MailCardProps) {
  const { id, from, subject, text, because, suggestion, at, attachments } = mail
  const navigate = useNavigate()
  const stillHere = useStillHere()
  const [busy, setBusy] = useState(false)
  /** Of a new enquiry: pressed again after a lost answer, it is the same one. */
  const [key] = useState(uuidv7)
  const act = async (work: () => Promise<unknown>, done: string) => {
    if (busy) return
    setBusy(true)
    try {
      await work()
      announceDone(done)
      reload()
    } catch (error) {
      announceFailure(errorText(error))
      setBusy(false)
    }
  }
  const attach = (enquiryId: string, reference: string) =>
    act(() => call('attachMail', { id, body: { enquiryId } }), texts.attached(reference))
  const makeEnquiry = () =>
    act(async () => {
      const isHere = stillHere()
      const body = { channel: 'mail', name: from.name, email: from.address, mailId: id }
      const made = await call<EnquiryItem>('createEnquiry', { body, key })
      if (isHere()) await navigate({ to: '/enquiries/$id', params: { id: made.id } })
    }, texts.made)
  return (
    <Card>
      <H2 textStyle="h3" overflowWrap="anywhere">
        <bdi>{from.name || from.address || texts.noSender}</bdi>
      </H2>
      <Box textStyle="meta" color="ink2" mb="2" overflowWrap="anywhere">
        {`${from.address}, ${exactly(at)}`}
      </Box>
      <Box textStyle="label" color={because === 'unknown' ? 'wait' : 'err'} mb="2">
        {texts.because[because]}
      </Box>
      {subject && (
        <Box textStyle="label" mb="1" overflowWrap="anywhere">
          <bdi>{subject}</bdi>
        </Box>
      )}
      <Box textStyle="small" maxH="16rem" overflowY="auto" tabIndex={0} role="group" aria-label={enquiryTexts.message}>
        <LongText text={text} />
      </Box>
      <Attachments files={attachments} />
      <Flex wrap="wrap" gap="2" mt="4">
        {suggestion && (
          <Button size="sm" disabled={busy} onClick={() => void attach(suggestion.id, suggestion.reference)}>
            {texts.attachTo(suggestion.reference, suggestion.name)}
          </Button>
        )}
        <Button variant="line" size="sm" color="link" disabled={busy} onClick={() => void makeEnquiry()}>
          {texts.makeEnquiry}
        </Button>
        <Button
          variant="line"
          size="sm"
          color="err"
          disabled={busy}
          onClick={() => void act(() => call('removeMail', { id }), texts.removed)}
        >
          {texts.remove}
        </Button>
      </Flex>
      <OtherEnquiry onFound={(enquiry) => void attach(enquiry.id, enquiry.reference)} />
    </Card>
  )
}

/** Finds an enquiry by its reference. */
function OtherEnquiry({ onFound }: { onFound: (enquiry: EnquiryItem) => void }) {
  const [reference, setReference] = useState('')
  const [error, setError] = useFailure()
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const sought = reference.trim()
    setError('')
    try {
      const { items } = await call<EnquiryPage>('enquiries', { body: { text: sought } })
      const found = items.find((item) => plain(item.reference) === plain(sought))
      if (found) onFound(found)
      else setError(texts.noSuchEnquiry)
    } catch (reason) {
      setError(errorText(reason))
    }
  }
  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <Flex align="end" wrap="wrap" gap="2" mt="4">
        <LabelledField
          label={texts.reference}
          required
          maxLength={40}
          minH="touch"
          py="1"
          fontSize="1rem"
          autoComplete="off"
          value={reference}
          onChange={({ currentTarget }) => setReference(currentTarget.value)}
        />
        <Button type="submit" variant="navy" size="sm">
          {texts.attach}
        </Button>
      </Flex>
      {error && <Alert text={error} />}
    </form>
  )
}

function plain(reference: string): string {
  return reference.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
}

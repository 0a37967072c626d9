import { chakra, Flex } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { serviceCards } from '#content/services.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { newEnquiryTexts as texts } from '#content/texts/staff/inbox.ts'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import type { NewEnquiry as NewEnquiryBody } from '#contract/staff/messages.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { useDraft } from '../data/drafts.ts'
import { announceChange } from '../data/live.ts'
import { announceDone } from '../data/undo.ts'
import { useSession } from '../data/useSession.ts'
import { useStillHere } from '../data/useStillHere.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'
import { dialogStyle } from '../layout/dialogStyle.ts'

const channels = ['phone', 'whatsApp', 'visit', 'mail'] as const
const draft = 'new-enquiry'

/** Takes down an enquiry that came by phone, chat, email or at the door. What is typed is kept until it is saved. */
export function NewEnquiry({ onClose }: { onClose: () => void }) {
  const { address } = useSession()
  const navigate = useNavigate()
  const stillHere = useStillHere()
  // Kept like the words: saved again after a lost answer, it is the same enquiry only with the same choices.
  const [keptChannel, setChannel, clearChannel] = useDraft(`${draft}:channel`)
  const [service, setService, clearService] = useDraft(`${draft}:service`)
  const channel = channels.find((one) => one === keptChannel) ?? 'phone'
  const [name, setName, clearName] = useDraft(`${draft}:name`)
  const [email, setEmail, clearEmail] = useDraft(`${draft}:email`)
  const [contactNumber, setNumber, clearNumber] = useDraft(`${draft}:number`)
  const [message, setMessage, clearMessage] = useDraft(`${draft}:message`)
  const body: NewEnquiryBody = { channel, name, email, contactNumber, message, service, assignee: address }
  const words = JSON.stringify(body)
  const { onSubmit, isDisabled, error } = useSubmit(draft, message.trim() && words, async (_, key) => {
    const isHere = stillHere()
    const made = await call<EnquiryItem>('createEnquiry', { body, key })
    clearChannel(keptChannel)
    clearService(service)
    clearName(name)
    clearEmail(email)
    clearNumber(contactNumber)
    clearMessage(message)
    announceDone(texts.made(made.reference))
    announceChange({ kind: 'enquiry', id: made.id, what: 'new' })
    onClose()
    if (isHere()) await navigate({ to: '/enquiries/$id', params: { id: made.id } })
  })
  return (
    <Modal onClose={onClose} aria-labelledby="new-enquiry" {...dialogStyle}>
      <H2 id="new-enquiry">{texts.title}</H2>
      <Small mt="2" mb="4">
        {texts.text}
      </Small>
      <chakra.form display="grid" gap="3" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} onSubmit={onSubmit}>
        <Choice
          labelled
          label={enquiryTexts.channel}
          value={channel}
          options={channels.map((value) => ({ value, text: enquiryTexts.channels[value] }))}
          onChoose={setChannel}
        />
        <Choice
          labelled
          label={enquiryTexts.service}
          value={service}
          options={[
            { value: '', text: texts.noService },
            ...serviceCards.map(({ path, title }) => ({ value: path, text: title })),
          ]}
          onChoose={setService}
        />
        <LabelledField
          wide
          label={enquiryTexts.name}
          maxLength={300}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <LabelledField
          label={enquiryTexts.email}
          type="email"
          maxLength={254}
          autoComplete="off"
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <LabelledField
          label={enquiryTexts.phone}
          type="tel"
          maxLength={300}
          autoComplete="off"
          value={contactNumber}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
        <LabelledField
          wide
          label={texts.message}
          rows={5}
          required
          maxLength={100_000}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <Flex gridColumn="1 / -1" direction="column" gap="2">
          {error && <Alert text={error} />}
          <Flex gap="3" wrap="wrap">
            <Button type="submit" size="sm" disabled={isDisabled}>
              {texts.save}
            </Button>
            <Button variant="plain" size="sm" onClick={onClose}>
              {deskTexts.cancel}
            </Button>
          </Flex>
        </Flex>
      </chakra.form>
    </Modal>
  )
}

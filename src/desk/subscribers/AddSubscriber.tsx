import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { subscriberTexts as texts } from '#content/texts/staff/lists.ts'
import { consentWays, type NewSubscriber } from '#contract/staff/subscribers.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'
import { dialogStyle } from '../layout/dialogStyle.ts'

interface AddSubscriberProps {
  onClose: () => void
  onAdded: () => void
}

/** Adds an address: its owner is asked by email, or the member states how they agreed. */
export function AddSubscriber({ onClose, onAdded }: AddSubscriberProps) {
  const [email, setEmail] = useState('')
  const [chosen, setChosen] = useState('ask')
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const way = consentWays.find((one) => one === chosen)
  const isWhole = email.trim() !== '' && (way === undefined || note.trim() !== '')
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !isWhole) return
    setBusy(true)
    setError('')
    try {
      const body: NewSubscriber = { email, consent: way === undefined ? null : { way, note } }
      await call('addSubscriber', { body })
      announceDone(way === undefined ? texts.asking : texts.added)
      onAdded()
    } catch (reason) {
      setError(errorText(reason))
      setBusy(false)
    }
  }
  return (
    <Modal onClose={onClose} aria-labelledby="add-subscriber" {...dialogStyle}>
      <H2 id="add-subscriber">{texts.addTitle}</H2>
      <chakra.form display="grid" gap="4" mt="4" onSubmit={(event: FormEvent) => void onSubmit(event)}>
        <LabelledField
          label={texts.email}
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <Choice
          labelled
          label={texts.consent}
          value={chosen}
          options={(['ask', ...consentWays] as const).map((value) => ({ value, text: texts.consents[value] }))}
          onChoose={setChosen}
        />
        {way === undefined ? (
          <Small>{texts.askHint}</Small>
        ) : (
          <div>
            <LabelledField
              label={texts.note}
              rows={3}
              required
              dir="auto"
              maxLength={500}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
            <Small mt="2">{texts.noteHint}</Small>
          </div>
        )}
        {error && <Alert text={error} />}
        <Flex gap="3" wrap="wrap">
          <Button type="submit" variant="navy" size="sm" disabled={busy || !isWhole}>
            {texts.addNow}
          </Button>
          <Button variant="plain" size="sm" onClick={onClose}>
            {deskTexts.cancel}
          </Button>
        </Flex>
      </chakra.form>
    </Modal>
  )
}

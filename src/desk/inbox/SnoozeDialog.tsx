import { Flex } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { snoozeTexts as texts } from '#content/texts/staff/inbox.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { laters, laterThan, morningOf } from '../data/later.ts'
import { exactly } from '../data/times.ts'
import { Tool } from '../enquiry/tools.ts'
import { dialogStyle } from '../layout/dialogStyle.ts'

interface SnoozeDialogProps {
  /** Whether it is put off already, so that it can be taken up again. */
  isSnoozed: boolean
  onChoose: (until: string | null) => void
  onClose: () => void
}

/** Asks until when an enquiry is put off. */
export function SnoozeDialog({ isSnoozed, onChoose, onClose }: SnoozeDialogProps) {
  const [day, setDay] = useState('')
  const then = morningOf(day, Date.now())
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (then) onChoose(then.toISOString())
  }
  return (
    <Modal onClose={onClose} closesOnBackdrop aria-labelledby="snooze" {...dialogStyle}>
      <H2 id="snooze">{texts.title}</H2>
      <Small mt="2" mb="4">
        {texts.text}
      </Small>
      <Flex direction="column" gap="2">
        {laters.map((name) => {
          const until = laterThan(Date.now(), name)
          return (
            <Tool key={name} justifyContent="space-between" onClick={() => onChoose(until.toISOString())}>
              <span>{texts.laters[name]}</span>
              <span>{exactly(until.toISOString())}</span>
            </Tool>
          )
        })}
        {isSnoozed && <Tool onClick={() => onChoose(null)}>{texts.noLonger}</Tool>}
      </Flex>
      <form onSubmit={onSubmit}>
        <Flex align="end" wrap="wrap" gap="3" mt="4">
          <LabelledField
            label={texts.day}
            type="date"
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
          <Button type="submit" variant="navy" size="sm" disabled={!then}>
            {texts.choose}
          </Button>
          <Button variant="plain" size="sm" onClick={onClose}>
            {deskTexts.cancel}
          </Button>
        </Flex>
      </form>
    </Modal>
  )
}

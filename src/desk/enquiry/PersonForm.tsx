import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { EnquiryDetail, EnquiryItem } from '#contract/staff/enquiries.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { CallError, call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { Alert } from '../layout/Alert.tsx'

interface PersonFormProps {
  enquiry: EnquiryDetail
  onDone: () => void
}

/** Corrects who wrote: an address that cannot be written to, a number without its country. */
export function PersonForm({ enquiry, onDone }: PersonFormProps) {
  const { id, version } = enquiry
  const before = { name: enquiry.name, email: enquiry.email, contactNumber: enquiry.contactNumber }
  const [person, setPerson] = useState(before)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const save = (body: typeof before & { version: number }) => call<EnquiryItem>('changePerson', { id, body })
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError('')
    try {
      const changed = await save({ ...person, version })
      announceDone(texts.personSaved, async () => {
        await save({ ...before, version: changed.version })
        announceChange({ kind: 'enquiry', id, what: 'changed' })
      })
      announceChange({ kind: 'enquiry', id, what: 'changed' })
      onDone()
    } catch (reason) {
      setError(reason instanceof CallError && reason.status === 409 ? texts.personConflict : errorText(reason))
      setBusy(false)
    }
  }
  const fields = [
    { key: 'name', label: texts.name, most: 300, type: 'text' },
    { key: 'email', label: texts.email, most: 254, type: 'email' },
    { key: 'contactNumber', label: texts.phone, most: 300, type: 'tel' },
  ] as const
  return (
    <chakra.form display="grid" gap="3" noValidate onSubmit={(event: FormEvent) => void onSubmit(event)}>
      {fields.map(({ key, label, most, type }) => (
        <LabelledField
          key={key}
          label={label}
          type={type}
          maxLength={most}
          minH="touch"
          py="1"
          fontSize="1rem"
          autoComplete="off"
          value={person[key]}
          onChange={({ currentTarget }) => setPerson({ ...person, [key]: currentTarget.value })}
        />
      ))}
      {error && <Alert text={error} />}
      <Flex gap="2" wrap="wrap">
        <Button type="submit" variant="navy" size="sm" disabled={busy}>
          {texts.savePerson}
        </Button>
        <Button variant="plain" size="sm" onClick={onDone}>
          {deskTexts.cancel}
        </Button>
      </Flex>
    </chakra.form>
  )
}

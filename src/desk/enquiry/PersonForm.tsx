import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { EnquiryConflict, EnquiryDetail, EnquiryItem } from '#contract/staff/enquiries.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { CallError, call } from '../data/call.ts'
import { readDraft, useDraft } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { Alert } from '../layout/Alert.tsx'

const fields = [
  { key: 'name', label: texts.name, most: 300, type: 'text' },
  { key: 'email', label: texts.email, most: 254, type: 'email' },
  { key: 'contactNumber', label: texts.phone, most: 300, type: 'tel' },
] as const

interface PersonFormProps {
  enquiry: EnquiryDetail
  onDone: () => void
}

type Person = Pick<EnquiryItem, 'name' | 'email' | 'contactNumber'>

/** Corrects who wrote: an address that cannot be written to, a number without its country. What is typed is kept until it is saved or cancelled. */
export function PersonForm({ enquiry, onDone }: PersonFormProps) {
  const { id } = enquiry
  // As it was when the form was filled with it: under a newer version, the fields would take back what a colleague corrected.
  const [opened] = useState({ base: versionOf(enquiry), person: personOf(enquiry) })
  const draft = personDraft(id)
  const [kept, keep] = useDraft(draft)
  const { base, person } = kept ? (JSON.parse(kept) as typeof opened) : opened
  const put = (next: typeof opened) => keep(JSON.stringify(next))
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const save = (body: Person & { version: number }) => call<EnquiryItem>('changePerson', { id, body })
  /** Goes on from what a colleague saved; what was typed here stays. */
  const takeOver = (theirs: EnquiryItem) => {
    const since = readDraft(draft)
    const typed = since ? (JSON.parse(since) as typeof opened).person : person
    const untouched = fields.filter(({ key }) => typed[key] === base[key])
    const taken = Object.fromEntries(untouched.map(({ key }) => [key, theirs[key]]))
    put({ base: versionOf(theirs), person: { ...typed, ...taken } })
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError('')
    try {
      const changed = await save({ ...person, version: base.version })
      announceDone(texts.personSaved, async () => {
        await save({ ...personOf(base), version: changed.version })
        announceChange({ kind: 'enquiry', id, what: 'changed' })
      })
      announceChange({ kind: 'enquiry', id, what: 'changed' })
      // Typed while it was saved: that stays, over what was saved.
      const since = readDraft(draft)
      if (since && since !== kept) {
        put({ ...(JSON.parse(since) as typeof opened), base: versionOf(changed) })
        return setBusy(false)
      }
      keep('')
      onDone()
    } catch (reason) {
      const isConflict = reason instanceof CallError && reason.status === 409
      if (isConflict) takeOver((reason.body as EnquiryConflict).theirs)
      setError(isConflict ? texts.personConflict : errorText(reason))
      setBusy(false)
    }
  }
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
          onChange={({ currentTarget }) => put({ base, person: { ...person, [key]: currentTarget.value } })}
        />
      ))}
      {error && <Alert text={error} />}
      <Flex gap="2" wrap="wrap">
        <Button type="submit" variant="navy" size="sm" disabled={busy}>
          {texts.savePerson}
        </Button>
        <Button
          variant="plain"
          size="sm"
          onClick={() => {
            keep('')
            onDone()
          }}
        >
          {deskTexts.cancel}
        </Button>
      </Flex>
    </chakra.form>
  )
}

/** The name of the draft of a correction. It goes with the enquiry (offline/goneDrafts.ts). */
export function personDraft(id: string): string {
  return `correction:${id}`
}

function versionOf(item: Person & { version: number }) {
  return { ...personOf(item), version: item.version }
}

function personOf({ name, email, contactNumber }: Person): Person {
  return { name, email, contactNumber }
}

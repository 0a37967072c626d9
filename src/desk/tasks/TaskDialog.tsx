import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { taskTexts as texts } from '#content/texts/staff/tasks.ts'
import type { Task, TaskChange } from '#contract/staff/tasks.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { errorText } from '../data/errorText.ts'
import { memberName } from '../data/members.ts'
import { saveOnce } from '../data/saveOnce.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { useSession } from '../data/useSession.ts'
import { useTypedOver } from '../data/useTypedOver.ts'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'
import { dialogStyle } from '../layout/dialogStyle.ts'
import { isConflict } from './taskActs.ts'

type Words = Pick<Task, 'text' | 'due' | 'assignee' | 'repeats' | 'version'>

interface TaskDialogProps {
  /** The task to change, or the enquiry or a record of the person of a new one; `null` for one that belongs to none. */
  of: Task | { enquiryId: string | null; personId?: string }
  /** The day with which a new one begins. */
  today: string
  onClose: () => void
  onSaved: () => void
}

/** Writes or changes a task. What is typed is kept until it is saved, or its change is cancelled. */
export function TaskDialog({ of, today, onClose, onSaved }: TaskDialogProps) {
  const { address, staff } = useSession()
  const old = 'id' in of ? of : undefined
  const personId = 'id' in of ? (of.person?.id ?? null) : (of.personId ?? null)
  const draft = `${draftOf(of.enquiryId, personId)}:${old?.id ?? 'new'}:words`
  const blank: Words = { text: '', due: today, assignee: address, repeats: '', version: 0 }
  const { values, change, forget } = useTypedOver<Words>(draft, old ?? blank)
  const { text, due, assignee, repeats, version } = values
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const repeatId = useId()
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // A second press would save a new task twice.
    if (busy || !text.trim()) return
    setBusy(true)
    setError('')
    try {
      const body: TaskChange = {
        ...(old && { id: old.id, version }),
        text,
        due,
        assignee,
        repeats,
        enquiryId: of.enquiryId,
        personId,
      }
      await saveOnce<Task>('saveTask', draft, body)
      forget()
      announceDone(texts.saved)
      onSaved()
    } catch (reason) {
      setError(isConflict(reason) ? texts.conflict : errorText(reason))
      setBusy(false)
    }
  }
  const people = [...new Set([...staff, ...(assignee ? [assignee] : [])])]
  return (
    <Modal onClose={onClose} aria-labelledby="task" {...dialogStyle}>
      <H2 id="task">{old ? texts.editTitle : texts.newTitle}</H2>
      {of.enquiryId !== null && <Small mt="2">{texts.forEnquiry}</Small>}
      {personId !== null && <Small mt="2">{texts.forPerson}</Small>}
      <chakra.form display="grid" gap="4" mt="4" onSubmit={(event: FormEvent) => void onSubmit(event)}>
        <LabelledField
          label={texts.text}
          rows={3}
          required
          dir="auto"
          maxLength={500}
          value={text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="end">
          <LabelledField
            label={texts.due}
            type="date"
            required
            value={due}
            onChange={({ currentTarget }) => change({ due: currentTarget.value })}
          />
          <Choice
            labelled
            label={texts.assignee}
            value={assignee}
            options={[
              { value: '', text: texts.nobody },
              ...people.map((value) => ({ value, text: memberName(value) })),
            ]}
            onChoose={(chosen) => change({ assignee: chosen })}
          />
        </chakra.div>
        <chakra.label htmlFor={repeatId} display="flex" alignItems="center" gap="3" minH="touch" textStyle="ui">
          <Checkbox
            id={repeatId}
            checked={repeats === 'yearly'}
            onChange={({ currentTarget }) => change({ repeats: currentTarget.checked ? 'yearly' : '' })}
          />
          <span>{texts.repeats}</span>
        </chakra.label>
        {error && <Alert text={error} />}
        <Flex gap="3" wrap="wrap">
          <Button type="submit" variant="navy" size="sm" disabled={busy || !text.trim() || !due}>
            {texts.save}
          </Button>
          <Button
            variant="plain"
            size="sm"
            onClick={() => {
              if (old) forget()
              onClose()
            }}
          >
            {deskTexts.cancel}
          </Button>
        </Flex>
      </chakra.form>
    </Modal>
  )
}

/** With the id of the enquiry or the person, the draft goes with them (offline/goneDrafts.ts). */
function draftOf(enquiryId: string | null, personId: string | null): string {
  if (enquiryId !== null) return `enquiryTask:${enquiryId}`
  return personId === null ? 'task' : `personTask:${personId}`
}

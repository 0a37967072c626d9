import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { languages } from '#content/languages.ts'
import { serviceCards } from '#content/services.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { templateTexts as texts } from '#content/texts/staff/lists.ts'
import type { AnswerTemplate } from '#contract/staff/templates.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { CallError } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { saveOnce } from '../data/saveOnce.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { useTypedOver } from '../data/useTypedOver.ts'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'

interface TemplateFormProps {
  template: AnswerTemplate | 'new'
  onDone: () => void
}

const blank = { name: '', subject: '', service: '', language: '', text: '', version: 0 }

/** Writes or changes a template. What is typed is kept until it is saved or cancelled. */
export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const old = template === 'new' ? undefined : template
  const draft = `template:${old?.id ?? 'new'}:words`
  const { values, change, forget } = useTypedOver(draft, old ?? blank)
  const { name, subject, service, language, text, version } = values
  const [error, setError] = useFailure()
  const [busy, setBusy] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  // It opens above the list, which may be scrolled far down.
  useEffect(() => first.current?.focus(), [])
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // A second press would save a new template twice.
    if (busy) return
    setBusy(true)
    setError('')
    try {
      const words = { name, subject, text, service, language }
      await saveOnce('saveTemplate', draft, { ...(old && { id: old.id, version }), ...words })
      forget()
      announceDone(texts.saved)
      onDone()
    } catch (reason) {
      setError(reason instanceof CallError && reason.status === 409 ? texts.conflict : errorText(reason))
      setBusy(false)
    }
  }
  return (
    <chakra.form display="grid" gap="4" mb="8" maxW="measure" onSubmit={(event) => void onSubmit(event)}>
      <LabelledField
        ref={first}
        label={texts.name}
        required
        maxLength={80}
        value={name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <Choice
          labelled
          label={texts.service}
          value={service}
          options={[
            { value: '', text: texts.anyService },
            ...serviceCards.map(({ path, title }) => ({ value: path, text: title })),
          ]}
          onChoose={(chosen) => change({ service: chosen })}
        />
        <Choice
          labelled
          label={texts.language}
          value={language}
          options={[
            { value: '', text: texts.anyLanguage },
            ...languages.map(({ code, name: own }) => ({ value: code, text: own })),
          ]}
          onChoose={(chosen) => change({ language: chosen })}
        />
      </chakra.div>
      <Small textStyle="meta">{texts.forHint}</Small>
      <LabelledField
        label={texts.subject}
        maxLength={200}
        value={subject}
        onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
      />
      <LabelledField
        label={texts.text}
        rows={9}
        required
        maxLength={20_000}
        value={text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <Small textStyle="meta">{texts.hint}</Small>
      {error && <Alert text={error} />}
      <Flex gap="3">
        <Button type="submit" size="sm" disabled={busy}>
          {texts.save}
        </Button>
        <Button
          variant="line"
          size="sm"
          color="link"
          onClick={() => {
            forget()
            onDone()
          }}
        >
          {deskTexts.cancel}
        </Button>
      </Flex>
    </chakra.form>
  )
}

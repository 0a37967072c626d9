import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { languages } from '#content/languages.ts'
import { serviceCards } from '#content/services.ts'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { templateTexts as texts } from '#content/texts/staff/lists.ts'
import type { AnswerTemplate } from '#contract/staff/templates.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { CallError, call } from '../data/call.ts'
import { useDraft } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'

interface TemplateFormProps {
  template: AnswerTemplate | 'new'
  onDone: () => void
}

/** Writes or changes a template. */
export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const old = template === 'new' ? undefined : template
  const [name, setName] = useState(old?.name ?? '')
  const [subject, setSubject] = useState(old?.subject ?? '')
  const [service, setService] = useState(old?.service ?? '')
  const [language, setLanguage] = useState(old?.language ?? '')
  const [text, setText] = useDraft(`template:${old?.id ?? 'new'}`, old?.text)
  const [error, setError] = useFailure()
  const [busy, setBusy] = useState(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // A second press would save a new template twice.
    if (busy) return
    setBusy(true)
    setError('')
    try {
      await call('saveTemplate', {
        body: { ...(old && { id: old.id, version: old.version }), name, subject, text, service, language },
      })
      setText('')
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
        label={texts.name}
        required
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
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
          onChoose={setService}
        />
        <Choice
          labelled
          label={texts.language}
          value={language}
          options={[
            { value: '', text: texts.anyLanguage },
            ...languages.map(({ code, name: own }) => ({ value: code, text: own })),
          ]}
          onChoose={setLanguage}
        />
      </chakra.div>
      <Small textStyle="meta">{texts.forHint}</Small>
      <LabelledField
        label={texts.subject}
        maxLength={200}
        value={subject}
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      <LabelledField
        label={texts.text}
        rows={9}
        required
        maxLength={20_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
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
            setText('')
            onDone()
          }}
        >
          {deskTexts.cancel}
        </Button>
      </Flex>
    </chakra.form>
  )
}

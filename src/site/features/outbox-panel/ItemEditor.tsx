import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { outboxPanelTexts as texts } from '#content/texts/outboxPanel.ts'
import type { Item } from '#device/outbox/item.ts'
import { replay } from '#device/outbox/replay.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { useItemEditor } from '#ui/controls/useItemEditor.ts'
import { valuesOf } from '#ui/controls/useOutboxForm.ts'
import { Small } from '#ui/text/Text.tsx'
import { fieldsOf, withValues } from './itemFields.ts'

interface ItemEditorProps {
  item: Item
  announce: (text: string) => void
  onClose: () => void
}

/** Changes what the server did not accept. What is typed is kept as a draft, so that closing the panel loses nothing. */
export function ItemEditor({ item, announce, onClose }: ItemEditorProps) {
  const { key, state } = item
  const { form, saveTyped, dropTyped, save } = useItemEditor(key)
  const [problem, setProblem] = useState<string>()
  const fields = fieldsOf(item)

  const onInput = () => {
    setProblem(undefined)
    saveTyped()
  }
  const onCancel = () => {
    dropTyped()
    onClose()
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = valuesOf(event.currentTarget)
    const blank = fields.find(({ name, required }) => required && !values[name]?.trim())
    if (blank) {
      setProblem(texts.mustNotBeEmpty)
      return event.currentTarget.querySelector<HTMLElement>(`[name=${blank.name}]`)?.focus()
    }
    const handled = await save(withValues(item, values))
    if (handled === 'busy') return
    if (handled === 'failed') return setProblem(texts.notStored)
    if (handled !== 'done') return setProblem(texts.beingSent)
    announce(texts.trying)
    void replay()
  }
  return (
    <chakra.form
      ref={form}
      data-form="edit"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      display="grid"
      gap="4"
      mt="4"
    >
      {state.name === 'needs-attention' && (
        <Small color="err">{state.message || texts.steps.refused(state.status)}</Small>
      )}
      {fields.map(({ name, label, value, long, required }) =>
        long ? (
          <LabelledField
            key={name}
            label={label}
            name={name}
            rows={6}
            defaultValue={value}
            required={required}
            dir="auto"
          />
        ) : (
          <LabelledField key={name} label={label} name={name} defaultValue={value} />
        ),
      )}
      <Flex gap="3" wrap="wrap" align="center">
        <Button type="submit" variant="navy" size="sm">
          {texts.save}
        </Button>
        <Button variant="plain" size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Small role="alert" color="err">
          {problem}
        </Small>
      </Flex>
    </chakra.form>
  )
}

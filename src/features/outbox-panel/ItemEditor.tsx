import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { outboxPanelTexts as texts } from '#content/texts/outboxPanel.ts'
import { clearDraft, editId, loadDraft, saveDraft } from '#outbox/drafts.ts'
import { drain } from '#outbox/drain.ts'
import { edit } from '#outbox/edit.ts'
import type { Item } from '#outbox/item.ts'
import { Button } from '#ui/Button.tsx'
import { LabelledField } from '#ui/form/LabelledField.tsx'
import { Small } from '#ui/Text.tsx'
import { fieldsOf, withValues } from './itemFields.ts'

interface ItemEditorProps {
  item: Item
  say: (text: string) => void
  onClose: () => void
}

/** Changes what the server did not accept. What is typed is kept as a draft, so that closing the panel loses nothing. */
export function ItemEditor({ item, say, onClose }: ItemEditorProps) {
  const { key, state } = item
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const [problem, setProblem] = useState<string>()
  const fields = fieldsOf(item)

  useEffect(() => {
    const node = form.current
    node?.querySelector<HTMLElement>('textarea, input')?.focus()
    void loadDraft(editId(key)).then((draft) => {
      for (const [name, value] of Object.entries(draft ?? {})) {
        const field = node?.elements.namedItem(name)
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value
      }
    })
  }, [key])

  const onInput = () => {
    setProblem(undefined)
    if (form.current) saveDraft(editId(key), valuesOf(form.current))
  }
  const onCancel = () => {
    void clearDraft(editId(key))
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
    if (busy.current) return
    busy.current = true
    const handled = await edit(key, withValues(item, values)).catch(() => undefined)
    busy.current = false
    if (handled === undefined) return setProblem(texts.notStored)
    if (handled !== 'done') return setProblem(texts.beingSent)
    say(texts.trying)
    void drain()
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
        <Button type="submit" look="navy" size="slim">
          {texts.save}
        </Button>
        <Button look="plain" size="slim" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Small role="alert" color="err">
          {problem}
        </Small>
      </Flex>
    </chakra.form>
  )
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

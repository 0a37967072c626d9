import { type FormEvent, useEffect, useRef, useState } from 'react'
import { threadTexts as texts } from '#content/texts/thread.ts'
import { replay } from '#device/outbox/replay.ts'
import { Button } from '#ui/controls/Button.tsx'
import { useItemEditor } from '#ui/controls/useItemEditor.ts'
import { valuesOf } from '#ui/controls/useOutboxForm.ts'
import { beginEditing } from './beingEdited.ts'
import { focusWhenThere } from './focusWhenThere.ts'
import { Problem } from './Problem.tsx'
import type { PendingItem } from './rows.ts'
import { WriteFields } from './WriteFields.tsx'
import { bodyOf } from './writing.ts'

interface PendingEditorProps {
  item: PendingItem
  onSaved: () => void
  onClose: () => void
}

/**
 * Changes what waits, in its place in the thread. What is saved is due at once; what is typed is kept as a draft until
 * then, so that a crash of the page loses nothing.
 */
export function PendingEditor({ item, onSaved, onClose }: PendingEditorProps) {
  const { kind, body, key } = item
  const { form, saveTyped, dropTyped, save } = useItemEditor(key)
  const text = useRef<HTMLTextAreaElement>(null)
  const [empty, setEmpty] = useState(false)
  const [problem, setProblem] = useState<string>()
  const release = useRef(() => {})
  useEffect(() => {
    release.current = beginEditing(item)
    return release.current
  }, [item])

  const onInput = () => {
    setEmpty(false)
    saveTyped()
  }
  const onCancel = () => {
    dropTyped()
    onClose()
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = bodyOf(valuesOf(event.currentTarget))
    setEmpty(next.text === '')
    if (next.text === '') return text.current?.focus()
    const handled = await save(next)
    if (handled === 'busy') return
    if (handled === 'failed') return setProblem(texts.notChanged)
    if (handled !== 'done') return setProblem(handled === 'gone' ? texts.sentMeanwhile : texts.tooLate)
    release.current()
    onSaved()
    // With another key the changed item has a row of its own.
    focusWhenThere(() => document.querySelector<HTMLElement>(`[data-written-at="${item.writtenAt}"]:not(:has(form))`))
    void replay()
  }
  return (
    <form className="fields" ref={form} data-form="edit" onSubmit={onSubmit} onInput={onInput}>
      <WriteFields kind={kind} values={body} problem={empty ? texts.write[kind].empty : undefined} textRef={text} />
      <div className="wide sends">
        <Problem text={problem} />
        <Button type="submit" variant="navy" minW="min(10rem, 100%)">
          {texts.save}
        </Button>
        <button type="button" className="act" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  )
}

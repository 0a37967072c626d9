import { type FormEvent, useEffect, useRef, useState } from 'react'
import { threadTexts as texts } from '#content/texts/thread.ts'
import { drain } from '#outbox/drain.ts'
import { edit } from '#outbox/edit.ts'
import { Button } from '#ui/Button.tsx'
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

/** Changes what waits, in its place in the thread. What is saved is due at once. */
export function PendingEditor({ item, onSaved, onClose }: PendingEditorProps) {
  const { kind, body } = item
  const text = useRef<HTMLTextAreaElement>(null)
  const busy = useRef(false)
  const [empty, setEmpty] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => text.current?.focus(), [])
  const release = useRef(() => {})
  useEffect(() => {
    release.current = beginEditing(item.key)
    return release.current
  }, [item.key])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = bodyOf(event.currentTarget)
    setEmpty(next.text === '')
    if (next.text === '') return text.current?.focus()
    if (busy.current) return
    busy.current = true
    const handled = await edit(item.key, next).catch(() => undefined)
    busy.current = false
    if (handled === undefined) return setProblem(texts.notChanged)
    if (handled !== 'done') return setProblem(handled === 'gone' ? texts.sentMeanwhile : texts.tooLate)
    release.current()
    onSaved()
    // With another key the changed item has a row of its own.
    focusWhenThere(() => document.querySelector<HTMLElement>(`[data-written-at="${item.writtenAt}"]:not(:has(form))`))
    void drain()
  }
  return (
    <form className="fields" data-form="edit" onSubmit={onSubmit} onInput={() => setEmpty(false)}>
      <WriteFields kind={kind} values={body} problem={empty ? texts.write[kind].empty : undefined} textRef={text} />
      <div className="wide sends">
        <Problem text={problem} />
        <Button type="submit" look="navy" minW="min(10rem, 100%)">
          {texts.save}
        </Button>
        <button type="button" className="act" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </form>
  )
}

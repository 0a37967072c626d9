import { useEffect } from 'react'
import { formTexts } from '#content/texts/form.ts'
import { threadTexts as texts } from '#content/texts/thread.ts'
import type { Delivery } from '#device/outbox/send.ts'
import { useOnline } from '#ui/browser/useOnline.ts'
import { Button } from '#ui/controls/Button.tsx'
import { openEditor } from '#ui/controls/openEditors.ts'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { Problem } from './Problem.tsx'
import { useWriting } from './useWriting.ts'
import { WriteFields } from './WriteFields.tsx'
import type { Target } from './writing.ts'

interface WriteFormProps {
  target: Target
  /** Called after it was sent or saved, never after a failure. */
  onDone: (delivery: Delivery) => void
  /** Given for a form that was just opened: its text takes the focus. */
  onCancel?: () => void
}

/** The form of a comment or a reply. A failure leaves every field as it was. */
export function WriteForm({ target, onDone, onCancel }: WriteFormProps) {
  const writing = useWriting(target, onDone)
  const { kind, form, text, sending, problem, commenter, remember } = writing
  const online = useOnline()
  const opened = onCancel !== undefined
  useEffect(() => {
    if (!opened) return
    text.current?.focus()
    return openEditor()
  }, [opened, text])
  return (
    <form className="fields" ref={form} data-form={kind} onInput={writing.onInput} onSubmit={writing.onSubmit}>
      <WriteFields
        kind={kind}
        values={{ text: '', username: '', phone: '', email: '', ...commenter }}
        problem={problem?.ofText ? problem.text : undefined}
        textRef={text}
        readOnly={sending}
      />
      <p className="wide private">{texts.privacy}</p>
      {!writing.isKept && (
        <p className="wide private" role="status">
          {formTexts.notKept}
        </p>
      )}
      <label className="wide tick">
        <input
          type="checkbox"
          checked={remember}
          onChange={(event) => writing.onRemember(event.currentTarget.checked)}
        />
        {texts.remember}
      </label>
      <div className="wide sends">
        <Problem text={problem && !problem.ofText ? problem.text : undefined} />
        <Button type="submit" variant="navy" aria-disabled={sending} minW="min(10rem, 100%)">
          <span className="busy" hidden={!sending}>
            <Spinner label={texts.sending} />
          </span>
          <span hidden={sending}>{online ? texts.write[kind].send : texts.sendLater}</span>
        </Button>
        {onCancel && (
          <button
            type="button"
            className="act"
            onClick={() => {
              writing.discardDraft()
              onCancel()
            }}
          >
            {texts.cancel}
          </button>
        )}
      </div>
    </form>
  )
}

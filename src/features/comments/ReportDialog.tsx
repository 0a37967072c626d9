import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { threadTexts } from '#content/texts/thread.ts'
import { Button } from '#ui/Button.tsx'
import { Label, Textarea } from '#ui/form/controls.ts'
import { Problem } from './Problem.tsx'

const texts = threadTexts.reportDialog

interface ReportDialogProps {
  reason: string
  onReport: (reason: string) => void
  /** Cancelled, by its button or by Escape. */
  onClose: () => void
}

/** Asks for the reason of a report (decision 8). A native dialog: it keeps the focus in, and gives it back when closed. */
export function ReportDialog({ reason, onReport, onClose }: ReportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [empty, setEmpty] = useState(false)
  const id = useId()
  useEffect(() => {
    const node = dialog.current
    const opener = document.activeElement
    node?.showModal()
    return () => {
      // A dialog that is removed while open does not hand the focus back by itself.
      node?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (given) return onReport(given)
    setEmpty(true)
    event.currentTarget.querySelector('textarea')?.focus()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={`${id}-title`}>{texts.title}</h2>
      <p className="lead" id={`${id}-lead`}>
        {texts.lead}
      </p>
      <form noValidate onSubmit={onSubmit}>
        <Label htmlFor={`${id}-reason`}>{texts.reason}</Label>
        <Textarea
          id={`${id}-reason`}
          name="reason"
          rows={4}
          resize="vertical"
          required
          defaultValue={reason}
          aria-invalid={empty}
          aria-describedby={`${id}-problem`}
          onInput={() => setEmpty(false)}
        />
        <Problem id={`${id}-problem`} text={empty ? texts.empty : undefined} />
        <div className="sends">
          <button type="button" className="act" onClick={onClose}>
            {texts.cancel}
          </button>
          <Button type="submit" look="navy" minW="min(10rem, 100%)">
            {texts.send}
          </Button>
        </div>
      </form>
    </dialog>
  )
}

import { type FormEvent, useId, useState } from 'react'
import { threadTexts } from '#content/texts/thread.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Label, Textarea } from '#ui/controls/fields.ts'
import { Modal } from '#ui/controls/Modal.tsx'
import { Problem } from './Problem.tsx'

const texts = threadTexts.reportDialog

interface ReportDialogProps {
  reason: string
  onReport: (reason: string) => void
  /** Cancelled, by its button or by Escape. */
  onClose: () => void
}

/** Asks for the reason of a report. */
export function ReportDialog({ reason, onReport, onClose }: ReportDialogProps) {
  const [empty, setEmpty] = useState(false)
  const id = useId()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (given) return onReport(given)
    setEmpty(true)
    event.currentTarget.querySelector('textarea')?.focus()
  }
  return (
    <Modal onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-lead`}>
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
          <Button type="submit" variant="navy" minW="min(10rem, 100%)">
            {texts.send}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

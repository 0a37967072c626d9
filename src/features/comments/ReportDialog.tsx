import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { commentsTexts } from '#content/texts/comments.ts'
import { Button } from '#ui/Button.tsx'
import { Label, Textarea } from '#ui/form/controls.ts'
import { H3, Small } from '#ui/Text.tsx'
import { Problem } from './Problem.tsx'

const texts = commentsTexts.reportDialog

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
    <chakra.dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      m="auto"
      w="min(32rem, 100vw - 32px)"
      maxH="calc(100dvh - 32px)"
      overflowY="auto"
      p={{ base: '22px 20px', sm: '32px' }}
      border="0"
      borderRadius="card"
      bg="panel"
      color="ink"
      boxShadow="form"
      css={{ '&::backdrop': { bg: 'color-mix(in srgb, {colors.navy.950} 60%, transparent)' } }}
    >
      <H3 as="h2" id={`${id}-title`}>
        {texts.title}
      </H3>
      <Small id={`${id}-lead`} mt="2" mb="5">
        {texts.lead}
      </Small>
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
        <Flex gap="4" mt="5" justify="flex-end" wrap="wrap">
          <Button look="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" look="navy">
            {texts.send}
          </Button>
        </Flex>
      </form>
    </chakra.dialog>
  )
}

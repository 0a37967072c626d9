import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useId, useRef } from 'react'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { H3, Small } from '#ui/text/Text.tsx'
import { Quotation } from './Quotation.tsx'

interface NoteDialogProps {
  exact: string
  note: string
  onSave: (note: string) => void
  onClose: () => void
}

/** A passage and the note on it, to write or change. What was typed is saved by Escape, too: nothing typed is lost. */
export function NoteDialog({ exact, note, onSave, onClose }: NoteDialogProps) {
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const done = () => {
    const field = form.current?.elements.namedItem('note')
    const typed = field instanceof HTMLTextAreaElement ? field.value.trim() : note
    if (typed !== note) onSave(typed)
    onClose()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    done()
  }
  return (
    <Modal
      onClose={done}
      initialFocus="textarea"
      fallbackFocus="main"
      aria-labelledby={titleId}
      m="auto"
      p="0"
      w="min(34rem, 100vw)"
      maxW="100vw"
      maxH="100dvh"
      overflowY="auto"
      border="1px solid"
      borderColor="line"
      borderRadius="card"
      bg="panel"
      color="ink"
      boxShadow="form"
    >
      <chakra.form ref={form} method="dialog" onSubmit={onSubmit} p={{ base: '5', sm: '6' }}>
        <H3 id={titleId}>{texts.noteTitle}</H3>
        <Quotation text={exact} my="4" maxH="9rem" overflowY="auto" tabIndex={0} />
        <LabelledField label={texts.noteLabel} name="note" rows={4} defaultValue={note} dir="auto" />
        <Small mt="2">{texts.onDevice}</Small>
        <Flex mt="4" gap="3" wrap="wrap">
          <Button variant="navy" size="sm" type="submit">
            {texts.saveNote}
          </Button>
        </Flex>
      </chakra.form>
    </Modal>
  )
}

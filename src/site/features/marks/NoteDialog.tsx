import { chakra, Flex } from '@chakra-ui/react'
import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { H3, Small } from '#ui/text/Text.tsx'
import { Quotation } from './Quotation.tsx'

/** Debounce in milliseconds between typing and saving. */
const rest = 300

interface NoteDialogProps {
  exact: string
  note: string
  /** The words are a translator's. */
  isTranslated: boolean
  /** The note as typed so far. */
  onSave: (note: string) => void
  onClose: (note: string) => void
}

/**
 * A passage and the note on it, to write or change. It is saved while it is typed, when the dialog goes, as by Escape, and
 * when the page is left: nothing typed is lost.
 */
export function NoteDialog({ exact, note, isTranslated, onSave, onClose }: NoteDialogProps) {
  const titleId = useId()
  const typed = useRef(note)
  const saved = useRef(note)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const save = () => {
    clearTimeout(timer.current)
    const now = typed.current.trim()
    if (now === saved.current) return
    saved.current = now
    onSave(now)
  }
  const onChange = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
    typed.current = currentTarget.value
    clearTimeout(timer.current)
    timer.current = setTimeout(save, rest)
  }
  const onLeave = useEffectEvent(save)
  useEffect(() => {
    const leave = () => onLeave()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  const done = () => {
    save()
    onClose(saved.current)
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
      <chakra.form method="dialog" onSubmit={onSubmit} p={{ base: '5', sm: '6' }}>
        <H3 id={titleId}>{texts.noteTitle}</H3>
        <Quotation text={exact} my="4" maxH="9rem" overflowY="auto" tabIndex={0} />
        <LabelledField
          label={texts.noteLabel}
          name="note"
          rows={4}
          defaultValue={note}
          dir="auto"
          onChange={onChange}
        />
        <Small mt="2">{texts.onDevice}</Small>
        {isTranslated && <Small mt="2">{texts.inTranslation}</Small>}
        <Flex mt="4" gap="3" wrap="wrap">
          <Button variant="navy" size="sm" type="submit">
            {texts.saveNote}
          </Button>
        </Flex>
      </chakra.form>
    </Modal>
  )
}

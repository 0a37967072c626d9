import { chakra, Flex } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { type FocusEvent, useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import { Small } from '#ui/text/Text.tsx'
import { useDraft } from '../data/drafts.ts'
import { Segments } from '../layout/Segments.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { type ComposerMode, composerMode, focusComposer } from './composerMode.ts'
import { LogForm } from './LogForm.tsx'
import { NoteForm } from './NoteForm.tsx'

const modes: readonly ComposerMode[] = ['answer', 'note', 'log']

interface ComposerProps {
  enquiry: EnquiryDetail
  reload: () => void
}

/**
 * The answer and the note, docked below the conversation, so that what is answered stays in sight. One line while nothing is
 * written; it grows with the cursor in it, or a draft.
 */
export function Composer({ enquiry, reload }: ComposerProps) {
  const mode = useSelector(composerMode)
  const [answer] = useDraft(`answer:${enquiry.id}`)
  const [note] = useDraft(`note:${enquiry.id}`)
  const [hasFocus, setFocus] = useState(false)
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    // Not by a press on the modes: they would move away under it, before it is a click.
    if (target.closest('form')) setFocus(true)
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    // Without a related target the window lost the focus, or a press landed on nothing that takes it.
    if (!event.currentTarget.contains(event.relatedTarget) && event.relatedTarget !== null) setFocus(false)
  }
  return (
    <chakra.section
      aria-label={texts.composer}
      data-screen=""
      data-composing={hasFocus ? '' : undefined}
      flex="none"
      maxH="min(62dvh, 34rem)"
      overflowY="auto"
      bg="panel"
      color="ink"
      borderTop="1px solid {colors.line}"
      boxShadow="0 -8px 24px -16px rgb(10 20 40 / .35)"
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <Flex direction="column" gap="2" w="min(62rem, 100% - 2 * {spacing.4})" mx="auto" py="2">
        <Segments
          label={texts.composer}
          size="sm"
          options={modes.map((value) => ({ value, text: texts.composerModes[value] }))}
          value={mode}
          onChoose={focusComposer}
        />
        {/* Both stay: what is being sent in one must not be lost while the other is written. */}
        <div hidden={mode !== 'answer'}>
          {enquiry.canAnswer ? (
            <AnswerForm enquiry={enquiry} reload={reload} isOpen={hasFocus || answer !== ''} />
          ) : (
            <Small py="2">{texts.noAddress}</Small>
          )}
        </div>
        <div hidden={mode !== 'note'}>
          <NoteForm enquiry={enquiry} reload={reload} isOpen={hasFocus || note !== ''} />
        </div>
        {mode === 'log' && <LogForm enquiry={enquiry} reload={reload} />}
      </Flex>
    </chakra.section>
  )
}

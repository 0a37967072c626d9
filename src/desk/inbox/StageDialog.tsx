import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { stageTexts as texts } from '#content/texts/staff/stages.ts'
import type { EnquiryEdit } from '#contract/staff/enquiries.ts'
import { lostReasons, type Stage, stages } from '#contract/staff/stages.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { Tool } from '../enquiry/tools.ts'
import { dialogStyle } from '../layout/dialogStyle.ts'

interface StageDialogProps {
  /** Of all that are changed; `undefined` if they differ. */
  stage: Stage | undefined
  onChoose: (what: EnquiryEdit) => void
  onClose: () => void
  /** Asks for the reason at once: the stage was chosen elsewhere. */
  isLost?: boolean
}

/** Asks how far a matter has come, and of a lost one why. */
export function StageDialog({ stage, onChoose, onClose, isLost = false }: StageDialogProps) {
  const [asksWhy, setAsksWhy] = useState(isLost)
  const choose = (one: Stage) => (one === 'lost' ? setAsksWhy(true) : onChoose({ stage: one, lostReason: '' }))
  return (
    <Modal onClose={onClose} closesOnBackdrop aria-labelledby="stage" {...dialogStyle}>
      <H2 id="stage">{asksWhy ? texts.why : texts.title}</H2>
      {!asksWhy && <Small mt="2">{texts.text}</Small>}
      <Flex direction="column" gap="2" mt="4">
        {asksWhy
          ? lostReasons.map((reason) => (
              <Tool key={reason} justifyContent="start" onClick={() => onChoose({ stage: 'lost', lostReason: reason })}>
                {texts.reasons[reason]}
              </Tool>
            ))
          : stages.map((one) => (
              <Tool key={one} justifyContent="start" aria-pressed={one === stage} onClick={() => choose(one)}>
                {texts.names[one]}
              </Tool>
            ))}
      </Flex>
      <Box mt="5">
        <Button variant="plain" size="sm" px="0" onClick={onClose}>
          {deskTexts.cancel}
        </Button>
      </Box>
    </Modal>
  )
}

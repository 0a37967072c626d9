import { Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { outboxPanelTexts as texts } from '#content/texts/outboxPanel.ts'
import { Button } from '#ui/Button.tsx'

interface DiscardQuestionProps {
  /** It was sent at least once, without an answer. */
  tried: boolean
  onDiscard: () => void
  onKeep: () => void
}

/** Asks before something is discarded (decisions, Offline). */
export function DiscardQuestion({ tried, onDiscard, onKeep }: DiscardQuestionProps) {
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  const question = tried ? texts.discardQuestionTried : texts.discardQuestion
  return (
    <Flex role="group" aria-label={question} gap="3" mt="4" wrap="wrap" align="center" textStyle="ui">
      <span>{question}</span>
      <Button look="navy" size="slim" ref={yes} onClick={onDiscard}>
        {texts.discard}
      </Button>
      <Button look="line" size="slim" onClick={onKeep}>
        {texts.keep}
      </Button>
    </Flex>
  )
}

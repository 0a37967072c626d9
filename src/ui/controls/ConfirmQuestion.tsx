import { Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { isComposing } from '#ui/browser/isComposing.ts'
import { Button } from './Button.tsx'

interface ConfirmQuestionProps {
  question: string
  /** The word on the button that does it. */
  confirm: string
  /** The word on the button that leaves all as it is. */
  keep: string
  onConfirm: () => void
  onKeep: () => void
  /** A third answer. */
  children?: ReactNode
}

/**
 * Asks in place before something that cannot be undone (OB-22). The focus goes to the answer on mount only: an event of
 * another tab may render the question again.
 */
export function ConfirmQuestion({ question, confirm, keep, onConfirm, onKeep, children }: ConfirmQuestionProps) {
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  return (
    <Flex
      role="group"
      aria-label={question}
      // An Enter that is held since the button that asked would give the answer, too.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && !isComposing(event) && event.preventDefault()}
      gap="3"
      mt="4"
      wrap="wrap"
      align="center"
      textStyle="ui"
    >
      <span>{question}</span>
      <Button variant="navy" size="sm" ref={yes} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button variant="line" size="sm" onClick={onKeep}>
        {keep}
      </Button>
      {children}
    </Flex>
  )
}

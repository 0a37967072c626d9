import { Flex } from '@chakra-ui/react'
import { useId, useLayoutEffect, useRef } from 'react'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { Button } from '#ui/controls/Button.tsx'

/** Says that a mark was deleted, and brings it back. The keyboard goes on here where the pressed button has gone. */
export function Undo({ onUndo }: { onUndo: () => void }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  // A passive effect runs after the paint: a key that is pressed in between would go nowhere.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Flex align="center" gap="4" mt="3" textStyle="meta">
      <span id={id}>{texts.deleted}</span>
      <Button ref={button} variant="line" size="sm" color="link" aria-describedby={id} onClick={onUndo}>
        {texts.undo}
      </Button>
    </Flex>
  )
}

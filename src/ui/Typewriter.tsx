import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { useTyping } from './useTyping.ts'

interface TypewriterProps {
  text: string
  /** Its place among the texts that type themselves, from 0; a text without one stands still. */
  step?: number | undefined
}

// The parts' styles hang on the line, which is prerendered: they are there before the first letter.
const Line = chakra('span', {
  base: { '& [data-typed]': { boxShadow: '2px 0 0 {colors.gold.500}' }, '& [data-untyped]': { visibility: 'hidden' } },
})

/**
 * A text that types itself (specification, section 9). What is not typed yet keeps its room, so nothing moves; screen
 * readers get the whole text, once.
 */
export function Typewriter({ text, step }: TypewriterProps) {
  const place = useRef<HTMLSpanElement>(null)
  const typed = useTyping(text, step, place)
  return (
    <Line ref={place}>
      {typed === undefined || typed >= text.length ? (
        text
      ) : (
        <>
          <span className="unseen">{text}</span>
          <span aria-hidden="true">
            <span data-typed="">{text.slice(0, typed)}</span>
            <span data-untyped="">{text.slice(typed)}</span>
          </span>
        </>
      )}
    </Line>
  )
}

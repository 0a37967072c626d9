import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { useTyping } from './useTyping.ts'

interface TypewriterProps {
  text: string
  /** Its position among the animated texts, from 0; `undefined` for a static text. */
  step?: number | undefined
}

// Styles of the parts belong to the prerendered line, so they exist before the first letter.
const Line = chakra('span', {
  base: { '& [data-typed]': { boxShadow: '2px 0 0 {colors.gold.500}' }, '& [data-untyped]': { visibility: 'hidden' } },
})

/**
 * A typewriter text (TS-13). Space for untyped characters is reserved, so nothing shifts; screen readers get the whole
 * text once.
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

import { chakra } from '@chakra-ui/react'
import { InlineText } from './RichText.tsx'

/** A numbered list with inline markup, its numbers in the pigment of the page. */
export function Numbered({ start, items }: { start: number; items: readonly string[] }) {
  return (
    <chakra.ol
      start={start}
      listStyle="decimal"
      pl="1.5em"
      mb="1.2em"
      css={{ '& li': { mb: '0.45em' }, '& li::marker': { color: 'pigment.text' } }}
    >
      {items.map((item) => (
        <li key={item}>
          <InlineText text={item} />
        </li>
      ))}
    </chakra.ol>
  )
}

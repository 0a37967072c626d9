import { useSelector } from '@tanstack/react-store'
import { useMemo } from 'react'
import { Hit } from '#ui/text/Hit.ts'
import { hitsIn, soughtText } from '../data/hits.ts'

/**
 * A text in which the words of the inbox's search are marked. With other words it is another element: a translator of the
 * browser may have taken the texts in it away.
 */
export function Marked({ text }: { text: string }) {
  const sought = useSelector(soughtText)
  const parts = useMemo(() => (sought === '' ? undefined : hitsIn(text, sought)), [text, sought])
  if (!parts) return <span key="">{text}</span>
  let start = 0
  return (
    <span key={sought}>
      {parts.map((part) => {
        const key = start
        start += part.text.length
        if (!part.isHit) return <span key={key}>{part.text}</span>
        // A line below, too: selected rows and notes have the colour of a mark.
        return (
          <Hit key={key} borderBottom="2px solid" borderColor="gold.500">
            {part.text}
          </Hit>
        )
      })}
    </span>
  )
}

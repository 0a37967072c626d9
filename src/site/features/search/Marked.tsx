import { chakra } from '@chakra-ui/react'
import type { Extract } from '#device/offline/extract.ts'

const Hit = chakra('mark', { base: { bg: 'waitBg', color: 'inherit', fontWeight: 'semibold', borderRadius: 'small' } })

/** A text with the search hits marked. */
export function Marked({ parts }: { parts: Extract }) {
  let start = 0
  return parts.map(({ text, hit }) => {
    const key = start
    start += text.length
    return hit ? <Hit key={key}>{text}</Hit> : <span key={key}>{text}</span>
  })
}

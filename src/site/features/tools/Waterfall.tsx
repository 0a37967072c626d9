import { Box, chakra } from '@chakra-ui/react'
import { type Paise, rupeesText } from '#law/money.ts'

/** A row of the picture: a bar from one sum to another. */
export interface FallRow {
  label: string
  from: Paise
  until: Paise
  /** Whether it is a sum of its own, and no part that is taken off or added. */
  isWhole?: boolean
}

/** A whole sum down to the money in hand as bars; the sums beside them say the same. */
export function Waterfall({ rows, whole }: { rows: readonly FallRow[]; whole: Paise }) {
  const at = (sum: Paise) => (Math.max(0, sum) / whole) * 100
  return (
    <chakra.ul listStyle="none" m="0" p="0" display="grid" gap="3">
      {rows.map(({ label, from, until, isWhole }) => (
        <chakra.li key={label} textStyle="meta">
          <Box display="flex" justifyContent="space-between" gap="3">
            {/* The space parts the two in print, where a row of boxes becomes a line of text. */}
            <span>{label}</span> <span>{rupeesText(until - from)}</span>
          </Box>
          <chakra.svg
            aria-hidden="true"
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            display="block"
            w="full"
            h="14px"
            css={{
              '& .track': { fill: 'line' },
              '& .whole': { fill: 'link' },
              '& .part': { fill: 'field' },
            }}
          >
            <rect className="track" width="100" height="4" rx="0.4" />
            <rect
              className={isWhole ? 'whole' : 'part'}
              x={at(from)}
              width={Math.max(0, at(until) - at(from))}
              height="4"
              rx="0.4"
            />
          </chakra.svg>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

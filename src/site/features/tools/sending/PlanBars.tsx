import { Box, chakra } from '@chakra-ui/react'
import { sendingTexts as texts } from '#content/tools/sending.ts'
import { rupeesText } from '#law/money.ts'
import { dollarsText } from '#law/sending/dollars.ts'
import type { PlanRow } from './explain.ts'

/** The sums by the time they leave, each as its part of the whole; the sums beside the bars say the same. */
export function PlanBars({ rows }: { rows: readonly PlanRow[] }) {
  const whole = rows.reduce((sum, row) => sum + row.sum, 0)
  const starts = rows.map((_, at) => rows.slice(0, at).reduce((sum, row) => sum + row.sum, 0))
  return (
    <chakra.ul listStyle="none" m="0" p="0" display="grid" gap="3">
      {rows.map(({ label, sum, cents }, at) => (
        <chakra.li key={label} textStyle="meta">
          <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
            {/* The space parts the two in print, where a row of boxes becomes a line of text. */}
            <span>{label}</span> <span>{texts.both(rupeesText(sum), dollarsText(cents))}</span>
          </Box>
          <chakra.svg
            aria-hidden="true"
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            display="block"
            w="full"
            h="14px"
            css={{ '& .track': { fill: 'line' }, '& .part': { fill: 'link' } }}
          >
            <rect className="track" width="100" height="4" rx="0.4" />
            <rect
              className="part"
              x={((starts[at] ?? 0) / whole) * 100}
              width={(sum / whole) * 100}
              height="4"
              rx="0.4"
            />
          </chakra.svg>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

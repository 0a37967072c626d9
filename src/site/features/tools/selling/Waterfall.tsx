import { Box, chakra } from '@chakra-ui/react'
import { saleTexts as texts } from '#content/tools/selling.ts'
import { type Paise, rupeesText } from '#law/money.ts'

/** A row of the picture: a bar from one sum to another. */
export interface FallRow {
  name: keyof typeof texts.rows
  from: Paise
  until: Paise
}

/** The rows from the price down to what was received, up again by the refund, to the money in hand. */
export function fallRows(price: Paise, costs: Paise, deduction: Paise, back: Paise | undefined): FallRow[] {
  const received = price - costs - deduction
  return [
    { name: 'price', from: 0, until: price },
    ...(costs > 0 ? [{ name: 'costs' as const, from: price - costs, until: price }] : []),
    { name: 'withheld', from: received, until: price - costs },
    { name: 'received', from: 0, until: received },
    ...(back === undefined
      ? []
      : [
          back < 0
            ? { name: 'due' as const, from: received + back, until: received }
            : { name: 'back' as const, from: received, until: received + back },
          { name: 'hand' as const, from: 0, until: received + back },
        ]),
  ]
}

const wholes = new Set(['price', 'received', 'hand'])

/** Price to money in hand as bars; the sums beside them say the same. */
export function Waterfall({ rows, price }: { rows: readonly FallRow[]; price: Paise }) {
  const at = (sum: Paise) => (Math.max(0, sum) / price) * 100
  return (
    <chakra.ul listStyle="none" m="0" p="0" display="grid" gap="3">
      {rows.map(({ name, from, until }) => (
        <chakra.li key={name} textStyle="meta">
          <Box display="flex" justifyContent="space-between" gap="3">
            {/* The space parts the two in print, where a row of boxes becomes a line of text. */}
            <span>{texts.rows[name]}</span> <span>{rupeesText(until - from)}</span>
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
              className={wholes.has(name) ? 'whole' : 'part'}
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

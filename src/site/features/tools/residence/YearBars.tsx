import { Box, chakra } from '@chakra-ui/react'
import { law } from '#content/law.ts'
import { residenceTexts as texts } from '#content/tools/residence.ts'
import type { Answer } from '#law/residence/answer.ts'
import { taxYearName } from '#law/taxYear.ts'
import { Small } from '#ui/text/Text.tsx'
import { Part } from '../Layout.tsx'

const marks = [law.shortResidentDays.value, law.visitorDays.value, law.residentDays.value]

/** A bar for the days of each year. The numbers beside the bars say the same. */
export function YearBars({ answer: { before, days }, year }: { answer: Answer; year: number }) {
  const rows = [...before.filter(({ both, isComplete }) => both > 0 || isComplete), { year, ...days, isComplete: true }]
  return (
    <Part title={texts.bars}>
      <chakra.ul listStyle="none" m="0" p="0" display="grid" gap="2">
        {rows.map((row) => (
          <chakra.li
            key={row.year}
            display="grid"
            gridTemplateColumns="6.5em minmax(0, 1fr) auto"
            gap="3"
            alignItems="center"
            textStyle="meta"
          >
            {/* A longer name breaks before its numbers. */}
            <chakra.span textWrap="balance">{taxYearName(row.year)}</chakra.span>
            <chakra.svg
              aria-hidden="true"
              viewBox="0 0 366 14"
              preserveAspectRatio="none"
              w="full"
              h="14px"
              css={{
                '& .track': { fill: 'line' },
                '& .days': { fill: 'link' },
                '& line': { stroke: 'ink', strokeDasharray: '3 3', vectorEffect: 'non-scaling-stroke' },
              }}
            >
              <rect className="track" width="366" height="14" rx="2" />
              <rect className="days" width={row.both} height="14" rx="2" />
              {marks.map((mark) => (
                <line key={mark} x1={mark} x2={mark} y1="0" y2="14" />
              ))}
            </chakra.svg>
            <Box textAlign="end" minW="2.5em">
              {row.isComplete ? row.both : `${row.both}+`}
            </Box>
          </chakra.li>
        ))}
      </chakra.ul>
      <Small mt="2">{texts.barMarks}</Small>
    </Part>
  )
}

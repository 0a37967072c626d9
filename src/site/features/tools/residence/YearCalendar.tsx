import { chakra, Flex } from '@chakra-ui/react'
import { language } from '#content/language.ts'
import { residenceTexts as texts } from '#content/tools/residence.ts'
import { addMonths, type Day } from '#law/day.ts'
import type { Answer, Question } from '#law/residence/answer.ts'
import { endOf, startOf } from '#law/residence/stays.ts'
import { firstDayOf, taxYearName } from '#law/taxYear.ts'
import { Part } from '../Layout.tsx'

const [pitch, row, left] = [12, 14, 36]
const month = new Intl.DateTimeFormat(language.locale, { month: 'short', timeZone: 'UTC' })

/** The tax year as a picture, a row for each month and a square for each day, filled in India. */
export function YearCalendar({ answer, question }: { answer: Answer; question: Question }) {
  const first = firstDayOf(question.year)
  const months = Array.from({ length: 12 }, (_, index) => addMonths(first, index))
  const isHere = (day: Day) => question.stays.some((stay) => startOf(stay) <= day && day <= endOf(stay))
  const { both, withoutArrivals } = answer.days
  return (
    <Part title={texts.calendar}>
      <chakra.svg
        role="img"
        aria-label={texts.calendarOf(taxYearName(question.year), texts.days(both, withoutArrivals))}
        viewBox={`0 0 ${left + 31 * pitch} ${12 * row}`}
        w="full"
        h="auto"
        css={{
          '& text': { fill: 'ink2', fontSize: '10px', fontFamily: 'sans' },
          '& .away': { fill: 'line' },
          '& .here': { fill: 'link' },
        }}
      >
        {months.map((start, index) => (
          <g key={start} transform={`translate(0 ${index * row})`}>
            <text y="9.5">{month.format(start * 86_400_000)}</text>
            {Array.from({ length: addMonths(first, index + 1) - start }, (_, at) => start + at).map((day, at) => (
              <rect
                key={day}
                className={isHere(day) ? 'here' : 'away'}
                x={left + at * pitch}
                width="10"
                height="11"
                rx="1.5"
              />
            ))}
          </g>
        ))}
      </chakra.svg>
      <Flex aria-hidden="true" gap="5" mt="2" textStyle="meta">
        <Key name={texts.calendarKey.here} colour="link" />
        <Key name={texts.calendarKey.away} colour="line" />
      </Flex>
    </Part>
  )
}

/** Drawn like the days of the year: a background would vanish in the system's contrast themes. */
function Key({ name, colour }: { name: string; colour: 'link' | 'line' }) {
  return (
    <Flex gap="2" align="center">
      <chakra.svg aria-hidden="true" viewBox="0 0 12 12" w="12px" h="12px" css={{ '& rect': { fill: colour } }}>
        <rect width="12" height="12" rx="2" />
      </chakra.svg>
      {name}
    </Flex>
  )
}

import { chakra, Flex } from '@chakra-ui/react'
import { language } from '#content/language.ts'
import { law } from '#content/law.ts'
import { residenceTexts as texts } from '#content/tools/residence.ts'
import { addMonths, type Day, dayText } from '#law/day.ts'
import type { Answer, Question } from '#law/residence/answer.ts'
import { endOf, type Stay, startOf } from '#law/residence/stays.ts'
import { dayOfLimit } from '#law/residence/trip.ts'
import { firstDayOf, taxYearName } from '#law/taxYear.ts'

const [pitch, row, left] = [12, 14, 36]
const month = new Intl.DateTimeFormat(language.locale, { month: 'short', timeZone: 'UTC' })
const limits = [law.shortResidentDays.value, law.visitorDays.value, law.residentDays.value]

interface YearCalendarProps {
  /** With the trip. */
  answer: Answer
  question: Question
  trip: Stay | undefined
}

/** The tax year, a row for each month and a square for each day: in India, on the trip, and where a limit is reached. */
export function YearCalendar({ answer, question: { stays, year }, trip }: YearCalendarProps) {
  const first = firstDayOf(year)
  const months = Array.from({ length: 12 }, (_, index) => addMonths(first, index))
  const reached = limits.map((limit) => ({ limit, day: dayOfLimit(stays, year, limit) }))
  const limitDays = new Set(reached.map(({ day }) => day))
  const isWithin = (day: Day, stay: Stay) => startOf(stay) <= day && day <= endOf(stay)
  const placeOf = (day: Day) => {
    if (trip && isWithin(day, trip)) return 'trip'
    return stays.some((stay) => isWithin(day, stay)) ? 'here' : 'away'
  }
  const { both, withoutArrivals } = answer.days
  return (
    <>
      <chakra.svg
        role="img"
        aria-label={texts.calendarOf(taxYearName(year), texts.days(both, withoutArrivals))}
        viewBox={`0 0 ${left + 31 * pitch} ${12 * row}`}
        w="full"
        h="auto"
        css={{ '& text': { fill: 'ink2', fontSize: '10px', fontFamily: 'sans' }, ...squares }}
      >
        {months.map((start, index) => (
          <g key={start} transform={`translate(0 ${index * row})`}>
            <text y="9.5">{month.format(start * 86_400_000)}</text>
            {Array.from({ length: addMonths(first, index + 1) - start }, (_, at) => start + at).map((day, at) => (
              <rect
                key={day}
                className={limitDays.has(day) ? `${placeOf(day)} limit` : placeOf(day)}
                x={left + at * pitch + 1}
                y="1"
                width="9"
                height="10"
                rx="1.5"
              />
            ))}
          </g>
        ))}
      </chakra.svg>
      <Flex aria-hidden="true" flexWrap="wrap" columnGap="5" mt="2" textStyle="meta">
        <Key name={texts.calendarKey.here} kind="here" />
        {trip && <Key name={texts.calendarKey.trip} kind="trip" />}
        <Key name={texts.calendarKey.away} kind="away" />
        <Key name={texts.calendarKey.limit} kind="away limit" />
      </Flex>
      <chakra.ul textStyle="small" pl="1.3em" mt="3" mb="0" display="grid" gap="1" listStyle="disc">
        {reached.map(({ limit, day }) => (
          <li key={limit}>{texts.limit(limit, day === undefined ? undefined : dayText(day))}</li>
        ))}
      </chakra.ul>
    </>
  )
}

/** A limit is a frame, so that it is seen without colours, too. */
const squares = {
  '& .away': { fill: 'line' },
  '& .here': { fill: 'link' },
  '& .trip': { fill: 'gold.500' },
  '& .limit': { stroke: 'ink', strokeWidth: '2' },
}

/** Drawn like the days of the year: a background would vanish in the system's contrast themes. */
function Key({ name, kind }: { name: string; kind: string }) {
  return (
    // No div: print sets those as blocks, with the mark above its name.
    <Flex as="span" gap="2" align="center">
      <chakra.svg aria-hidden="true" viewBox="0 0 12 12" w="12px" h="12px" flexShrink="0" css={squares}>
        <rect className={kind} x="1" y="1" width="10" height="10" rx="1.5" />
      </chakra.svg>
      {name}
    </Flex>
  )
}

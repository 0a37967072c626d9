import { Box, chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { residenceTexts as texts } from '#content/tools/residence.ts'
import { type Day, dayText } from '#law/day.ts'
import { answer, type Question } from '#law/residence/answer.ts'
import { nextTripStart, withTrip } from '#law/residence/trip.ts'
import { firstDayOf, lastDayOf } from '#law/taxYear.ts'
import { Label } from '#ui/controls/fields.ts'
import { Small } from '#ui/text/Text.tsx'
import { Part } from '../Layout.tsx'
import { titleOf } from './explain.ts'
import { YearCalendar } from './YearCalendar.tsx'

/** The calendar of the year, and the status after one more trip that two sliders try out. It is no part of the case. */
export function OneMoreTrip({ question }: { question: Question }) {
  const { stays, year } = question
  const [first, last] = [firstDayOf(year), lastDayOf(year)]
  const [chosen, setStart] = useState<Day>()
  const [length, setLength] = useState(0)
  // Another year or list leaves a start that was chosen outside the year, and a trip longer than the rest of it.
  const isInYear = chosen !== undefined && chosen >= first && chosen <= last
  const start = isInYear ? chosen : nextTripStart(stays, year)
  const days = Math.min(length, last - start + 1)
  const trip = days > 0 ? { arrival: start, departure: start + days - 1 } : undefined
  const tried = { ...question, stays: trip ? withTrip(stays, trip) : stays }
  const found = answer(tried)
  return (
    <Part title={texts.calendar}>
      <Box data-screen="" display="grid" gap="3" mb="4">
        <Small>{texts.tripHint}</Small>
        <Slider
          label={texts.tripLength}
          text={texts.tripDays(days)}
          {...{ min: 0, max: last - start + 1, value: days, onValue: setLength }}
        />
        <Slider
          label={texts.tripStart}
          text={dayText(start)}
          {...{ min: first, max: last, value: start, onValue: setStart }}
        />
      </Box>
      <chakra.output display="block" textStyle="small" fontWeight="semibold" mb="4" css={{ '&:empty': { mb: '0' } }}>
        {trip &&
          texts.tripOutcome(
            dayText(trip.arrival),
            dayText(trip.departure),
            texts.days(found.days.both, found.days.withoutArrivals),
            titleOf(found, tried),
          )}
      </chakra.output>
      <YearCalendar answer={found} question={tried} trip={trip} />
    </Part>
  )
}

interface SliderProps {
  label: string
  /** The value as it is shown and read out. */
  text: string
  min: number
  max: number
  value: number
  onValue: (value: number) => void
}

/** The browser's own slider: dragged, or moved with the arrow keys, Page Up and Page Down, Home and End. */
function Slider({ label, text, min, max, value, onValue }: SliderProps) {
  const id = useId()
  return (
    <div>
      <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" alignItems="baseline">
        <Label htmlFor={id}>{label}</Label> <chakra.span textStyle="small">{text}</chakra.span>
      </Box>
      <chakra.input
        type="range"
        id={id}
        min={min}
        max={max}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onValue(Number(event.target.value))}
        w="full"
        minH="touch"
        m="0"
        cursor="pointer"
        css={{ accentColor: 'link' }}
      />
    </div>
  )
}

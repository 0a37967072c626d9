import { chakra } from '@chakra-ui/react'
import { language } from '#content/language.ts'
import { ribbonTexts as texts } from '#content/texts/dayRibbon.ts'
import { dayLength, useToday } from '../browser/useToday.ts'
import { Small } from '../text/Text.tsx'

/** A day on the ribbon with its name, counted from 1 January 1970. */
export interface RibbonDay {
  name: string
  day: number
}

interface DayRibbonProps {
  days: readonly RibbonDay[]
  /** The first and last day of the scale; without them it goes from the first of the days to the last, and to today. */
  scale?: readonly [number, number]
}

/**
 * The days in their order on one scale, with today as a line across them where it is on the scale. The words beside each mark
 * say the same. Prerendered it has the days alone: today is the visitor's.
 */
export function DayRibbon({ days, scale }: DayRibbonProps) {
  const now = useToday()
  const all = [...days.map(({ day }) => day), ...(now === undefined ? [] : [now])]
  const [first, last] = scale ?? [Math.min(...all), Math.max(...all)]
  const today = now !== undefined && now >= first && now <= last ? now : undefined
  // A margin at both ends, so that no mark is cut.
  const at = (day: number) => (last === first ? 50 : 2 + ((day - first) / (last - first)) * 96)
  const sorted = [...days].sort((a, b) => a.day - b.day)
  return (
    <>
      <chakra.ol listStyle="none" m="0" p="0" display="grid" gap="3" textStyle="small">
        {sorted.map(({ name, day }) => (
          <li key={name}>
            <span>{`${dayText(day)}: ${name}`}</span>
            {now !== undefined && <span>{` (${texts.distance(day - now)})`}</span>}
            <chakra.svg
              aria-hidden="true"
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              display="block"
              w="full"
              h="16px"
              // Print sets the colour of all text, not their fill, and forced colours replace it: both reach `currentColor`.
              color="link"
              css={{
                '& rect': { fill: 'currentColor' },
                '& .track': { fillOpacity: '0.2' },
                '& .past': { fillOpacity: '0.6' },
                '& line': { stroke: 'currentColor', strokeWidth: '2', vectorEffect: 'non-scaling-stroke' },
              }}
            >
              <rect className="track" y="4" width="100" height="2" />
              <rect
                className={now !== undefined && day < now ? 'past' : 'day'}
                x={at(day) - 1}
                y="1"
                width="2"
                height="8"
              />
              {today !== undefined && <line x1={at(today)} x2={at(today)} y1="0" y2="10" />}
            </chakra.svg>
          </li>
        ))}
      </chakra.ol>
      {today !== undefined && <Small mt="2">{texts.today(dayText(today))}</Small>}
    </>
  )
}

/** "22 November 2026". */
function dayText(day: number): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(language.locale, options).format(day * dayLength)
}

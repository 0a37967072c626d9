import { chakra } from '@chakra-ui/react'
import { toolTexts as texts } from '#content/texts/tools.ts'
import { type Day, dayText } from '#law/day.ts'
import { Small } from '#ui/text/Text.tsx'
import { useToday } from './useCase.ts'

/** A day on the ribbon, with its name. */
export interface RibbonDay {
  name: string
  day: Day
}

/** The days in their order on one scale, with today as a line across them. The words beside each mark say the same. */
export function DayRibbon({ days }: { days: readonly RibbonDay[] }) {
  const today = useToday()
  const all = [...days.map(({ day }) => day), ...(today === undefined ? [] : [today])]
  const [first, last] = [Math.min(...all), Math.max(...all)]
  // A margin at both ends, so that no mark is cut.
  const at = (day: Day) => (last === first ? 50 : 2 + ((day - first) / (last - first)) * 96)
  const sorted = [...days].sort((a, b) => a.day - b.day)
  return (
    <>
      <chakra.ol listStyle="none" m="0" p="0" display="grid" gap="3" textStyle="small">
        {sorted.map(({ name, day }) => (
          <li key={name}>
            <span>{`${name}: ${dayText(day)}`}</span>
            <chakra.svg
              aria-hidden="true"
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              display="block"
              w="full"
              h="16px"
              css={{
                '& .track': { fill: 'line' },
                '& .day': { fill: 'link' },
                '& .past': { fill: 'field' },
                '& line': { stroke: 'ink', strokeWidth: '2', vectorEffect: 'non-scaling-stroke' },
              }}
            >
              <rect className="track" y="4" width="100" height="2" />
              <rect
                className={today !== undefined && day < today ? 'past' : 'day'}
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
      {today !== undefined && <Small mt="2">{texts.ribbonToday(dayText(today))}</Small>}
    </>
  )
}

import { chakra } from '@chakra-ui/react'
import { powerTexts as texts } from '#content/tools/powerOfAttorney.ts'
import { type Day, weekdayText } from '#law/day.ts'
import { Part } from '../Layout.tsx'

type Event = keyof typeof texts.events

/** The days in order, the last days in gold, today marked. */
export function Timeline({ days }: { days: Partial<Record<Event, Day | undefined>> }) {
  const events = (Object.keys(texts.events) as Event[])
    .flatMap((event) => (days[event] === undefined ? [] : [{ event, day: days[event] }]))
    .sort((a, b) => a.day - b.day)
  return (
    <Part title={texts.timeline}>
      <chakra.ol listStyle="none" m="0" p="0" borderLeft="2px solid" borderColor="line" ml="7px">
        {events.map(({ event, day }) => (
          <chakra.li
            key={event}
            position="relative"
            pl="6"
            pb="4"
            textStyle="small"
            css={{
              '&::before': {
                content: '""',
                position: 'absolute',
                left: '-8px',
                top: '7px',
                width: '14px',
                height: '14px',
                borderRadius: '50%',
                border: '2px solid',
                borderColor: 'link',
                bg: event === 'stamp' || event === 'register' ? 'gold.500' : event === 'today' ? 'link' : 'bg',
              },
            }}
          >
            <chakra.strong fontWeight="semibold" fontFamily="sans">
              {texts.events[event]}
            </chakra.strong>
            <br />
            <span>{weekdayText(day)}</span>
          </chakra.li>
        ))}
      </chakra.ol>
    </Part>
  )
}

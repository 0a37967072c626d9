import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { ClientCall } from '#contract/staff/calls.ts'

/** Often enough that nobody sees a wrong minute for long. */
const pause = 10_000

/** The time where the client is, beside *Call*; from the earliest to the latest clock where a country has several. */
export function ClientClock({ zones }: Pick<ClientCall, 'zones'>) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), pause)
    return () => clearInterval(timer)
  }, [])
  const [first] = zones
  const last = zones.at(-1)
  if (first === undefined || last === undefined) return null
  const text =
    first === last
      ? texts.clientTime(clockIn(first, now), cityOf(first))
      : texts.clientTimes(clockIn(first, now), clockIn(last, now))
  return (
    <chakra.span textStyle="meta" color="ink2" title={texts.clientClock}>
      {text}
    </chakra.span>
  )
}

/** The time on a clock in the zone, with its day: 'Mon 09:30'. */
export function clockIn(zone: string, at: number): string {
  const clock = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('en-GB', { ...clock, timeZone: zone }).format(at)
}

/** The city in the name of a zone. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ').replace('Calcutta', 'Kolkata')
}

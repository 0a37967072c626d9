import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { CallLink } from '#contract/staff/calls.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import { Button } from '#ui/controls/Button.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { exactly } from '../data/times.ts'
import { useFailure } from '../data/useFailure.ts'
import { Alert } from '../layout/Alert.tsx'
import { Bubble } from './Bubble.tsx'
import { cityOf, clockIn } from './ClientClock.tsx'

/** The call that is to come, on both clocks, at the end of the conversation. */
export function BookedCall({ enquiry }: { enquiry: EnquiryDetail }) {
  const [url, setUrl] = useState('')
  const [error, setError] = useFailure()
  const { booking } = enquiry.call
  if (!booking) return null
  const theirs = texts.clientTime(clockIn(booking.zone, Date.parse(booking.startsAt)), cityOf(booking.zone))
  const load = () =>
    call<CallLink>('callLink', { id: enquiry.id }).then(
      (link) => setUrl(link.url),
      (reason: unknown) => setError(errorText(reason)),
    )
  return (
    <Bubble side="auto" title={texts.bookedCall} time={exactly(booking.startsAt)} label={texts.channels.phone}>
      <div>{texts.onTheirClock(theirs)}</div>
      {error && <Alert text={error} />}
      <chakra.div data-screen="" mt="2">
        {url ? (
          <chakra.a href={url} target="_blank" rel="noopener noreferrer" color="link" display="inline-block" py="2">
            {texts.openCallPage}
          </chakra.a>
        ) : (
          <Button variant="plain" size="sm" px="0" onClick={() => void load()}>
            {texts.changeCall}
          </Button>
        )}
      </chakra.div>
    </Bubble>
  )
}

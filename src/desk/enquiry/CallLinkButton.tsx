import { useState } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { CallLink } from '#contract/staff/calls.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import { Button } from '#ui/controls/Button.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { useFailure } from '../data/useFailure.ts'
import { Alert } from '../layout/Alert.tsx'

interface CallLinkButtonProps {
  enquiry: EnquiryDetail
  onInsert: (text: string) => void
}

/** Puts a link into the answer by which the client chooses a time for a call; absent while the office takes none. */
export function CallLinkButton({ enquiry, onInsert }: CallLinkButtonProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  if (!enquiry.call.isOpen) return null
  const insert = async () => {
    setBusy(true)
    setError('')
    try {
      onInsert((await call<CallLink>('callLink', { id: enquiry.id })).text)
    } catch (reason) {
      setError(errorText(reason))
    }
    setBusy(false)
  }
  return (
    <>
      <Button variant="plain" size="sm" disabled={busy} onClick={() => void insert()}>
        {texts.callTimes}
      </Button>
      {error && <Alert text={error} />}
    </>
  )
}

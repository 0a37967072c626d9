import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { sessionTexts as texts } from '#content/texts/staff/session.ts'
import { deskPath } from '#contract/deskPath.ts'
import type { StaffSession } from '#contract/staff/signIn.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { Small } from '#ui/text/Text.tsx'
import { CallError, call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { noteSession } from '../data/session.ts'
import { Alert } from '../layout/Alert.tsx'
import { SignInCard } from './SignInCard.tsx'
import { SignInForm } from './SignInForm.tsx'

/** The page that a mailed link opens. Mail scanners open links too, so nothing happens before the button is pressed. */
export function LinkPage() {
  const navigate = useNavigate()
  // Once: the fragment is taken out of the address, so that it stays in no history.
  const [token] = useState(takeToken)
  const [refused, setRefused] = useState(token === '')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const redeem = async () => {
    setBusy(true)
    setError('')
    try {
      const session = await call<StaffSession>('redeemLink', { body: { token } })
      // Loaded again, this page would have no token.
      noteSession({ signedIn: true, ...session }, () => location.replace(deskPath))
      await navigate({ to: '/', replace: true })
    } catch (reason) {
      setBusy(false)
      if (reason instanceof CallError && [400, 401, 410].includes(reason.status)) setRefused(true)
      else setError(errorText(reason))
    }
  }
  if (refused) {
    return (
      <SignInCard title={texts.linkFailedTitle}>
        <Small mb="6">{texts.linkFailed}</Small>
        <SignInForm />
      </SignInCard>
    )
  }
  return (
    <SignInCard title={texts.linkTitle}>
      <Small mb="6">{texts.linkText}</Small>
      {error && <Alert text={error} />}
      <Button w="full" disabled={busy} onClick={() => void redeem()}>
        {busy && <Spinner label={texts.sending} />}
        <span>{texts.linkButton}</span>
      </Button>
    </SignInCard>
  )
}

function takeToken(): string {
  const token = location.hash.slice(1)
  if (token) history.replaceState(history.state, '', location.pathname)
  return token
}

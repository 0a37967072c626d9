import { Box, chakra, Flex } from '@chakra-ui/react'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { type FormEvent, useState } from 'react'
import { sessionTexts as texts } from '#content/texts/staff/session.ts'
import type { StaffSession } from '#contract/staff/signIn.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { CallError, call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { noteSession } from '../data/session.ts'
import { Alert } from '../layout/Alert.tsx'
import { signInWithPasskey } from './passkey.ts'
import { askSession } from './startSession.ts'

/**
 * Asks for a link by email, or for a passkey. The answer to an address is the same whether or not it belongs to staff. It
 * names the ways that need no email where one may not come: strangers may have used up what is sent to an address.
 */
export function SignInForm({ knownAs = '' }: { knownAs?: string }) {
  const [email, setEmail] = useState(knownAs)
  const [sentTo, setSentTo] = useState('')
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [isLimited, setIsLimited] = useState(false)
  const attempt = async (work: () => Promise<void>, otherwise?: string) => {
    if (busy) return
    setBusy(true)
    setError('')
    await work().catch((reason: unknown) => {
      const isOverLimit = reason instanceof CallError && reason.status === 429
      setIsLimited(isOverLimit)
      setError(isOverLimit ? errorText(reason) : (otherwise ?? errorText(reason)))
    })
    setBusy(false)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      await call('requestLink', { body: { email } })
      setSentTo(email.trim())
    })
  }
  const onCode = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      const session = await call<StaffSession>('redeemCode', { body: { code } })
      noteSession({ signedIn: true, ...session })
    }, texts.codeFailed)
  }
  const onPasskey = () =>
    void attempt(async () => {
      const session = await signInWithPasskey()
      noteSession({ signedIn: true, ...session })
    }, texts.passkeyFailed)
  if (sentTo) {
    return (
      <Box role="status">
        <H2>{texts.checkMailTitle}</H2>
        <Small mt="3" overflowWrap="anywhere">
          {texts.checkMail(sentTo)}
        </Small>
        <chakra.form display="grid" gap="3" mt="5" mb="5" onSubmit={onCode}>
          <LabelledField
            label={texts.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={12}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          {error && <Alert text={error} />}
          <Button type="submit" disabled={busy}>
            {busy && <Spinner label={texts.sending} />}
            <span>{texts.codeButton}</span>
          </Button>
        </chakra.form>
        <Small mb="6">{texts.otherWays}</Small>
        <Flex gap="3" wrap="wrap">
          <Button variant="navy" size="sm" onClick={() => void askSession()}>
            {texts.signedInElsewhere}
          </Button>
          <Button
            variant="line"
            size="sm"
            onClick={() => {
              setSentTo('')
              setCode('')
              setError('')
            }}
          >
            {texts.otherEmail}
          </Button>
        </Flex>
      </Box>
    )
  }
  return (
    <form onSubmit={onSubmit}>
      <LabelledField
        label={texts.email}
        type="email"
        name="email"
        autoComplete="username webauthn"
        required
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      {error && <Alert text={error} />}
      {error && isLimited && <Small mb="4">{texts.otherWays}</Small>}
      <Button type="submit" w="full" mt="5" disabled={busy}>
        {busy && <Spinner label={texts.sending} />}
        <span>{texts.send}</span>
      </Button>
      {browserSupportsWebAuthn() && (
        <Button variant="line" w="full" mt="3" color="link" disabled={busy} onClick={onPasskey}>
          {texts.passkey}
        </Button>
      )}
    </form>
  )
}

import { Box, chakra, Flex } from '@chakra-ui/react'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { type FormEvent, useCallback, useState } from 'react'
import { sessionTexts as texts } from '#content/texts/staff/session.ts'
import type { Listing } from '#contract/staff/listing.ts'
import type { Passkey } from '#contract/staff/signIn.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { CallError, call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { exactly } from '../data/times.ts'
import { announceDone, announceFailure } from '../data/undo.ts'
import { useResource } from '../data/useResource.ts'
import { Section } from '../enquiry/Section.tsx'
import { Card } from '../layout/Card.tsx'
import { Loading } from '../layout/Loading.tsx'
import { addPasskey } from '../session/passkey.ts'

/** The passkeys of this member of staff. */
export function Passkeys() {
  const load = useCallback((signal: AbortSignal) => call<Listing<Passkey>>('passkeys', { signal }), [])
  const { data, error, reload } = useResource(load)
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    // A second press would end the browser's dialog of the first one.
    if (busy) return
    setBusy(true)
    try {
      await addPasskey(name)
      setName('')
      announceDone(texts.passkeyAdded)
      reload()
    } catch (reason) {
      announceFailure(reason instanceof CallError ? errorText(reason) : texts.passkeyNotAdded)
    }
    setBusy(false)
  }
  const remove = async ({ id }: Passkey) => {
    try {
      await call('removePasskey', { id })
      announceDone(texts.passkeyRemoved)
      reload()
    } catch (reason) {
      announceFailure(errorText(reason))
    }
  }
  return (
    <Box mt="10">
      <Section title={texts.passkeysTitle}>
        <Small mb="4">{texts.passkeysLede}</Small>
        {!data && <Loading error={error} retry={reload} />}
        {data?.items.length === 0 && <Small mb="4">{texts.noPasskeys}</Small>}
        {data?.items.map((passkey) => (
          <Card key={passkey.id} p="4">
            <Flex wrap="wrap" align="center" justify="space-between" gap="3">
              <Box minW="0">
                <Box textStyle="label" overflowWrap="anywhere">
                  {passkey.name}
                </Box>
                <Box textStyle="meta" color="ink2">
                  {passkey.usedAt
                    ? texts.passkeyUsed(exactly(passkey.usedAt))
                    : texts.passkeyAddedAt(exactly(passkey.createdAt))}
                </Box>
              </Box>
              <Button
                variant="line"
                size="sm"
                color="link"
                aria-label={texts.removePasskeyOf(passkey.name)}
                onClick={() => void remove(passkey)}
              >
                {texts.removePasskey}
              </Button>
            </Flex>
          </Card>
        ))}
        {browserSupportsWebAuthn() && (
          <chakra.form display="grid" gap="3" maxW="measure" onSubmit={(event) => void add(event)}>
            <LabelledField
              label={texts.passkeyName}
              placeholder={texts.passkeyNameHint}
              required
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <div>
              <Button type="submit" variant="navy" size="sm" disabled={busy}>
                {texts.addPasskey}
              </Button>
            </div>
          </chakra.form>
        )}
      </Section>
    </Box>
  )
}

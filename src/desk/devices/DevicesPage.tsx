import { Box, Flex } from '@chakra-ui/react'
import { useCallback } from 'react'
import { sessionTexts as texts } from '#content/texts/staff/session.ts'
import type { Listing } from '#contract/staff/listing.ts'
import type { Device } from '#contract/staff/signIn.ts'
import { Button } from '#ui/controls/Button.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { exactly } from '../data/times.ts'
import { announceDone, announceFailure } from '../data/undo.ts'
import { useResource } from '../data/useResource.ts'
import { useSession } from '../data/useSession.ts'
import { Card } from '../layout/Card.tsx'
import { Loading } from '../layout/Loading.tsx'
import { Screen } from '../layout/Screen.tsx'
import { signOut } from '../session/signOut.ts'
import { Notifications } from './Notifications.tsx'
import { Passkeys } from './Passkeys.tsx'

/** The devices on which this member of staff is signed in. */
export default function DevicesPage() {
  const { may } = useSession()
  const load = useCallback((signal: AbortSignal) => call<Listing<Device>>('devices', { signal }), [])
  const { data, error, reload } = useResource(load)
  const end = async (device: Device) => {
    if (device.isThisOne) return signOut()
    try {
      await call('signOutDevice', { id: device.id })
      announceDone(texts.revoked)
      reload()
    } catch (reason) {
      announceFailure(errorText(reason))
    }
  }
  return (
    <Screen title={texts.devicesTitle} lede={texts.devicesLede}>
      {!data && <Loading error={error} retry={reload} />}
      {data?.items.map((device) => (
        <Card key={device.id} p="4">
          <Flex wrap="wrap" align="center" justify="space-between" gap="3">
            <Box>
              <Box textStyle="label">
                {(device.name || texts.unknownDevice) + (device.isThisOne ? ` (${texts.thisDevice})` : '')}
              </Box>
              <Box textStyle="meta" color="ink2">
                {`${texts.signedInAt(exactly(device.signedInAt))}, ${texts.methods[device.method]}`}
              </Box>
              <Box textStyle="meta" color="ink2">
                {texts.lastUsed(exactly(device.lastSeenAt))}
              </Box>
            </Box>
            <Button
              variant="line"
              size="sm"
              color="link"
              aria-label={texts.revokeOf(device.name || texts.unknownDevice)}
              onClick={() => void end(device)}
            >
              {texts.revoke}
            </Button>
          </Flex>
        </Card>
      ))}
      {may('pushSettings') && <Notifications />}
      <Passkeys />
    </Screen>
  )
}

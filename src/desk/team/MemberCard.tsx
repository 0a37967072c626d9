import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { sessionTexts } from '#content/texts/staff/session.ts'
import { teamTexts as texts } from '#content/texts/staff/team.ts'
import type { Member } from '#contract/staff/members.ts'
import { type Role, roles } from '#contract/staff/roles.ts'
import type { Device } from '#contract/staff/signIn.ts'
import { Button } from '#ui/controls/Button.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { exactly } from '../data/times.ts'
import { announceDone, announceFailure } from '../data/undo.ts'
import { useSession } from '../data/useSession.ts'
import { Alert } from '../layout/Alert.tsx'
import { Card } from '../layout/Card.tsx'
import { Choice } from '../layout/Choice.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'

interface MemberCardProps {
  member: Member
  reload: () => void
}

/** One member: role, invitation, signed-in devices, and the end of access. */
export function MemberCard({ member, reload }: MemberCardProps) {
  const { address: own } = useSession()
  const [busy, setBusy] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const { address, role, isFixed, devices, invitation } = member
  const name = member.name || address
  const act = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    try {
      await work()
      reload()
    } catch (reason) {
      announceFailure(errorText(reason))
    }
    setBusy(false)
  }
  const setRole = (next: Role) => call('changeMember', { body: { address, role: next } })
  const chooseRole = (next: Role) =>
    act(async () => {
      await setRole(next)
      announceDone(texts.roleChanged(name, texts.roles[next]), async () => {
        await setRole(role)
        reload()
      })
    })
  const inviteAgain = () =>
    act(async () => {
      await call('inviteAgain', { body: { address } })
      announceDone(texts.invitedAgain)
    })
  const signOut = (device: Device) =>
    act(async () => {
      await call('signOutDevice', { id: device.id })
      announceDone(sessionTexts.revoked)
    })
  return (
    <Card p={{ base: '4', sm: '5' }}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Box minW="0" flex="1 1 14rem">
          <H2 textStyle="h3" overflowWrap="anywhere">
            {address === own ? `${name} (${texts.you})` : name}
          </H2>
          {member.name && (
            <Small overflowWrap="anywhere" textStyle="meta">
              {address}
            </Small>
          )}
        </Box>
        {isFixed ? (
          <Box textStyle="label">{texts.roles[role]}</Box>
        ) : (
          <Flex gap="3" wrap="wrap" align="center">
            <Choice
              label={texts.roleOf(name)}
              value={role}
              busy={busy}
              options={roles.map((value) => ({ value, text: texts.roles[value] }))}
              onChoose={(value) => void chooseRole(value as Role)}
            />
            <Button
              variant="line"
              size="sm"
              color="err"
              aria-label={texts.removeOf(name)}
              onClick={() => setRemoving(true)}
            >
              {texts.remove}
            </Button>
          </Flex>
        )}
      </Flex>
      {isFixed && (
        <Small mt="2" textStyle="meta">
          {texts.fixed}
        </Small>
      )}
      {invitation && invitation.state === 'failed' && (
        <Alert text={`${texts.invitations.failed(exactly(invitation.at))} ${invitation.error ?? ''}`} />
      )}
      {invitation && (
        <Flex wrap="wrap" align="center" justify="space-between" gap="3" mt="3">
          {invitation.state !== 'failed' && (
            <Small>{`${texts.invitations[invitation.state](exactly(invitation.at))} ${invitation.error ?? ''}`}</Small>
          )}
          <Button variant="line" size="sm" color="link" disabled={busy} onClick={() => void inviteAgain()}>
            {texts.inviteAgain}
          </Button>
        </Flex>
      )}
      {!invitation && (
        <Small mt="3">
          {`${devices.length === 0 ? texts.noDevices : texts.devices(devices.length)}. ${member.hasPasskey ? texts.withPasskey : texts.withoutPasskey}.`}
        </Small>
      )}
      {devices.length > 0 && (
        <chakra.ul listStyle="none" p="0" m="0" mt="1">
          {devices.map((device) => (
            <chakra.li
              key={device.id}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              justifyContent="space-between"
              columnGap="3"
              minH="touch"
              borderTop="1px solid {colors.line}"
            >
              <chakra.span textStyle="meta">
                {texts.device(device.name || sessionTexts.unknownDevice, exactly(device.lastSeenAt))}
              </chakra.span>
              {/* One's own is signed out under Devices, or in the menu. */}
              {!device.isThisOne && (
                <Button
                  variant="plain"
                  size="sm"
                  aria-label={sessionTexts.revokeOf(`${device.name || sessionTexts.unknownDevice}, ${name}`)}
                  onClick={() => void signOut(device)}
                >
                  {sessionTexts.revoke}
                </Button>
              )}
              {device.isThisOne && <chakra.span textStyle="meta">{sessionTexts.thisDevice}</chakra.span>}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {isRemoving && (
        <RemoveDialog
          address={address}
          name={name}
          onClose={() => setRemoving(false)}
          onRemoved={() => {
            setRemoving(false)
            reload()
          }}
        />
      )}
    </Card>
  )
}

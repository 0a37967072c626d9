import { Box, chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { teamTexts as texts } from '#content/texts/staff/team.ts'
import type { Member } from '#contract/staff/members.ts'
import { type Role, roles } from '#contract/staff/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LabelledField } from '#ui/controls/LabelledField.tsx'
import { Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { useTypedOver } from '../data/useTypedOver.ts'
import { Alert } from '../layout/Alert.tsx'
import { Choice } from '../layout/Choice.tsx'

const blank = { version: 0, address: '', name: '', role: 'staff' as Role }

/** Gives somebody access, by an email with a link that signs in. One field until something is typed: name and role come then. What is typed outlives the page. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // On a phone it would open the keyboard over the people.
    if (matchMedia('(hover: hover)').matches) field.current?.focus({ preventScroll: true })
  }, [])
  const { values, change, forget } = useTypedOver('invitation', blank)
  const { address, name, role } = values
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const clear = () => {
    forget()
    setError('')
  }
  const isOpen = address !== '' || name !== ''
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError('')
    try {
      const added = await call<Member>('inviteMember', { body: { address, name, role } })
      announceDone(added.invitation ? texts.invited(added.address) : texts.invitedWithoutEmail(added.address))
      clear()
      onDone()
    } catch (reason) {
      setError(errorText(reason))
    }
    setBusy(false)
  }
  return (
    <chakra.form display="grid" gap="4" mb="8" maxW="measure" onSubmit={(event: FormEvent) => void onSubmit(event)}>
      <Flex align="end" gap="3" wrap="wrap">
        <Box flex="1 1 16rem" minW="0">
          <LabelledField
            ref={field}
            label={texts.address}
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            value={address}
            onChange={({ currentTarget }) => change({ address: currentTarget.value })}
          />
        </Box>
        <Button type="submit" size="sm" disabled={busy}>
          {texts.send}
        </Button>
        {isOpen && (
          <Button variant="line" size="sm" color="link" onClick={clear}>
            {deskTexts.cancel}
          </Button>
        )}
      </Flex>
      {isOpen && (
        <>
          <div>
            <LabelledField
              label={texts.name}
              maxLength={80}
              autoComplete="off"
              value={name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
            <Small mt="2" textStyle="meta">
              {texts.nameHint}
            </Small>
          </div>
          <div>
            <Choice
              labelled
              label={texts.role}
              value={role}
              options={roles.map((value) => ({ value, text: texts.roles[value] }))}
              onChoose={(value) => change({ role: value as Role })}
            />
            <Small mt="2" textStyle="meta">
              {texts.rolesHint}
            </Small>
          </div>
        </>
      )}
      {error && <Alert text={error} />}
    </chakra.form>
  )
}

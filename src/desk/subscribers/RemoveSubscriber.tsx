import { Box, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { subscriberTexts as texts } from '#content/texts/staff/lists.ts'
import type { SubscriberItem } from '#contract/staff/subscribers.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { seekPerson } from '../data/personSought.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { useSession } from '../data/useSession.ts'
import { Alert } from '../layout/Alert.tsx'
import { dialogStyle } from '../layout/dialogStyle.ts'

interface RemoveSubscriberProps {
  subscriber: SubscriberItem
  onClose: () => void
  onRemoved: () => void
}

/** Asks once more before a subscription ends; owners may erase what is stored instead. */
export function RemoveSubscriber({ subscriber: { id, email }, onClose, onRemoved }: RemoveSubscriberProps) {
  const { may } = useSession()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const remove = async () => {
    setBusy(true)
    setError('')
    try {
      await call('removeSubscriber', { id })
      announceDone(texts.removed)
      onRemoved()
    } catch (reason) {
      setError(errorText(reason))
      setBusy(false)
    }
  }
  return (
    <Modal onClose={onClose} initialFocus="[data-cancel]" aria-labelledby="remove-subscriber" {...dialogStyle}>
      <H2 id="remove-subscriber" overflowWrap="anywhere">
        {texts.removeTitle(email)}
      </H2>
      <Small mt="3">{texts.removeText}</Small>
      {may('erasePerson') && (
        <Box textStyle="ui" mt="3" css={{ '& a': { color: 'link' } }}>
          <Link to="/people" onClick={() => seekPerson({ kind: 'email', value: email })}>
            {texts.erase}
          </Link>
        </Box>
      )}
      {error && <Alert text={error} />}
      <Flex gap="3" wrap="wrap" mt="6">
        <Button data-cancel="" variant="navy" size="sm" onClick={onClose}>
          {deskTexts.cancel}
        </Button>
        <Button variant="line" size="sm" color="err" disabled={busy} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      </Flex>
    </Modal>
  )
}

import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { teamTexts as texts } from '#content/texts/staff/team.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceDone } from '../data/undo.ts'
import { useFailure } from '../data/useFailure.ts'
import { Alert } from '../layout/Alert.tsx'
import { dialogStyle } from '../layout/dialogStyle.ts'

interface RemoveDialogProps {
  address: string
  name: string
  onClose: () => void
  onRemoved: () => void
}

/** Asks once more before somebody is signed out everywhere: sessions and passkeys do not come back. */
export function RemoveDialog({ address, name, onClose, onRemoved }: RemoveDialogProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const remove = async () => {
    setBusy(true)
    setError('')
    try {
      await call('removeMember', { body: { address } })
      announceDone(texts.removed(name))
      onRemoved()
    } catch (reason) {
      setError(errorText(reason))
      setBusy(false)
    }
  }
  return (
    <Modal onClose={onClose} initialFocus="[data-cancel]" aria-labelledby="remove-title" {...dialogStyle}>
      <H2 id="remove-title" overflowWrap="anywhere">
        {texts.removeTitle(name)}
      </H2>
      <Small mt="3">{texts.removeText}</Small>
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

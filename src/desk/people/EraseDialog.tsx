import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { peopleTexts as texts } from '#content/texts/staff/lists.ts'
import type { ErasedPerson, PersonConflict, PersonCounts, PersonQuery } from '#contract/staff/operation.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { CallError, call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { useFailure } from '../data/useFailure.ts'
import { Alert } from '../layout/Alert.tsx'
import { dialogStyle } from '../layout/dialogStyle.ts'
import { CountList } from './CountList.tsx'

interface EraseDialogProps {
  query: PersonQuery
  counts: PersonCounts
  onClose: () => void
  /** The server found other things than those that the dialog names. */
  onChanged: (counts: PersonCounts) => void
  /** `warning` says what is left to do. */
  onErased: (warning: string | null) => void
}

/** Asks once more before a person's data goes, and names what goes; the server erases exactly that or nothing. */
export function EraseDialog({ query, counts, onClose, onChanged, onErased }: EraseDialogProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useFailure()
  const erase = async () => {
    setBusy(true)
    setError('')
    try {
      const { warning } = await call<ErasedPerson>('erasePerson', { body: { ...query, expected: counts } })
      onErased(warning)
    } catch (reason) {
      setBusy(false)
      if (reason instanceof CallError && reason.status === 409) {
        onChanged((reason.body as PersonConflict).found)
        setError(texts.changed)
      } else setError(errorText(reason))
    }
  }
  return (
    <Modal onClose={onClose} initialFocus="[data-cancel]" aria-labelledby="erase-title" {...dialogStyle}>
      <H2 id="erase-title">{texts.confirmTitle}</H2>
      <Small mt="3" mb="3" overflowWrap="anywhere">
        {texts.confirmText(query.value)}
      </Small>
      <CountList counts={counts} />
      {error && <Alert text={error} />}
      <Flex gap="3" wrap="wrap" mt="6">
        <Button data-cancel="" variant="navy" size="sm" onClick={onClose}>
          {deskTexts.cancel}
        </Button>
        <Button variant="line" size="sm" color="err" disabled={busy} onClick={() => void erase()}>
          {texts.confirmButton}
        </Button>
      </Flex>
    </Modal>
  )
}

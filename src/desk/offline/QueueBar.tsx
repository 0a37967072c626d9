import { Box, Flex } from '@chakra-ui/react'
import { useSelector } from '@tanstack/react-store'
import { useState } from 'react'
import { offlineTexts as texts } from '#content/texts/staff/offline.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/media/Icon.tsx'
import { announceChange } from '../data/live.ts'
import { Conflict } from '../enquiry/Conflict.tsx'
import { changeEnquiry, type EnquiryClash } from '../enquiry/changeEnquiry.ts'
import { putBack } from '../enquiry/putBack.ts'
import { ButtonLink } from '../layout/ButtonLink.tsx'
import { dropFromQueue, queueState } from './queue.ts'
import type { QueueItem } from './queueItem.ts'

/** Counts what waits for the connection, and shows what the server did not take, for its writer to decide. */
export function QueueBar() {
  const items = useSelector(queueState)
  const waiting = items.filter(({ refused }) => !refused).length
  return (
    <Box role="status" data-screen="" flex="none" textStyle="ui">
      {waiting > 0 && (
        <Flex align="center" gap="3" px={{ base: '4', sm: '6' }} py="2" bg="waitBg" color="wait">
          <Icon name="clock" size="20px" />
          <span>{texts.waiting(waiting)}</span>
        </Flex>
      )}
      {items.map((item) => item.refused && <Refused key={item.key} item={item} />)}
    </Box>
  )
}

function Refused({ item }: { item: QueueItem }) {
  const [clash, setClash] = useState<EnquiryClash>()
  const theirs = item.kind === 'change' ? item.theirs : undefined
  const drop = async () => {
    setClash(undefined)
    await dropFromQueue(item.key)
    announceChange({ kind: 'enquiry', id: item.id, what: 'changed' })
  }
  return (
    <Flex
      align="center"
      wrap="wrap"
      gap="3"
      px={{ base: '4', sm: '6' }}
      py="2"
      bg="errBg"
      color="err"
      borderBottom="1px solid"
      borderColor="line"
    >
      <Icon name="alert" size="20px" />
      <Box flex="1 1 14rem" overflowWrap="anywhere">
        <span>{item.refused === 'gone' ? `${sentence(item)} ${texts.goneReason}` : sentence(item)}</span>
        {item.kind !== 'change' && (
          <Box color="ink" whiteSpace="pre-wrap" maxH="8rem" overflowY="auto">
            {item.kind === 'note' ? item.text : item.what.text}
          </Box>
        )}
      </Box>
      {item.kind === 'answer' && item.refused !== 'gone' && (
        <ButtonLink
          variant="navy"
          size="sm"
          to="/enquiries/$id"
          params={{ id: item.id }}
          onClick={() => {
            const { id, what, files = [], isUnsigned = false } = item
            putBack(id, { ...what, files, isUnsigned })
            void drop()
          }}
        >
          {texts.backToField}
        </ButtonLink>
      )}
      {item.kind === 'change' && theirs ? (
        <Button variant="navy" size="sm" onClick={() => setClash({ what: item.what, theirs })}>
          {texts.decide}
        </Button>
      ) : (
        <Button variant="line" size="sm" onClick={() => void drop()}>
          {texts.discard}
        </Button>
      )}
      {clash && (
        <Conflict
          clash={clash}
          onClose={() => void drop()}
          onUseYours={async () => {
            const { clash: next, changed, waits } = await changeEnquiry(clash.theirs, clash.what)
            if (next) setClash(next)
            // Else it failed, and is all that is left of the change.
            else if (changed || waits) await drop()
          }}
        />
      )}
    </Flex>
  )
}

function sentence({ kind, name, refused }: QueueItem): string {
  if (refused === 'conflict') return kind === 'answer' ? texts.conflictOfAnswer(name) : texts.conflict(name)
  if (kind === 'note') return texts.refusedNote(name)
  return kind === 'answer' ? texts.refusedAnswer(name) : texts.refusedChange(name)
}

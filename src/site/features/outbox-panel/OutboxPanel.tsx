import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { outboxPanelTexts as texts } from '#content/texts/outboxPanel.ts'
import { mayBeEvicted } from '#device/outbox/triggers.ts'
import { Button } from '#ui/controls/Button.tsx'
import { H2, Small } from '#ui/text/Text.tsx'
import { ItemCard } from './ItemCard.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { Receipts } from './Receipts.tsx'
import { sendAll } from './sending.ts'
import { useEntries } from './useEntries.ts'
import { useKeptFocus } from './useKeptFocus.ts'

export interface OutboxPanelProps {
  onClose: () => void
  /** Shown by other features to a visitor who saved something. */
  children?: ReactNode
}

/** The outbox: what waits on this device, and what was received lately. Loaded when it is first opened. */
export default function OutboxPanel({ onClose, children }: OutboxPanelProps) {
  const entries = useEntries()
  const [status, announce] = useState('')
  const busy = useRef(false)
  const waiting = entries.filter(({ item }) => item?.state.name === 'waiting').length
  const held = entries.some(({ item }) => item)
  const list = useKeptFocus(entries)

  const onSendAll = async () => {
    if (busy.current) return
    busy.current = true
    announce(texts.trying)
    announce(await sendAll())
    busy.current = false
  }
  return (
    <PanelFrame label={texts.title} closeLabel={texts.close} onClose={onClose}>
      <H2 id="outbox-title" tabIndex={-1} outline="none" pr="12">
        {texts.title}
      </H2>
      <Small mt="2">{held ? texts.lead : texts.empty}</Small>
      <Flex align="center" gap="4" wrap="wrap" mt="3" minH="1.5rem">
        {waiting > 1 && (
          <Button size="sm" onClick={() => void onSendAll()}>
            {texts.sendAll}
          </Button>
        )}
        <chakra.p role="status" data-status="" m="0" textStyle="ui" color="ink2">
          {status}
        </chakra.p>
      </Flex>
      <chakra.ol ref={list} listStyle="none" m="0" mt="4" p="0" display="grid" gap="4" _empty={{ display: 'none' }}>
        {entries.map((entry) => (
          <ItemCard key={entry.key} entry={entry} announce={announce} />
        ))}
      </chakra.ol>
      {held && <StorageNote />}
      {held && children && <Box mt="6">{children}</Box>}
      <Receipts />
    </PanelFrame>
  )
}

/** Says so where the browser may clear what waits here. */
function StorageNote() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    void mayBeEvicted().then(setShown)
  }, [])
  return (
    shown && (
      <Small data-storage-note="" mt="5" ps="4" borderInlineStart="3px solid" borderColor="wait">
        {texts.mayBeEvicted}
      </Small>
    )
  )
}

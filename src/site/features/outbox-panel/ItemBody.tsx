import { Flex } from '@chakra-ui/react'
import { type ReactNode, useRef, useState } from 'react'
import { outboxPanelTexts as texts } from '#content/texts/outboxPanel.ts'
import type { Item } from '#device/outbox/item.ts'
import { discard } from '#device/outbox/replay.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ConfirmQuestion } from '#ui/controls/ConfirmQuestion.tsx'
import { ItemEditor } from './ItemEditor.tsx'
import { sendItem } from './sending.ts'
import { WrittenText } from './WrittenText.tsx'

interface ItemBodyProps {
  item: Item
  announce: (text: string) => void
  /** Stands between the text and the buttons. */
  children: ReactNode
}

/** The text of an item that waits, and its buttons: Send now, Edit where it needs attention, Discard. */
export function ItemBody({ item, announce, children }: ItemBodyProps) {
  const { state, key, kind } = item
  const [doing, setDoing] = useState<'edit' | 'discard' | 'send'>()
  const back = useRef<HTMLButtonElement>(null)
  const refused = state.name === 'needs-attention'

  const stop = () => {
    setDoing(undefined)
    requestAnimationFrame(() => back.current?.focus())
  }
  const onSend = async () => {
    if (doing === 'send') return
    setDoing('send')
    announce(texts.trying)
    announce(await sendItem(item))
    setDoing(undefined)
  }
  const onDiscard = async () => {
    const handled = await discard(key).catch(() => undefined)
    if (handled === 'done' || handled === 'gone') return announce(texts.discarded(texts.kind[kind]))
    announce(handled === 'sending' ? texts.beingSent : texts.notStored)
    stop()
  }

  if (doing === 'edit') return <ItemEditor item={item} announce={announce} onClose={stop} />
  return (
    <>
      <WrittenText item={item} />
      {children}
      {doing === 'discard' ? (
        <ConfirmQuestion
          question={item.attempts > 0 ? texts.discardQuestionTried : texts.discardQuestion}
          confirm={texts.discard}
          keep={texts.keep}
          onConfirm={() => void onDiscard()}
          onKeep={stop}
        />
      ) : (
        <Flex gap="3" mt="4" wrap="wrap">
          {refused && (
            <Button variant="navy" size="sm" onClick={() => setDoing('edit')}>
              {texts.edit}
            </Button>
          )}
          <Button
            variant={refused ? 'line' : 'navy'}
            size="sm"
            aria-disabled={doing === 'send'}
            onClick={() => void onSend()}
          >
            {refused ? texts.sendAgain : texts.sendNow}
          </Button>
          <Button variant="plain" size="sm" ref={back} onClick={() => setDoing('discard')}>
            {texts.discard}
          </Button>
        </Flex>
      )}
    </>
  )
}

import { Flex } from '@chakra-ui/react'
import { type ReactNode, useRef, useState } from 'react'
import { outboxPanelTexts as texts } from '#content/texts/outboxPanel.ts'
import { discard } from '#outbox/edit.ts'
import type { Item } from '#outbox/item.ts'
import { Button } from '#ui/Button.tsx'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import { ItemEditor } from './ItemEditor.tsx'
import { sendItem } from './sending.ts'
import { WrittenText } from './WrittenText.tsx'

interface ItemBodyProps {
  item: Item
  say: (text: string) => void
  /** Stands between the text and the buttons. */
  children: ReactNode
}

/** The text of an item that waits, and its buttons: Send now, Edit where it needs attention, Discard. */
export function ItemBody({ item, say, children }: ItemBodyProps) {
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
    say(texts.trying)
    say(await sendItem(item))
    setDoing(undefined)
  }
  const onDiscard = async () => {
    const handled = await discard(key).catch(() => undefined)
    if (handled === 'done' || handled === 'gone') return say(texts.discarded(texts.kind[kind]))
    say(handled === 'sending' ? texts.beingSent : texts.notStored)
    stop()
  }

  if (doing === 'edit') return <ItemEditor item={item} say={say} onClose={stop} />
  return (
    <>
      <WrittenText item={item} />
      {children}
      {doing === 'discard' ? (
        <DiscardQuestion tried={item.attempts > 0} onDiscard={() => void onDiscard()} onKeep={stop} />
      ) : (
        <Flex gap="3" mt="4" wrap="wrap">
          {refused && (
            <Button look="navy" size="slim" onClick={() => setDoing('edit')}>
              {texts.edit}
            </Button>
          )}
          <Button
            look={refused ? 'line' : 'navy'}
            size="slim"
            aria-disabled={doing === 'send'}
            onClick={() => void onSend()}
          >
            {refused ? texts.sendAgain : texts.sendNow}
          </Button>
          <Button look="plain" size="slim" ref={back} onClick={() => setDoing('discard')}>
            {texts.discard}
          </Button>
        </Flex>
      )}
    </>
  )
}

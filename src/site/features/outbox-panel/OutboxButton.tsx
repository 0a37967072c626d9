import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { outboxTexts as texts } from '#content/texts/outbox.ts'
import { extraControl } from '#ui/layout/barControls.ts'
import { revealEvent } from '#ui/layout/useHideOnScroll.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { setPanelOpen } from './panelState.ts'
import { useItems } from './useItems.ts'

/**
 * Opens the outbox; in the top bar only while it holds something (OB-02). Dashed: written here, not sent
 * yet.
 */
export function OutboxButton() {
  const items = useItems()
  const button = useRef<HTMLButtonElement>(null)
  const seen = useRef(0)
  useEffect(() => {
    // Show the bar after a save, even if scrolling had hidden it, so the visitor sees the outbox.
    if (items.length > seen.current) button.current?.dispatchEvent(new Event(revealEvent, { bubbles: true }))
    seen.current = items.length
  }, [items.length])
  if (items.length === 0) return null
  const attention = items.filter(({ state }) => state.name === 'needs-attention').length
  return (
    <chakra.button
      ref={button}
      type="button"
      data-outbox={items.length}
      {...extraControl}
      aria-haspopup="dialog"
      aria-label={texts.open(items.length, attention)}
      onClick={() => setPanelOpen(true)}
      flex="none"
      display="grid"
      placeItems="center"
      minW="touch"
      h="touch"
      p="0"
      border="0"
      bg="transparent"
      color={attention > 0 ? 'white' : 'gold.300'}
      cursor="pointer"
    >
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap={{ base: '3px', sm: '5px' }}
        minW="40px"
        h="32px"
        px={{ base: '5px', sm: '8px' }}
        justifyContent="center"
        border="1.5px dashed"
        borderColor="current"
        borderRadius="pill"
        bg={attention > 0 ? 'noticeError' : 'rgb(255 255 255 / .06)'}
        fontFamily="sans"
        fontWeight="semibold"
        fontSize="0.9375rem"
        lineHeight="1"
        _hover={{ bg: attention > 0 ? 'noticeError' : 'rgb(255 255 255 / .16)' }}
      >
        <Icon name={attention > 0 ? 'alert' : 'clock'} size="17px" />
        <chakra.span mt="2px">{items.length > 99 ? '99+' : items.length}</chakra.span>
      </chakra.span>
    </chakra.button>
  )
}

import { chakra } from '@chakra-ui/react'
import { outboxTexts as texts } from '#content/texts/outbox.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { setPanelOpen } from './panelState.ts'
import { useItems } from './useItems.ts'

/** How much waits, in words, for the line about the missing connection; on wide screens only. */
export function OutboxMention() {
  const { length } = useItems()
  if (length === 0) return null
  return (
    <chakra.button
      type="button"
      aria-haspopup="dialog"
      onClick={() => setPanelOpen(true)}
      display={{ base: 'none', md: 'inline-flex' }}
      alignItems="center"
      gap="2"
      px="14px"
      pt="9px"
      pb="7px"
      border="1px dashed"
      borderColor="current"
      borderRadius="pill"
      bg="transparent"
      color="inherit"
      fontFamily="sans"
      fontWeight="semibold"
      fontSize="0.9375rem"
      lineHeight="1"
      whiteSpace="nowrap"
      cursor="pointer"
    >
      <Icon name="clock" size="16px" />
      <span>{texts.waiting(length)}</span>
    </chakra.button>
  )
}

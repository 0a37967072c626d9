import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#ui/Icon.tsx'

interface PanelFrameProps {
  label: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A sheet at the side; a native dialog, so that the focus stays in, Escape closes, and the page behind is inert. */
export function PanelFrame({ label, closeLabel, onClose, children }: PanelFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const node = dialog.current
    const opener = document.activeElement
    node?.showModal()
    node?.querySelector<HTMLElement>('h2')?.focus()
    return () => {
      // A dialog that is removed while open does not hand the focus back by itself.
      node?.close()
      const target = opener?.isConnected && opener !== document.body ? opener : document.getElementById('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  }, [])
  return (
    <chakra.dialog
      ref={dialog}
      data-outbox-panel=""
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      position="fixed"
      inset="0 0 0 auto"
      m="0"
      p="0"
      w="min(30rem, 100vw)"
      maxW="100vw"
      h="100dvh"
      maxH="100dvh"
      border="0"
      bg="panel"
      color="ink"
      boxShadow="form"
      overflowY="auto"
      overscrollBehavior="contain"
      css={{ '&::backdrop': { bg: 'color-mix(in srgb, {colors.navy.950} 60%, transparent)' } }}
    >
      <Box position="relative" minH="full" px={{ base: '5', sm: '8' }} py={{ base: '6', sm: '8' }}>
        <chakra.button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          position="absolute"
          top="4"
          insetInlineEnd="3"
          display="grid"
          placeItems="center"
          w="touch"
          h="touch"
          border="0"
          borderRadius="tile"
          bg="transparent"
          color="inherit"
          cursor="pointer"
          _hover={{ bg: 'wash' }}
        >
          <Icon name="close" />
        </chakra.button>
        {children}
      </Box>
    </chakra.dialog>
  )
}

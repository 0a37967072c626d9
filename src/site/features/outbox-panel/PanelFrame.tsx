import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Modal } from '#ui/controls/Modal.tsx'
import { Icon } from '#ui/media/Icon.tsx'

interface PanelFrameProps {
  label: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A sheet at the side. */
export function PanelFrame({ label, closeLabel, onClose, children }: PanelFrameProps) {
  return (
    <Modal
      onClose={onClose}
      closesOnBackdrop
      initialFocus="h2"
      fallbackFocus="main"
      data-outbox-panel=""
      aria-label={label}
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
    </Modal>
  )
}

import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Modal } from './Modal.tsx'

interface SheetProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog beside the text that it is about: at the foot of a phone, in the corner of a wider screen, with nothing dimmed. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const titleId = useId()
  return (
    <Modal
      onClose={onClose}
      closesOnBackdrop
      initialFocus="h2"
      fallbackFocus="main"
      aria-labelledby={titleId}
      position="fixed"
      inset={{ base: 'auto 0 0 0', sm: 'auto auto 24px 24px' }}
      m="0"
      p="0"
      w={{ base: '100vw', sm: 'min(24rem, 100vw - 48px)' }}
      maxW="100vw"
      maxH={{ base: '66dvh', sm: 'calc(100dvh - 48px)' }}
      overflowY="auto"
      overscrollBehavior="contain"
      border="1px solid"
      borderColor="line"
      borderRadius={{ base: '0', sm: 'card' }}
      bg="panel"
      color="ink"
      boxShadow="form"
      css={{ '&::backdrop': { bg: 'transparent' } }}
    >
      <Box px={{ base: '5', sm: '6' }} py="5">
        <chakra.h2 id={titleId} tabIndex={-1} textStyle="h3" m="0" outline="none">
          {title}
        </chakra.h2>
        {children}
      </Box>
    </Modal>
  )
}

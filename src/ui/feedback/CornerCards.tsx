import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/**
 * Place for quiet cards at the bottom, above the floating buttons; they overlay the page and shift nothing. The live
 * region exists from the start, so new content is announced (WCAG 4.1.3).
 */
export function CornerCards({ children }: { children: ReactNode }) {
  return (
    <Box
      role="status"
      position="fixed"
      bottom={{ base: 'calc(84px + var(--player-height, 0px))', md: 'calc(26px + var(--player-height, 0px))' }}
      insetInline="0"
      zIndex="notice"
      display="grid"
      justifyItems="center"
      gap="3"
      pointerEvents="none"
    >
      {children}
    </Box>
  )
}

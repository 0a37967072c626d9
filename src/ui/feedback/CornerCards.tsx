import { Box, chakra } from '@chakra-ui/react'
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

/** One card: text beside its buttons, stacked on phones. */
export const CornerCard = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { base: 'stretch', sm: 'center' },
    gap: '12px 16px',
    w: 'min(38rem, 100vw - 32px)',
    px: '5',
    pt: '14px',
    pb: '12px',
    bg: 'panel',
    color: 'ink',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    textStyle: 'ui',
    overflowWrap: 'anywhere',
    pointerEvents: 'auto',
  },
})

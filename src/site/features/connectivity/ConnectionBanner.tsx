import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { whileBarHidden } from '#ui/layout/useHideOnScroll.ts'

/**
 * Place of the connection banner below the top bar, with which it hides on scroll down. It is prerendered: a screen reader
 * may miss a text that comes together with its live region (WCAG 4.1.3).
 */
export function ConnectionBanner({ children }: { children?: ReactNode }) {
  return (
    <Box
      role="status"
      position="fixed"
      top="var(--bar)"
      insetInline="0"
      zIndex="banner"
      transition="transform"
      transitionDuration="move"
      css={{ [whileBarHidden]: { transform: 'translateY(calc(-100% - var(--bar)))' } }}
    >
      {children}
    </Box>
  )
}

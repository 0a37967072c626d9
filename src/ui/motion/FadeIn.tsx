import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useHydrated } from '@tanstack/react-router'
import { div, p, span } from 'framer-motion/m'
import { useState } from 'react'
import { motionCanPlay } from './motionReady.ts'

const moving = { div, p, span }

interface FadeInProps extends HTMLChakraProps<'p'> {
  as: 'span' | 'p' | 'div'
  /** Delay of the fade in seconds, from arrival at the page. */
  at: number
}

/**
 * Fades in and moves up slightly. Framer Motion animates it on navigations inside the app; the first page is painted
 * before scripts run, so CSS plays the same animation there. Instant with reduced motion (HM-02).
 */
export function FadeIn({ as, at, children, ...style }: FadeInProps) {
  const hydrated = useHydrated()
  const [byMotion] = useState(() => hydrated && motionCanPlay())
  if (!byMotion) {
    return (
      <chakra.p
        as={as}
        animation="rise {durations.enter} {easings.out} both"
        animationDelay={at ? `${at}s` : undefined}
        {...style}
      >
        {children}
      </chakra.p>
    )
  }
  const Moving = moving[as]
  return (
    <chakra.p asChild {...style}>
      <Moving
        initial={{ opacity: 0, y: 14 }}
        animate={{ opacity: 1, y: 0 }}
        transition={{ delay: at, duration: 0.7, ease: [0.2, 0.7, 0.2, 1] }}
      >
        {children}
      </Moving>
    </chakra.p>
  )
}

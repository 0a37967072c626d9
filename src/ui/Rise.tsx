import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { div, p, span } from 'framer-motion/m'
import { useState } from 'react'
import { motionCanPlay } from './motionReady.ts'
import { useHydrating } from './useHydrating.ts'

const moving = { div, p, span }

interface RiseProps extends HTMLChakraProps<'p'> {
  as: 'span' | 'p' | 'div'
  /** Seconds after the arrival at the page at which the fade begins. */
  at: number
}

/**
 * Fades in and rises a little. Framer Motion plays it on every arrival inside the app; the first page of a visit is
 * painted before any script, so a style sheet plays the same there (decision 13). Instant with reduced motion.
 */
export function Rise({ as, at, children, ...style }: RiseProps) {
  const hydrating = useHydrating()
  const [byMotion] = useState(() => !hydrating && motionCanPlay())
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

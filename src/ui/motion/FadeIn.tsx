import { chakra } from '@chakra-ui/react'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import type { FadeInProps } from './MovingLine.tsx'
import { motionCanPlay } from './motionReady.ts'
import { movingLine } from './movingLines.ts'

/**
 * Fades in and moves up slightly. Framer Motion animates it on navigations inside the app; the first page is painted
 * before scripts run, so CSS plays the same animation there. Instant with reduced motion (HM-02).
 */
export function FadeIn({ as, at, children, ...style }: FadeInProps) {
  const hydrated = useHydrated()
  const [Moving] = useState(() => (hydrated && motionCanPlay() ? movingLine() : undefined))
  if (Moving) {
    return (
      <Moving as={as} at={at} {...style}>
        {children}
      </Moving>
    )
  }
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
